/** Subject of a withdrawal when the order number is unknown. */
export const WITHDRAWN_KINDS = ['card', 'gift', 'renewal'] as const;
export type WithdrawnKind = (typeof WITHDRAWN_KINDS)[number];

/** As numbers are stored: people type spaces, dashes and lower case. */
export function cleanOrderNumber(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Anyone can type any address: the letter repeats a name only if no mail program makes a link of it. */
export function isRepeatable(name: string): boolean {
  return /^[\p{L}\p{M} '’-]+$/u.test(name);
}
