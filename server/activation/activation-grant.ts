import { z } from 'zod';
import type { GuestContext } from '../context.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';

const HOUR_SECONDS = 60 * 60;
/** As long as the link in the mail: the browser that registered is known again when it is followed. */
export const REGISTERED_SECONDS = 30 * 24 * HOUR_SECONDS;

const grantSchema = z.object({
  cardId: z.uuid(),
  /** As it was typed, to be shown again. */
  code: z.string(),
  until: z.number(),
  /** Set once this browser has registered the card. */
  mark: z.string().nullable(),
});
export type Grant = z.infer<typeof grantSchema>;

type Doors = Pick<GuestContext, 'session' | 'settings' | 'clock'>;

/** This browser brought the code of the card: sealed into its cookie, so there is nothing to guess or to make up. */
export function writeGrant({ session, settings, clock }: Doors, grant: Omit<Grant, 'until'>): void {
  const seconds = grant.mark ? REGISTERED_SECONDS : HOUR_SECONDS;
  const text = JSON.stringify({ ...grant, until: clock.now() + seconds * 1000 });
  const sealed = sealText(text, { kind: 'activation-grant', secretKey: settings.secretKey });
  session.cookies.write('activation', sealed.toString('base64url'), seconds);
}

export function readGrant({ session, settings, clock }: Doors): Grant | null {
  const cookie = session.cookies.read('activation');
  if (!cookie) return null;
  try {
    const key = { kind: 'activation-grant', secretKey: settings.secretKey } as const;
    const grant = grantSchema.parse(JSON.parse(unsealText(Buffer.from(cookie, 'base64url'), key)));
    return grant.until > clock.now() ? grant : null;
  } catch {
    // Made up, or sealed with a key that has been replaced since.
    return null;
  }
}
