import { orderDraftCalls } from '../../contract/checkout/order-draft-calls.ts';
import { hashOf } from '../account/secret-token.ts';
import { browserKeyOf } from '../account/session/browser-key.ts';
import {
  openRegistrationDraft,
  storeRegistrationDraft,
} from '../activation/registration/registration-draft.ts';
import { withoutDiskWait } from '../db/relaxed-commit.ts';
import {
  findOrderDraft,
  type OrderDraftKind,
  saveOrderDraft,
} from '../order/order-draft-queries.ts';
import { storeDraft } from '../order/store-draft.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';

const storedGift = orderDraftCalls.getGiftDraft.output.shape.form;
const storedCompany = orderDraftCalls.getCompanyDraft.output.shape.form;
const storedRegistration = orderDraftCalls.getRegistrationDraft.output.shape.form;

export const orderDraftAnswers: Answers<typeof orderDraftCalls, GuestContext> = {
  async getGiftDraft({ isDigitalGift }, context) {
    countFunnelStep(context, { step: 'formOpened', kind: 'gift', billing: 'undecided' });
    const form = await draftOf(giftKind(isDigitalGift), context);
    // The shape of an older release is no draft.
    return { form: storedGift.safeParse(form).data ?? null };
  },

  saveGiftDraft: ({ isDigitalGift, form, transactionId }, context) =>
    store({ kind: giftKind(isDigitalGift), form, transactionId }, context),

  async getCompanyDraft(_, context) {
    countFunnelStep(context, { step: 'formOpened', kind: 'companyOrder', billing: 'undecided' });
    const form = await draftOf('companyOrder', context);
    return { form: storedCompany.safeParse(form).data ?? null };
  },

  saveCompanyDraft: ({ form, transactionId }, context) =>
    store({ kind: 'companyOrder', form, transactionId }, context),

  async getRegistrationDraft(_, context) {
    const form = await openRegistrationDraft(context);
    return { form: storedRegistration.safeParse(form).data ?? null };
  },

  saveRegistrationDraft: ({ cardAssetId: cardId, form, transactionId }, context) =>
    storeRegistrationDraft({ cardId, form, transactionId }, context),
};

function giftKind(isDigital: boolean): OrderDraftKind {
  return isDigital ? 'giftDigital' : 'giftEnvelope';
}

async function draftOf(kind: OrderDraftKind, context: GuestContext): Promise<unknown> {
  const mark = await browserKeyOf('buyer', context);
  // The browser belonged to somebody else: the form opens empty, and a new cookie follows.
  if (mark.state === 'foreign') context.session.cookies.clear('buyer');
  if (mark.state !== 'own') return null;
  const browserHash = hashOf(mark.key);
  return findOrderDraft(context.pool, { browserHash, kind, now: context.clock.now() });
}

type NewDraft = { kind: OrderDraftKind; form: object; transactionId: string | undefined };

function store({ kind, form, transactionId }: NewDraft, context: GuestContext) {
  return storeDraft({ form, transactionId }, context, ({ browserHash }) =>
    withoutDiskWait(context.pool, (db) =>
      saveOrderDraft(db, { browserHash, kind, form, now: context.clock.now() }),
    ),
  );
}
