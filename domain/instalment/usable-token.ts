import type { LocalDate } from '../base/local-date.ts';

/** `expiresOn`: last valid month of the card, 'YYYY-MM', or empty when unknown. */
export function isUsableToken(
  { expiresOn, isRevoked }: { expiresOn: string; isRevoked: boolean },
  today: LocalDate,
): boolean {
  return !isRevoked && (expiresOn === '' || expiresOn >= today.slice(0, 7));
}
