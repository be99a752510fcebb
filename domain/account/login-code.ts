export const CODE_MINUTES = 10;
export const CODE_SECONDS = CODE_MINUTES * 60;
/** The link that changes a forgotten password. */
export const RESET_LINK_MINUTES = 30;
export const CODE_TRIES = 5;
/** How long one waits before asking for another code. */
export const RESEND_SECONDS = 60;

/** Chance comes from outside: a whole number below a million makes six digits. */
export function formatLoginCode(chance: number): string {
  return String(chance).padStart(6, '0');
}

/** What was typed or pasted, spaces ignored; null when it is not six digits. */
export function parseLoginCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}
