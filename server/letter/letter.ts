import type { ProductForms } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Colours } from '../../domain/scheme/look.ts';

export type Fact = [label: string, value: string];

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Somebody's own words. */
  | { kind: 'greeting'; text: string; from: string }
  | { kind: 'digits'; label: string; text: string }
  /** `total` stands out below the others. */
  | { kind: 'facts'; rows: Fact[]; total?: Fact }
  | { kind: 'steps'; items: string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'quiet'; text: string };

/** `cid` marks an inline attachment. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string };

/** The content of a letter before it becomes HTML and plain text. */
export type Letter = {
  subject: string;
  /** Preheader shown in the mail list. */
  preview: string;
  /** Line above the title: the reader's name or the order number. */
  greeting?: string;
  title: string;
  /** Seed of the decorative wool when the letter has no card yet. */
  wool?: string;
  blocks: Block[];
  attachments?: Attachment[];
};

/** The sender's details; all of them come from the scheme's settings. */
export type Letterhead = {
  product: ProductForms;
  deliveryWeeks: string;
  /** Whether the terms mention instalments: they are offered, or some are still being paid. */
  hasMonthlyTerms: boolean;
  /** Whether an activated gift stays valid when an order placed today is withdrawn. */
  giftsStay: boolean;
  /** Null: the shipped palette. */
  colours: Colours | null;
  /** Null: the mark of the product. */
  logo: { width: number; height: number; content: Buffer } | null;
  serviceEmail: string;
  servicePhone: string;
  serviceHours: string;
  seller: {
    name: string;
    businessId: string;
    streetAddress: string;
    zipCode: string;
    city: string;
  };
};

/** The card pictured above a letter: rya and holder, never the number. */
export type CardPicture = { ryijySeed: number; firstName: string; lastName: string };

export type LetterContext = {
  language: Language;
  letterhead: Letterhead;
  card: CardPicture | null;
  /** Unsubscribe page for the letter's topic; null without a topic. */
  stopLink: string | null;
};
