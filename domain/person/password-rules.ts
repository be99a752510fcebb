import type { FieldError } from './field-error.ts';

const PASSWORD_MIN = 8;

/** spec 5: at least 8 characters with at least one letter and one digit. Each rule apart, for ticking off. */
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

/** spec 5: a mismatch is told at the password, and at the confirmation too when something is written there. */
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
