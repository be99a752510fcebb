import type { LocalDate } from '../base/local-date.ts';

/** `expiresOn`: the last month in which the card is good, 'YYYY-MM', or empty when it was not told. */
export function isUsableToken(
  { expiresOn, isRevoked }: { expiresOn: string; isRevoked: boolean },
  today: LocalDate,
): boolean {
  return !isRevoked && (expiresOn === '' || expiresOn >= today.slice(0, 7));
}
