/** Facts that staff can compare on the phone. */
export const IDENTITY_FACTS = [
  'fullName',
  'yearOfBirth',
  'postalAddress',
  'phone',
  'customerNumber',
  'orderSum',
  'orderDay',
  'lastVisit',
] as const;
export type IdentityFact = (typeof IDENTITY_FACTS)[number];

export const LEAST_FACTS = 3;

/** Facts that a relative or a phone directory does not know. */
const OWN_FACTS: readonly IdentityFact[] = ['customerNumber', 'orderSum', 'orderDay', 'lastVisit'];

/** Whether the facts identify the customer. Only facts that we have can be compared. */
export function identityFault(
  compared: readonly IdentityFact[],
  known: readonly IdentityFact[],
): 'notKnown' | 'tooFewFacts' | 'noOwnFact' | null {
  const facts = [...new Set(compared)];
  if (facts.some((fact) => !known.includes(fact))) return 'notKnown';
  if (facts.length < LEAST_FACTS) return 'tooFewFacts';
  return facts.some((fact) => OWN_FACTS.includes(fact)) ? null : 'noOwnFact';
}
