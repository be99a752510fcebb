export const CODE_MINUTES = 10;
export const CODE_SECONDS = CODE_MINUTES * 60;
/** Link to reset a forgotten password. */
export const RESET_LINK_MINUTES = 30;
export const CODE_TRIES = 5;
/** Waiting time before another code can be requested. */
export const RESEND_SECONDS = 60;

/** The caller supplies the random number below a million, which makes six digits. */
export function formatLoginCode(chance: number): string {
  return String(chance).padStart(6, '0');
}

/** Typed or pasted code without spaces; null unless it has six digits. */
export function parseLoginCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}
