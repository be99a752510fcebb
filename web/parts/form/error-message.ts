import { CallError } from '../../platform/call-error.ts';
import { DataError } from '../../platform/records/data-error.ts';
import { SignInDeclined } from '../account/use-sign-in-again.ts';

/** What to say of a call that failed; null when the person themselves turned back. */
export function errorMessage(error: unknown, otherwise: string): string | null {
  if (error instanceof SignInDeclined) return null;
  // Both carry the server's own words; without an answer there are none.
  if (error instanceof DataError) return error.status > 0 ? error.message : otherwise;
  return (error instanceof CallError && error.errors[0]?.message) || otherwise;
}
