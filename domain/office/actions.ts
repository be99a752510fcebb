import { PLAN_DAYS } from '../base/planned-day.ts';
import type { Right } from './rights.ts';

/** low: only words. medium: a card or personal data. high: money, or access to an account. */
export const ACTION_GRADES = ['low', 'medium', 'high'] as const;
export type ActionGrade = (typeof ACTION_GRADES)[number];

type ActionRule = {
  right: Right;
  grade: ActionGrade;
  /** Undo period, while nothing has changed since; 0: cannot be undone. */
  undoDays: number;
  /** Can be undone only until the start day given in the action. */
  untilItBegins?: true;
  /** Concerns the scheme and no card: customers never read its reason. */
  isOfScheme?: true;
  /** The right of the approving person, if approval is needed. */
  approval?: Right;
};

/** All staff actions. A new action is one row here. */
export const ACTIONS = {
  addMuseum: { right: 'museum.edit', grade: 'medium', undoDays: 30, isOfScheme: true },
  cancelFact: { right: 'scheme.edit', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  cancelPrices: { right: 'price.plan', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  changeAddress: { right: 'person.correct', grade: 'medium', undoDays: 30 },
  changeEmail: { right: 'email.change', grade: 'high', undoDays: 30 },
  changeRefundLimit: { right: 'scheme.edit', grade: 'high', undoDays: 30, isOfScheme: true },
  correct: { right: 'person.correct', grade: 'medium', undoDays: 30 },
  endBounce: { right: 'mail.bounce', grade: 'low', undoDays: 30 },
  // Can be undone until the first order with it.
  createCampaign: { right: 'campaign.plan', grade: 'high', undoDays: 30, isOfScheme: true },
  // Can be undone until the first order with any of them.
  addCampaignCodes: { right: 'campaign.plan', grade: 'high', undoDays: 30, isOfScheme: true },
  editCampaign: {
    right: 'campaign.plan',
    grade: 'high',
    undoDays: PLAN_DAYS,
    untilItBegins: true,
    isOfScheme: true,
  },
  endCampaign: { right: 'campaign.plan', grade: 'high', undoDays: 30, isOfScheme: true },
  // For a price or membership day: until that day begins.
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
  // Opening is final: sales can be paused separately.
  openScheme: { right: 'scheme.edit', grade: 'high', undoDays: 0, isOfScheme: true },
  // Needs no approval: visible to all until it starts, and cancelled with one button.
  planPrices: { right: 'price.plan', grade: 'high', undoDays: PLAN_DAYS, untilItBegins: true },
  // Money that has been sent cannot be recalled.
  refund: { right: 'refund.ask', grade: 'high', undoDays: 0, approval: 'refund.approve' },
  // Moves no money: it records that somebody did. The payer is notified after the undo period.
  payRefund: { right: 'payment.settle', grade: 'medium', undoDays: 1 },
  // No undo: the old number must not become valid again for the person who may have it.
  replaceNumber: { right: 'card.replace', grade: 'medium', undoDays: 0 },
  resendLetter: { right: 'letter.resend', grade: 'low', undoDays: 0 },
  // Acceptances remain: a started version can only be followed by another one.
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
  // Public texts in the operator's name: they may start at once, so the undo period is long.
  rewordText: { right: 'scheme.edit', grade: 'high', undoDays: 365, isOfScheme: true },
  retryCharge: { right: 'payment.free', grade: 'medium', undoDays: 0 },
} as const satisfies Record<string, ActionRule>;

export type ActionKind = keyof typeof ACTIONS;
export const ACTION_KINDS = Object.keys(ACTIONS) as ActionKind[];

export const actionRule = (kind: ActionKind): ActionRule => ACTIONS[kind];

/** Time limit for approving a request. */
export const APPROVAL_DAYS = 7;

export const REASON_LENGTH = { least: 3, most: 500 };
