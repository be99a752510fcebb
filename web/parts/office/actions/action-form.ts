import type { ComponentType, ReactNode } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { ActionValue } from '../../../../contract/office/action.ts';
import type { texts as fi } from '../../../../contract/texts/fi/actions.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { DocumentName } from '../../../../domain/document/document.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import type { StaffRole } from '../../../../domain/office/rights.ts';
import type { CampaignPlan } from '../../../../domain/scheme/campaign/campaign-plan.ts';
import type { DatedFact, FactTopic } from '../../../../domain/scheme/fact-topics.ts';
import type { Amounts, PriceChange } from '../../../../domain/scheme/price-plan.ts';
import type { ShownCampaign } from '../campaign-words.ts';

type Person = CallOutput<'BackOfficeController', 'getPerson'>;

/** Whom the page shows; a form takes from it what it begins with. */
export type ActionSubject = { person: Person };

/** What can go back: on the page of a payment there is no more than this. */
export type RefundSubject = { person: Pick<Person, 'refundable'> };

/** A letter on a line of time. */
export type LetterSubject = {
  letter: {
    id: string;
    /** Where it went, when that can be corrected; null: it goes to the account's address. */
    address: string | null;
  };
};

/** The price list, and the planned change that is replaced; null: a new one is planned. */
export type PriceSubject = {
  today: LocalDate;
  changes: PriceChange[];
  replaces: PriceChange | null;
  /** How customers will see it; the page draws it, so that others do not carry its texts. */
  drawPreview: (shown: { day: LocalDate; held: Amounts; planned: Amounts }) => ReactNode;
};

/** The facts of the scheme, what is planned for, and the planned change that is replaced; null: a new one. */
export type FactSubject = {
  today: LocalDate;
  facts: DatedFact[];
  topic: FactTopic;
  replaces: DatedFact | null;
  /** How customers will see it; the page draws it, so that others do not carry its texts. */
  drawPreview: (fact: DatedFact) => ReactNode;
};

/** A text of the product, and what it should say in each language; null: as shipped. */
export type TextSubject = {
  today: LocalDate;
  /** Set where a planned text is taken back. */
  from?: LocalDate;
  key: string;
  texts: Partial<Record<Language, string | null>>;
};

/** A saved draft, and the planned version whose place it takes. */
export type DocumentSubject = {
  document: DocumentName;
  today: LocalDate;
  edition: number;
  replaces: LocalDate | null;
};

/** A new campaign; the page draws what a buyer will see, so that others do not carry its texts. */
export type CampaignSubject = {
  today: LocalDate;
  /** `code`: the shared one; null where there are many. */
  drawPreview: (plan: CampaignPlan, code: string | null) => ReactNode;
  drawWay: DrawWay;
};

/** The way to the page of those who buy, with what the call would be given; null while something is missing. */
type DrawWay = (input: object | null) => ReactNode;

/** What each action is about: a person, unless it stands here. */
type OtherSubjects = {
  cancelDocument: { document: DocumentName; from: LocalDate };
  publishDocument: DocumentSubject;
  addMuseum: { input: object };
  cancelFact: { fact: DatedFact };
  planFact: FactSubject;
  cancelPrices: { change: PriceChange };
  /** Cents. */
  changeRefundLimit: { role: StaffRole; limit: number };
  endBounce: { bounce: { id: string } };
  createCampaign: CampaignSubject;
  addCampaignCodes: { campaign: ShownCampaign };
  editCampaign: { campaign: ShownCampaign; today: LocalDate; drawWay: DrawWay };
  endCampaign: { campaign: { id: string; validUntil: string }; today: LocalDate };
  freePayment: { payment: { id: string } };
  openScheme: object;
  editMuseum: { input: object };
  importMuseums: object;
  planPrices: PriceSubject;
  payRefund: { refund: { id: string; today: LocalDate; isAtSite: boolean; site: string } };
  refund: RefundSubject;
  resendLetter: LetterSubject;
  rewordText: TextSubject;
};
export type SubjectOf<Kind extends ActionKind> = Kind extends keyof OtherSubjects
  ? OtherSubjects[Kind]
  : ActionSubject;

/** What is wrong in a field, in the words of the form or as a refusal of the action says it. */
export type FormFault = { field: string; says: string | { key: string; values: ActionValue[] } };

export type FormProps<Kind extends ActionKind> = {
  texts: (typeof fi)[Kind]['form'];
  subject: SubjectOf<Kind>;
  /** Told at every change: the input of the call, or null while something is missing; and all that is wrong with what is there. */
  onInput: (input: object | null, faults?: FormFault[]) => void;
};

export type ActionForm<Kind extends ActionKind> = {
  Form: ComponentType<FormProps<Kind>>;
  /** Is it worth offering to this person? What may be done, the server decides. Left out: it is no action on a person. */
  isOffered?: (subject: ActionSubject) => boolean;
  /** Another action on the same person that takes a refusal away. */
  remedies?: Partial<Record<string, 'changeAddress'>>;
  /** Where the input says why by itself nobody is asked again. */
  reasonOf?: (input: object) => string;
};
