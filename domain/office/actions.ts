import { PLAN_DAYS } from '../base/planned-day.ts';
import type { Right } from './rights.ts';

/** low: nothing but words. medium: a card or a person's data. high: money, or somebody's way in. */
export const ACTION_GRADES = ['low', 'medium', 'high'] as const;
export type ActionGrade = (typeof ACTION_GRADES)[number];

type ActionRule = {
  right: Right;
  grade: ActionGrade;
  /** How long it can be undone, if nothing has changed since; 0 = never. */
  undoDays: number;
  /** Undone only until the day begins that the action names, however long that is. */
  untilItBegins?: true;
  /** It is about the scheme and nobody's card: no customer ever reads its reason. */
  isOfScheme?: true;
  /** Who may be the second person, where it needs one. */
  approval?: Right;
};

/** What staff can do for somebody. A new action is a row here. */
export const ACTIONS = {
  addMuseum: { right: 'museum.edit', grade: 'medium', undoDays: 30, isOfScheme: true },
  cancelFact: { right: 'scheme.edit', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  cancelPrices: { right: 'price.plan', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  changeAddress: { right: 'person.correct', grade: 'medium', undoDays: 30 },
  changeEmail: { right: 'email.change', grade: 'high', undoDays: 30 },
  changeRefundLimit: { right: 'scheme.edit', grade: 'high', undoDays: 30, isOfScheme: true },
  correct: { right: 'person.correct', grade: 'medium', undoDays: 30 },
  endBounce: { right: 'mail.bounce', grade: 'low', undoDays: 30 },
  // Undone while nobody has ordered with it.
  createCampaign: { right: 'campaign.plan', grade: 'high', undoDays: 30, isOfScheme: true },
  // Undone while nobody has ordered with any of them.
  addCampaignCodes: { right: 'campaign.plan', grade: 'high', undoDays: 30, isOfScheme: true },
  editCampaign: {
    right: 'campaign.plan',
    grade: 'high',
    undoDays: PLAN_DAYS,
    untilItBegins: true,
    isOfScheme: true,
  },
  endCampaign: { right: 'campaign.plan', grade: 'high', undoDays: 30, isOfScheme: true },
  // Of a price or a day of joining and leaving: until that day begins.
  editMuseum: { right: 'museum.edit', grade: 'medium', undoDays: 30, isOfScheme: true },
  endContract: { right: 'contract.end', grade: 'medium', undoDays: 30 },
  freePayment: { right: 'payment.free', grade: 'medium', undoDays: 0 },
  goodwill: { right: 'card.goodwill', grade: 'medium', undoDays: 30 },
  importMuseums: { right: 'museum.edit', grade: 'medium', undoDays: 30, isOfScheme: true },
  moveDue: { right: 'contract.end', grade: 'medium', undoDays: 30 },
  mergePeople: { right: 'person.merge', grade: 'high', undoDays: 30 },
  // A card is worth money, and an order shows what somebody bought.
  moveCard: { right: 'person.merge', grade: 'high', undoDays: 30 },
  moveOrder: { right: 'person.merge', grade: 'high', undoDays: 30 },
  note: { right: 'note.write', grade: 'low', undoDays: 365 },
  planFact: { right: 'scheme.edit', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  // What is open stays open: selling is paused elsewhere.
  openScheme: { right: 'scheme.edit', grade: 'high', undoDays: 0, isOfScheme: true },
  // No second person: it is seen by all until it begins, and taken back by a button.
  planPrices: { right: 'price.plan', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  // Money that has left does not come back.
  refund: { right: 'refund.ask', grade: 'high', undoDays: 0, approval: 'refund.approve' },
  // It moves no money: it says that somebody did. The payer hears of it when it can be taken back no more.
  payRefund: { right: 'payment.settle', grade: 'medium', undoDays: 1 },
  // Who has the old number must not get it back.
  replaceNumber: { right: 'card.replace', grade: 'medium', undoDays: 0 },
  resendLetter: { right: 'letter.resend', grade: 'low', undoDays: 0 },
  // What was accepted stays: a version that has begun is followed by another one.
  publishDocument: {
    right: 'scheme.edit',
    grade: 'high',
    undoDays: PLAN_DAYS,
    untilItBegins: true,
    isOfScheme: true,
  },
  cancelDocument: {
    right: 'scheme.edit',
    grade: 'high',
    undoDays: PLAN_DAYS,
    untilItBegins: true,
    isOfScheme: true,
  },
  // What everybody reads, in the operator's name: it may begin at once, so it can be taken back for long.
  rewordText: { right: 'scheme.edit', grade: 'high', undoDays: 365, isOfScheme: true },
  retryCharge: { right: 'payment.free', grade: 'medium', undoDays: 0 },
} as const satisfies Record<string, ActionRule>;

export type ActionKind = keyof typeof ACTIONS;
export const ACTION_KINDS = Object.keys(ACTIONS) as ActionKind[];

export const actionRule = (kind: ActionKind): ActionRule => ACTIONS[kind];

/** How long somebody may decide what a colleague asked for. */
export const APPROVAL_DAYS = 7;

export const REASON_LENGTH = { least: 3, most: 500 };
