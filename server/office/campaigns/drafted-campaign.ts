import type { campaignCalls } from '../../../contract/office/campaign-calls.ts';
import { helsinkiDay, later } from '../../../domain/base/local-date.ts';
import { normaliseCampaignCode } from '../../../domain/scheme/campaign/campaign.ts';
import { type CampaignPlan, purchasesOf } from '../../../domain/scheme/campaign/campaign-plan.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { notFound } from '../actions/action-refusals.ts';
import { planOf } from '../actions/campaign/campaign-plan-input.ts';
import { createCampaign } from '../actions/campaign/create-campaign.ts';
import { editCampaign } from '../actions/campaign/edit-campaign.ts';
import { limitsOf } from '../actions/campaign/new-campaign-codes.ts';
import { previewAction } from '../actions/perform-action.ts';
import { type BuyerView, type Plan, previewOrder } from '../order/order-preview.ts';
import { findCampaigns } from './campaign-result-queries.ts';

type Shown = Pick<
  typeof campaignCalls,
  'showCreatedCampaign' | 'showEditedCampaign' | 'showCampaign'
>;

/** Runs the action's own preview first, so that an invalid draft is refused with the same sentence. */
export const draftedCampaignAnswers: Answers<Shown, UserContext> = {
  async showCreatedCampaign({ input, ...asked }, context) {
    const { refusal } = await previewAction(context, createCampaign, input);
    if (refusal) return { refusal, seen: null };
    const { codes } = input;
    const code = codes.source === 'one' ? normaliseCampaignCode(codes.code) : null;
    return show(context, asked, { ...planOf(input), ...limitsOf(codes), code, replaces: null });
  },

  async showEditedCampaign({ input, ...asked }, context) {
    const { refusal } = await previewAction(context, editCampaign, input);
    if (refusal) return { refusal, seen: null };
    const { code } = await requireCampaign(context, input.campaignId);
    const { useLimit, personLimit } = input.now;
    const draft = { ...planOf(input.now), useLimit, personLimit, code };
    return show(context, asked, { ...draft, replaces: input.campaignId });
  },

  async showCampaign({ id, ...asked }, context) {
    const held = await requireCampaign(context, id);
    const { code, useLimit, personLimit, isStopped } = held;
    const draft = { ...planOf(held), code, useLimit, personLimit, isStopped };
    return show(context, asked, { ...draft, replaces: id });
  },
};

type Draft = CampaignPlan & {
  /** The shared code; null for many. */
  code: string | null;
  useLimit: number | null;
  personLimit: number | null;
  isStopped?: boolean;
  replaces: string | null;
};

async function show(context: UserContext, asked: BuyerView, draft: Draft) {
  const { code, useLimit, personLimit, isStopped = false, replaces, ...plan } = draft;
  const limits = [useLimit, personLimit].filter((limit) => limit !== null);
  const usesLeft = limits.length === 0 ? null : Math.min(...limits);
  const campaign = { ...plan, id: '', isStopped, usesLeft };
  const shown: Plan = {
    first: later(plan.validFrom, helsinkiDay(context.clock.now())),
    last: plan.validUntil,
    kinds: [...new Set(purchasesOf(plan).map(({ kind }) => kind))],
    campaign: { drafted: { campaign, replaces }, code },
  };
  return { refusal: null, seen: await previewOrder(context, asked, shown) };
}

async function requireCampaign({ pool, language }: UserContext, id: string) {
  const [held] = await findCampaigns(pool, id);
  if (!held) throw notFound(language);
  return held;
}
