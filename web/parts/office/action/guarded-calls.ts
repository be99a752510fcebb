import { SIGNED_IN_AS } from '../../../../contract/call/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { type Sending, sendCallsBy } from '../../../platform/call-server.ts';

/** `session`: nobody is signed in any more, or somebody else. `identity`: the proof of who it is has grown old. */
export type Wanted = 'session' | 'identity';
type Ask = (wanted: Wanted) => Promise<boolean>;

const WANTED: Record<string, Wanted> = {
  INVALID_SESSION_ID: 'session',
  SECOND_FACTOR_NEEDED: 'session',
  OTHER_PERSON: 'session',
  CONFIRM_IDENTITY: 'identity',
};
/** They begin the session themselves, or are asked by the question for it. */
const SIGNING_IN =
  /^(AccountController\.|StaffSignInController\.(getStaffSignIn|loginWith|startPasskey[LC]|check))/;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;
let openedBy: string | undefined;

/** The page that is open says how a person proves who they are; returns how to take it back. */
export function onProofWanted(askPerson: Ask): () => void {
  ask = askPerson;
  sendCallsBy(guarded);
  return () => {
    if (ask === askPerson) ask = null;
  };
}

/** In whose name changes are sent from now on: the server refuses them when the session is another one's. */
export function sendAs(accountId: string | undefined): void {
  openedBy = accountId;
}

/** One question at a time, whoever wants the proof. */
export function askForProof(wanted: Wanted): Promise<boolean> {
  asking ??= (ask?.(wanted) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

/** Repeats a call that wants a session or a fresh proof, once the person has given it, still in the name of who made it. */
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

function wantedBy(error: unknown): Wanted | undefined {
  if (!(error instanceof CallError)) return undefined;
  return error.errors.map(({ errorCode }) => WANTED[errorCode]).find(Boolean);
}
