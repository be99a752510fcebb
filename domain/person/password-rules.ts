import type { FieldError } from './field-error.ts';

const PASSWORD_MIN = 8;

/** At least 8 characters with at least one letter and one digit, as separate rules for a checklist. */
export function passwordRules(password: string) {
  return {
    longEnough: [...password].length >= PASSWORD_MIN,
    hasLetter: /\p{L}/u.test(password),
    hasDigit: /\p{Nd}/u.test(password),
  };
}

export function isStrongEnough(password: string): boolean {
  const { longEnough, hasLetter, hasDigit } = passwordRules(password);
  return longEnough && hasLetter && hasDigit;
}

/** A mismatch is reported at the password, and at the confirmation too when it is not empty. */
export function confirmationErrors(password: string, confirmPassword: string): FieldError[] {
  const confirmation = error('confirmPassword', 'confirmMissing');
  const passwordIsEmpty = password.trim() === '';
  if (confirmPassword === '') {
    return passwordIsEmpty ? [confirmation] : [error('password', 'passwordMismatch'), confirmation];
  }
  if (password === confirmPassword) return [];
  const mismatch = error('confirmPassword', 'passwordMismatch');
  return passwordIsEmpty ? [mismatch] : [error('password', 'passwordMismatch'), mismatch];
}

function error(field: string, code: FieldError['code']): FieldError {
  return { field, code, args: [] };
}
