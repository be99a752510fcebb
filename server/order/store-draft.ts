import { ensureOwner } from '../account/owner.ts';
import { browserKeyOf } from '../account/session/browser-key.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import type { Owner } from '../platform/session.ts';

/** New drafts per IP address; more is automation. */
const NEW_BROWSERS = { scope: 'order-draft', limit: 300, windowSeconds: 3600 };
/** Room for twenty gifts with greetings and addresses. */
const LONGEST_FORM = 40_000;

type NewDraft = { form: object; transactionId: string | undefined };
type Save = (owner: Owner & { browserHash: Buffer }) => Promise<boolean>;

/** A draft is a convenience: one that cannot be saved is dropped without an error. */
export async function storeDraft(
  { form, transactionId }: NewDraft,
  context: GuestContext,
  save: Save,
): Promise<{ isSaved: boolean }> {
  const { pool, clock, address } = context;
  if (JSON.stringify(form).length > LONGEST_FORM) return { isSaved: false };
  const mark = await browserKeyOf('buyer', context);
  // An expired session must not leave its form to the next person at the computer.
  if (mark.state === 'foreign' && !context.user) return { isSaved: false };
  if (mark.state !== 'own') {
    const { allowed } = await consumeRateLimit(pool, {
      ...NEW_BROWSERS,
      key: address,
      now: clock.now(),
    });
    if (!allowed) return { isSaved: false };
  }
  return { isSaved: await save(await ensureOwner(context, transactionId)) };
}
