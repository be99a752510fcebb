/** How a monthly renewal is paid. */
export const PAYMENT_SCENARIOS = [
  'expiredCardValidToken',
  'validCardAndToken',
  'expiredCardTokenizationRequired',
  'validCardTokenizationRequired',
] as const;
export type PaymentScenario = (typeof PAYMENT_SCENARIOS)[number];

export function paymentScenario(now: {
  cardIsValid: boolean;
  hasUsableToken: boolean;
}): PaymentScenario {
  if (now.hasUsableToken) return now.cardIsValid ? 'validCardAndToken' : 'expiredCardValidToken';
  return now.cardIsValid ? 'validCardTokenizationRequired' : 'expiredCardTokenizationRequired';
}

/** With a saved payment card it is charged; otherwise a card is saved first. */
export function chargesSavedCard(scenario: PaymentScenario): boolean {
  return scenario === 'validCardAndToken' || scenario === 'expiredCardValidToken';
}
