import type { ReactNode } from 'react';
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

/** The person of the page; forms take their initial values from it. */
export type ActionSubject = { person: Person };

/** What can be refunded: on a payment's page only that payment. */
export type RefundSubject = { person: Pick<Person, 'refundable'> };

/** A letter on a timeline. */
export type LetterSubject = {
  letter: {
    id: string;
    /** Its recipient, when that can be corrected; null: sent to the account's address. */
    address: string | null;
  };
};

/** The price list, and the planned change that is replaced; null: a new plan. */
export type PriceSubject = {
  today: LocalDate;
  changes: PriceChange[];
  replaces: PriceChange | null;
  /** Draws the customer's view; a function of the page, so that other pages do not load its texts. */
  drawPreview: (shown: { day: LocalDate; held: Amounts; planned: Amounts }) => ReactNode;
};

/** Facts of the scheme, the topic, and the planned change that is replaced; null: a new plan. */
export type FactSubject = {
  today: LocalDate;
  facts: DatedFact[];
  topic: FactTopic;
  replaces: DatedFact | null;
  /** Draws the customer's view; a function of the page, so that other pages do not load its texts. */
  drawPreview: (fact: DatedFact) => ReactNode;
};

/** A text of the product and its new wording in each language; null: as shipped. */
export type TextSubject = {
  today: LocalDate;
  /** Set when a planned text is cancelled. */
  from?: LocalDate;
  key: string;
  texts: Partial<Record<Language, string | null>>;
};

/** A saved draft, and the planned version that it replaces. */
export type DocumentSubject = {
  document: DocumentName;
  today: LocalDate;
  edition: number;
  replaces: LocalDate | null;
};

/** A new campaign; the page draws the buyer's view, so that other pages do not load its texts. */
export type CampaignSubject = {
  today: LocalDate;
  /** `code`: the shared code; null where there are many. */
  drawPreview: (plan: CampaignPlan, code: string | null) => ReactNode;
  drawWay: DrawWay;
};

/** Link to the buyer's page, with the input of the call; null while required input is missing. */
type DrawWay = (input: object | null) => ReactNode;

/** Subject type of each action: a person, unless listed here. */
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

/** Error of a field, from the form or from a refusal of the server. */
export type FormFault = { field: string; says: string | { key: string; values: ActionValue[] } };

export type FieldsProps<Kind extends ActionKind, Typed = object> = {
  texts: (typeof fi)[Kind]['form'];
  subject: SubjectOf<Kind>;
  typed: Typed;
  /** Takes what changed. A method, as in `ActionForm`: the table holds forms with different fields. */
  onChange(part: Partial<Typed>): void;
};

/** `Typed`: what the fields hold. The dialog keeps it; the form says what it means. */
export type ActionForm<Kind extends ActionKind, Typed extends object = object> = {
  /** Values when the form opens. Omitted, like `Fields`: the page holds the whole input. */
  begin?(subject: SubjectOf<Kind>, language: Language): Typed;
  Fields?(props: FieldsProps<Kind, Typed>): ReactNode;
  /** Input of the call; null while something is missing. */
  inputOf(typed: Typed, subject: SubjectOf<Kind>): object | null;
  /** Errors of the fields, except required ones: those report themselves. */
  faultsOf?(typed: Typed, subject: SubjectOf<Kind>): FormFault[];
  /**
   * Whether to show the action for this person; the server decides what is allowed. Omitted: not an action on a person.
   */
  isOffered?(subject: ActionSubject): boolean;
  /** Actions on the same person that remove the reason of a refusal. */
  remedies?: Partial<Record<string, 'changeAddress'>>;
  /** Reason implied by the input: no reason field is shown. */
  reasonOf?(typed: Typed): string;
};
