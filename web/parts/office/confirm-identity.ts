import { CallError } from '../../platform/call-error.ts';
import { sendChangesBy } from '../../platform/call-server.ts';

type Ask = () => Promise<boolean>;
let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** The page that is open says how a person proves again who they are; returns how to take it back. */
export function onIdentityAsked(askPerson: Ask): () => void {
  ask = askPerson;
  sendChangesBy(withIdentity);
  return () => {
    if (ask === askPerson) ask = null;
  };
}

/** Repeats a call that wants a recent second factor, once the person has given it. Several calls ask once. */
export async function withIdentity<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!ask || !isIdentityAsked(error)) throw error;
    asking ??= ask().finally(() => {
      asking = null;
    });
    if (!(await asking)) throw error;
    return send();
  }
}

function isIdentityAsked(error: unknown): boolean {
  return (
    error instanceof CallError &&
    error.errors.some(({ errorCode }) => errorCode === 'CONFIRM_IDENTITY')
  );
}
