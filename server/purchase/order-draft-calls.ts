import { orderDraftCalls } from '../../contract/order-draft-calls.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { takeToken } from '../platform/rate-limit.ts';
import { countFunnelStep } from '../tracking/count-funnel.ts';
import { findOrderDraft, type OrderDraftKind, saveOrderDraft } from './order-draft-queries.ts';
import { ownerOf, ownerToBe } from './order-owner.ts';

/** Browsers of one address that begin a form: more is nobody's typing. */
const NEW_BROWSERS = { scope: 'order-draft', limit: 300, windowSeconds: 3600 };
/** Twenty gifts with their greetings and addresses have room in it. */
const LONGEST_FORM = 40_000;

const storedGift = orderDraftCalls.getGiftDraft.output.shape.form;
const storedCompany = orderDraftCalls.getCompanyDraft.output.shape.form;

export const orderDraftAnswers: Answers<typeof orderDraftCalls, GuestContext> = {
  async getGiftDraft({ isDigitalGift }, context) {
    countFunnelStep(context, { step: 'formOpened', kind: 'gift', billing: 'undecided' });
    const form = await draftOf(giftKind(isDigitalGift), context);
    // A draft in the shape of an older release is no draft.
    return { form: storedGift.safeParse(form).data ?? null };
  },

  saveGiftDraft: ({ isDigitalGift, form, transactionId }, context) =>
    keep({ kind: giftKind(isDigitalGift), form, transactionId }, context),

  async getCompanyDraft(_, context) {
    countFunnelStep(context, { step: 'formOpened', kind: 'companyOrder', billing: 'undecided' });
    const form = await draftOf('companyOrder', context);
    return { form: storedCompany.safeParse(form).data ?? null };
  },

  saveCompanyDraft: ({ form, transactionId }, context) =>
    keep({ kind: 'companyOrder', form, transactionId }, context),
};

function giftKind(isDigital: boolean): OrderDraftKind {
  return isDigital ? 'giftDigital' : 'giftEnvelope';
}

async function draftOf(kind: OrderDraftKind, context: GuestContext): Promise<unknown> {
  const { browserHash } = ownerOf(context);
  if (!browserHash) return null;
  return findOrderDraft(context.pool, { browserHash, kind, now: context.clock.now() });
}

type Kept = { kind: OrderDraftKind; form: object; transactionId: string | undefined };

/** A draft is a convenience: what cannot be kept is not refused, only not kept. */
async function keep({ kind, form, transactionId }: Kept, context: GuestContext) {
  const { pool, clock, address } = context;
  const now = clock.now();
  if (JSON.stringify(form).length > LONGEST_FORM) return { isSaved: false };
  if (!ownerOf(context).browserHash) {
    const { allowed } = await takeToken(pool, { ...NEW_BROWSERS, key: address, now });
    if (!allowed) return { isSaved: false };
  }
  const { browserHash } = ownerToBe(context, transactionId);
  await saveOrderDraft(pool, { browserHash, kind, form, now });
  return { isSaved: true };
}
