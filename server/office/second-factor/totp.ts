import { Secret, TOTP } from 'otpauth';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import { drawTextQr } from '../../my-card/draw-code.ts';
import type { UserContext } from '../../platform/context.ts';
import { sealText, unsealText } from '../../platform/seal-text.ts';
import { findPendingTotp, findTotp, updateTotpStep, upsertPendingTotp } from './totp-queries.ts';

const PERIOD_SECONDS = 30;
const PENDING_SECONDS = 15 * 60;
/** Tolerates one time step of clock drift. */
const WINDOW = 1;

/** New secret for an authenticator app, active after its first code. */
export async function startTotp(context: UserContext) {
  const { pool, clock, language, user } = context;
  const secret = new Secret({ size: 20 });
  const sealed = sealText(secret.base32, sealKey(context));
  const until = clock.now() + PENDING_SECONDS * 1000;
  await upsertPendingTotp(pool, { accountId: user.accountId, sealed, until });
  const { product } = await findLetterhead(pool, language);
  const address = makeTotp(secret, product.nominative, user.emailAddress).toString();
  const { width, path } = drawTextQr(address);
  return { secret: secret.base32, picture: { size: width, path } };
}

/** Time step of the code for the app being added; null when wrong. */
export async function findPendingStep(code: string, context: UserContext) {
  const { pool, clock, user } = context;
  const sealed = await findPendingTotp(pool, user.accountId, clock.now());
  return sealed && { sealed, step: stepOf(code, sealed, context) };
}

/** Accepts a code once, and none older than the last one used. */
export async function spendTotpCode(code: string, context: UserContext): Promise<boolean> {
  const { pool, user } = context;
  const { accountId } = user;
  const sealed = await findTotp(pool, accountId);
  const step = sealed && stepOf(code, sealed, context);
  return step !== null && updateTotpStep(pool, { accountId, step, sealed: sealed as Buffer });
}

function stepOf(code: string, sealed: Buffer, context: UserContext): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const secret = Secret.fromBase32(unsealText(sealed, sealKey(context)));
  const timestamp = context.clock.now();
  const delta = makeTotp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta;
}

/** Defaults that every app supports: SHA-1, six digits, thirty seconds. */
function makeTotp(secret: Secret, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}

function sealKey({ settings }: UserContext) {
  return { kind: 'totp-secret', secretKey: settings.secretKey } as const;
}
