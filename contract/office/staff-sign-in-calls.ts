import { z } from 'zod';
import { change, needsRecent, read } from '../call/call.ts';
import { epochMs, text, unvalidated } from '../call/wire-values.ts';

// Key fields are base64url strings; the WebAuthn library validates their form and signatures.
const keyText = text(20_000);
const keyId = text(1_400);
const code = text(50);
const name = text(60).min(1);

const newKey = z.object({
  id: keyId,
  rawId: keyId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: keyText,
    attestationObject: keyText,
    transports: z.array(text(20)).max(10).default([]),
  }),
});

const signature = z
  .object({
    id: keyId,
    rawId: keyId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: keyText,
      authenticatorData: keyText,
      signature: keyText,
      userHandle: text(200).optional(),
    }),
  })
  .meta({ id: 'PasskeySignature' });

/** Options for the key: created and read by the WebAuthn library. */
const options = z.object({ options: unvalidated });
const proved = z.object({ isVerified: z.literal(true) });
/** Shown once: with the first factor that is set up, or when new ones are created. */
const codes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
const done = z.object({ isDone: z.literal(true) });

const passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    addedAt: epochMs,
    lastUsedAt: epochMs.nullable(),
  })
  .meta({ id: 'Passkey' });

/** Staff sign-in with a passkey, or with an app's code after the password. */
export const staffSignInCalls = {
  /** Open to everyone: the page also serves visitors without a session. */
  getStaffSignIn: read(
    'How far the sign-in of a worker has come',
    z.object({}),
    z.object({
      /** Development setting: a password is enough. */
      isSkipped: z.boolean(),
      /** Null: not signed in, or no second factor required. */
      member: z
        .object({
          accountId: z.uuid(),
          name: z.string(),
          emailAddress: z.string(),
          isVerified: z.boolean(),
          isSetUp: z.boolean(),
          hasPasskey: z.boolean(),
          hasTotp: z.boolean(),
          codesLeft: z.int().min(0),
          /** Empty until the session is verified. */
          passkeys: z.array(passkey),
        })
        .nullable(),
    }),
  ),

  startPasskeyLogin: change('Begin signing in with a passkey', z.object({}), options),
  loginWithPasskey: change('Sign in with a passkey', z.object({ signature }), proved),

  startPasskeyCheck: change('Begin the second factor with a passkey', z.object({}), options),
  checkPasskey: change('Give a passkey as the second factor', z.object({ signature }), proved),
  checkTotp: change(
    'Give a code of an authenticator app as the second factor',
    z.object({ code }),
    proved,
  ),
  checkRecoveryCode: change(
    'Give a recovery code as the second factor',
    z.object({ code }),
    proved,
  ),
};

/** The caller's own passkeys, authenticator app and recovery codes. */
export const ownFactorCalls = {
  startPasskey: needsRecent(change('Begin adding a passkey', z.object({}), options)),
  addPasskey: needsRecent(change('Add a passkey', z.object({ name, key: newKey }), codes)),
  renamePasskey: needsRecent(change('Rename a passkey', z.object({ id: z.uuid(), name }), done)),
  removePasskey: needsRecent(change('Remove a passkey', z.object({ id: z.uuid() }), done)),
  startTotp: needsRecent(
    change(
      'Begin adding an authenticator app',
      z.object({}),
      z.object({
        /** For typing when the QR code cannot be scanned. */
        secret: z.string(),
        picture: z.object({ size: z.int().min(1), path: z.string() }),
      }),
    ),
  ),
  addTotp: needsRecent(change('Add an authenticator app', z.object({ code }), codes)),
  removeTotp: needsRecent(change('Remove the authenticator app', z.object({}), done)),
  makeRecoveryCodes: needsRecent(change('Make new recovery codes', z.object({}), codes)),
};
