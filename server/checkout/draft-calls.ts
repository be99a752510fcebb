import { type DraftForm, draftCalls } from '../../contract/checkout/draft-calls.ts';
import { COUNTRIES, HOME_COUNTRY } from '../../domain/person/country.ts';
import { NO_PHONE } from '../../domain/person/phone-number.ts';
import { hasPassword } from '../account/account-queries.ts';
import { withoutDiskWait } from '../db/relaxed-commit.ts';
import { findDraft, findKnownBuyer, saveDraft } from '../order/draft-queries.ts';
import { heldCardView } from '../order/held-card.ts';
import { findHeldCard, isCardBeingPaid } from '../order/purchase-queries.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';

const storedForm = draftCalls.getPurchaseDraft.output.shape.form;

export const draftAnswers: Answers<typeof draftCalls, UserContext> = {
  async getPurchaseDraft(_, context) {
    const { pool, clock, user } = context;
    const { accountId } = user;
    const [form, heldCard, isBeingPaid, passwordIsSet] = await Promise.all([
      findDraft(pool, { accountId, now: clock.now() }),
      findHeldCard(pool, accountId),
      isCardBeingPaid(pool, { accountId, kind: 'standard', now: clock.now() }),
      hasPassword(pool, accountId),
    ]);
    // A card holder sees no form.
    if (!heldCard)
      countFunnelStep(context, { step: 'formOpened', kind: 'standard', billing: 'undecided' });
    // The shape of an older release is no draft.
    const { data = null } = storedForm.safeParse(form);
    return {
      form: data ?? (heldCard ? null : formOfKnown(await findKnownBuyer(pool, accountId))),
      heldCard: heldCardView(heldCard, clock.now()),
      isBeingPaid,
      hasPassword: passwordIsSet,
    };
  },

  async savePurchaseDraft({ form }, { pool, clock, user: { accountId } }) {
    const draft = { accountId, form, now: clock.now() };
    await withoutDiskWait(pool, (db) => saveDraft(db, draft));
    return { isSaved: true };
  },
};

/** Prefills known details, but no foreign phone number, which is stored without its country. */
function formOfKnown(known: Awaited<ReturnType<typeof findKnownBuyer>>): DraftForm | null {
  if (!known || (known.firstName === '' && known.streetAddress === '')) return null;
  const isFinnish = known.phone.startsWith('+358') || !known.phone.startsWith('+');
  return {
    ...known,
    country: COUNTRIES.find((code) => code === known.country) ?? HOME_COUNTRY,
    phone: { ...NO_PHONE, phone: isFinnish ? known.phone : '' },
    plasticCardOptOut: false,
    subscribedNewsletter: false,
    paymentBillingType: 'annually',
  };
}
