import type { FieldError } from './field-error.ts';

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
