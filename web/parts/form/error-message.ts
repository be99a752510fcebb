import { CallError } from '../../platform/call-error.ts';
import { DataError } from '../../platform/records/data-error.ts';
import { SignInDeclined } from '../account/use-sign-in-again.ts';

/** The message of a failed call; null when the user cancelled the sign-in. */
export function errorMessage(error: unknown, otherwise: string): string | null {
  if (error instanceof SignInDeclined) return null;
  // Both error types carry the server's message, if it answered; a proxy's "Bad Gateway" is not shown to users.
  if (error instanceof DataError) return isFromUs(error) ? error.message : otherwise;
  return (error instanceof CallError && error.errors[0]?.message) || otherwise;
}

function isFromUs({ status, errorCode }: DataError): boolean {
  return status > 0 && errorCode !== 'UNKNOWN';
}
