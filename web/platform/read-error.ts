import { CallError, SignInDeclined, statusOf } from './call-error.ts';

/** The server's message, otherwise this text: a proxy's "Bad Gateway" is not shown. Null: the user cancelled. */
export function errorMessage(error: unknown, otherwise: string): string | null {
  if (error instanceof SignInDeclined) return null;
  return (error instanceof CallError && error.errors[0]?.message) || otherwise;
}

/** Null when the answer has one of these statuses: not found, or not for this user. */
export async function unlessStatus<Data>(
  statuses: number[],
  reading: () => Promise<Data>,
): Promise<Data | null> {
  try {
    return await reading();
  } catch (error) {
    if (statuses.includes(statusOf(error))) return null;
    throw error;
  }
}
