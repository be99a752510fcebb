import { SIGNED_IN_AS } from '../../../../contract/call/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { type Sending, sendCallsBy } from '../../../platform/call-server.ts';

/** `session`: signed out, or somebody else is signed in. `identity`: the last verification is too old. */
export type ProofKind = 'session' | 'identity';
type Ask = (wanted: ProofKind) => Promise<boolean>;

const WANTED: Record<string, ProofKind> = {
  INVALID_SESSION_ID: 'session',
  SECOND_FACTOR_NEEDED: 'session',
  OTHER_PERSON: 'session',
  CONFIRM_IDENTITY: 'identity',
};
/** Calls that begin the session, or belong to its dialog. */
const SIGNING_IN =
  /^(AccountController\.|StaffSignInController\.(getStaffSignIn|loginWith|startPasskey[LC]|check))/;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;
let openedBy: string | undefined;

/** Registers the dialog of the open page that verifies a person; returns how to unregister it. */
export function onProofRequired(askPerson: Ask): () => void {
  ask = askPerson;
  sendCallsBy(guarded);
  return () => {
    if (ask === askPerson) ask = null;
  };
}

/** Expected user of all changes from now on: the server refuses them in another user's session. */
export function sendAs(accountId: string | undefined): void {
  openedBy = accountId;
}

/** One dialog at a time, shared by all calls that wait for it. */
export function askForProof(wanted: ProofKind): Promise<boolean> {
  asking ??= (ask?.(wanted) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

/**
 * Repeats a call that needs a session or a recent verification, once the person gave it, still for the original user.
 */
export async function guarded<Answer>({ name, isChange, send }: Sending<Answer>) {
  const isSigningIn = SIGNING_IN.test(name);
  const sender = isChange && !isSigningIn && openedBy ? { [SIGNED_IN_AS]: openedBy } : undefined;
  try {
    return await send(sender);
  } catch (error) {
    const wanted = wantedBy(error);
    if (!ask || !wanted || (isSigningIn && wanted === 'session')) throw error;
    if (!(await askForProof(wanted))) throw error;
    return send(sender);
  }
}

function wantedBy(error: unknown): ProofKind | undefined {
  if (!(error instanceof CallError)) return undefined;
  return error.errors.map(({ errorCode }) => WANTED[errorCode]).find(Boolean);
}
