import { CallError } from '../../platform/call-error.ts';
import { SignInDeclined } from '../sign-in-again/use-sign-in-again.ts';

/** What to say of a call that failed; null when the person themselves turned back. */
export function toldFault(error: unknown, otherwise: string): string | null {
  if (error instanceof SignInDeclined) return null;
  return (error instanceof CallError && error.errors[0]?.message) || otherwise;
}
