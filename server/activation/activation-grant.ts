import { z } from 'zod';
import type { ActivationCode } from '../../domain/activation/activation-code.ts';
import { LASTS_SECONDS } from '../../domain/privacy/lasts-seconds.ts';
import { browserKeyOf, issueBrowserKey } from '../account/session/browser-key.ts';
import type { SecretKey } from '../base/secret-key.ts';
import type { GuestContext } from '../platform/context.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';
import type { PresentedCode } from './activation-queries.ts';
import { activationCodeHashes } from './activation-secret.ts';

const HOUR_SECONDS = LASTS_SECONDS.hour;
/** The longest lifetime of a cookie: after a mistyped address nothing else opens the card. */
const REGISTERED_SECONDS = LASTS_SECONDS.longest;

const grantSchema = z.object({
  cardId: z.uuid(),
  /** As typed, to be shown again in the form. */
  code: z.string(),
  until: z.number(),
  /** Set once this browser has registered the card. */
  mark: z.string().nullable(),
  /** Secret of the gift letter whose link was followed here. Grants of earlier releases have none. */
  marker: z.string().nullable().default(null),
});
export type Grant = z.infer<typeof grantSchema>;

/** Card and code of a grant; the code may have been replaced since. */
export function presentedCodeOf({ cardId, code }: Grant, secretKey: SecretKey): PresentedCode {
  return { cardId, codeHashes: activationCodeHashes(code as ActivationCode, secretKey) };
}

type GrantDeps = Pick<GuestContext, 'pool' | 'session' | 'settings' | 'clock' | 'user'>;

/** Proves that this browser presented the code of the card: sealed into a cookie, so it cannot be guessed or forged. */
export async function writeGrant(doors: GrantDeps, grant: Omit<Grant, 'until'>): Promise<void> {
  const { settings, clock } = doors;
  const seconds = grant.mark ? REGISTERED_SECONDS : HOUR_SECONDS;
  const text = JSON.stringify({ ...grant, until: clock.now() + seconds * 1000 });
  const sealed = sealText(text, { kind: 'activation-grant', secretKey: settings.secretKey });
  await issueBrowserKey('activation', { key: sealed.toString('base64url'), seconds }, doors);
}

export async function readGrant(doors: GrantDeps): Promise<Grant | null> {
  const { settings, clock } = doors;
  const issued = await browserKeyOf('activation', doors);
  if (issued.state !== 'own') return null;
  try {
    const key = { kind: 'activation-grant', secretKey: settings.secretKey } as const;
    const grant = grantSchema.parse(
      JSON.parse(unsealText(Buffer.from(issued.key, 'base64url'), key)),
    );
    return grant.until > clock.now() ? grant : null;
  } catch {
    // Sealed with a key that is no longer in use.
    return null;
  }
}
