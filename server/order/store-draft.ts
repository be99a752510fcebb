import { ensureOwner } from '../account/owner.ts';
import { browserKeyOf } from '../account/session/browser-key.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import type { Owner } from '../platform/session.ts';

/** Browsers of one address that begin a form: more is nobody's typing. */
const NEW_BROWSERS = { scope: 'order-draft', limit: 300, windowSeconds: 3600 };
/** Twenty gifts with their greetings and addresses have room in it. */
const LONGEST_FORM = 40_000;

type NewDraft = { form: object; transactionId: string | undefined };
type Save = (owner: Owner & { browserHash: Buffer }) => Promise<boolean>;

/** A draft is a convenience: what cannot be kept is not refused, only not kept. */
export async function storeDraft(
  { form, transactionId }: NewDraft,
  context: GuestContext,
  save: Save,
): Promise<{ isSaved: boolean }> {
  const { pool, clock, address } = context;
  if (JSON.stringify(form).length > LONGEST_FORM) return { isSaved: false };
  const mark = await browserKeyOf('buyer', context);
  // A page that outlived its session must not leave its form to whoever sits down next.
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
