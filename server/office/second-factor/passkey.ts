import type {
  VerifyAuthenticationResponseOpts,
  VerifyRegistrationResponseOpts,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type {
  ownFactorCalls,
  staffSignInCalls,
} from '../../../contract/office/staff-sign-in-calls.ts';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import type { GuestContext, UserContext } from '../../platform/context.ts';
import {
  findPasskey,
  findPasskeys,
  type StoredPasskey,
  updatePasskeyUse,
} from './passkey-queries.ts';

type NewKey = z.output<typeof ownFactorCalls.addPasskey.input>['key'];
type Signature = z.output<typeof staffSignInCalls.checkPasskey.input>['signature'];

/** Lazy import: its certificate parsers take a third of a second to load, needed only for staff sign-in. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, as supported by keys and phones. */
const ALGORITHMS = [-8, -7, -257];

/** From the configured public URL: the request's Host header is under the caller's control. */
function relyingParty({ settings }: Pick<GuestContext, 'settings'>) {
  const { hostname, origin } = new URL(settings.publicUrl);
  return { rpID: hostname, origin };
}

export async function newKeyOptions(context: UserContext) {
  const { pool, language, user } = context;
  const { product } = await findLetterhead(pool, language);
  const known = await findPasskeys(pool, user.accountId);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: product.nominative,
    rpID: relyingParty(context).rpID,
    userName: user.emailAddress,
    userID: new TextEncoder().encode(user.accountId),
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** With keys one of them must sign; without, any of our passkeys in the browser. */
export async function signatureOptions(context: GuestContext, keys: StoredPasskey[] = []) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    allowCredentials: keys.map(descriptor),
    userVerification: 'required',
  });
}

function descriptor({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId.toString('base64url'), transports };
}

/** The verified new key; null when the registration is invalid. */
export async function verifyNewKey(key: NewKey, challenge: string, context: GuestContext) {
  const { rpID, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response: {
      ...key,
      clientExtensionResults: {},
    } as VerifyRegistrationResponseOpts['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: key.response.transports,
  };
}

/** The key that signed, with its counter updated; null when unknown, invalid or replayed. */
export async function verifySignature(
  signature: Signature,
  challenge: string,
  context: GuestContext,
): Promise<StoredPasskey | null> {
  const { pool, clock } = context;
  const key = await findPasskey(pool, Buffer.from(signature.id, 'base64url'));
  if (!key || !isOwnHandle(signature.response.userHandle, key)) return null;
  const { rpID, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: {
      ...signature,
      clientExtensionResults: {},
    } as VerifyAuthenticationResponseOpts['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: key.credentialId.toString('base64url'),
      publicKey: new Uint8Array(key.publicKey),
      counter: key.counter,
    },
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { newCounter } = checked.authenticationInfo;
  const isNew = await updatePasskeyUse(pool, {
    id: key.id,
    counter: newCounter,
    now: clock.now(),
  });
  return isNew ? key : null;
}

/** A discoverable key names its owner; if present, the handle must match. */
function isOwnHandle(userHandle: string | undefined, { accountId }: StoredPasskey): boolean {
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === accountId;
}
