import type { RegistrationDraft } from '../../../contract/checkout/order-draft-calls.ts';
import { ownerOf } from '../../account/owner.ts';
import { storeDraft } from '../../order/store-draft.ts';
import type { GuestContext } from '../../platform/context.ts';
import { readGrant } from '../activation-grant.ts';
import { findRegistrationDraft, saveRegistrationDraft } from './registration-draft-queries.ts';

/** The draft of this browser for the card whose code it entered last. */
export async function openRegistrationDraft(context: GuestContext): Promise<unknown> {
  const grant = await readGrant(context);
  const { accountId, browserHash } = await ownerOf(context);
  if (!grant || !browserHash) return null;
  const { cardId } = grant;
  const now = context.clock.now();
  return findRegistrationDraft(context.pool, { cardId, browserHash, accountId, now });
}

type Typed = { cardId: string; form: RegistrationDraft; transactionId: string | undefined };

export async function storeRegistrationDraft(
  { cardId, form, transactionId }: Typed,
  context: GuestContext,
): Promise<{ isSaved: boolean }> {
  // Another tab may have entered another code meanwhile: a draft of one card must not be saved for the next.
  if ((await readGrant(context))?.cardId !== cardId) return { isSaved: false };
  return storeDraft({ form, transactionId }, context, ({ browserHash, accountId }) =>
    saveRegistrationDraft(context.pool, {
      cardId,
      browserHash,
      accountId,
      form,
      now: context.clock.now(),
    }),
  );
}
