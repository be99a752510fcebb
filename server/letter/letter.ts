import { z } from 'zod';
import type { LetterTopic } from '../../domain/account/letter-topic.ts';
import { fill, type ProductForms, withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Colours } from '../../domain/scheme/look.ts';
import type { texts as fi } from './texts/fi.ts';

export type MailTexts = typeof fi;

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

/** A link in a letter: http(s) only, never a script. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** The card pictured above a letter: rya and holder, never the number. */
export type CardPicture = { ryijySeed: number; firstName: string; lastName: string };

export type LetterContext = {
  language: Language;
  texts: MailTexts;
  letterhead: Letterhead;
  card: CardPicture | null;
  /** Unsubscribe page for the letter's topic; null without a topic. */
  stopLink: string | null;
};

/** Why the recipient gets the letter, shown in the footer. */
export type LetterReason = keyof MailTexts['common']['reasons'];

export type LetterKind<Data> = {
  data: z.ZodType<Data>;
  /** Discarded when still unsent after this; null for never. */
  usefulForSeconds: (data: Data) => number | null;
  /** True for a login code or link: nothing of the letter is kept once it has been sent. */
  secret: boolean;
  /** The data as kept, with the code removed. Secrets behind # of links are removed automatically. */
  withoutCode?: (data: Data) => Data;
  reason: LetterReason;
  /** The opt-out topic. Letters about a contract, a payment or a secret have none. */
  topic?: LetterTopic;
  /** Sent to everybody: every other letter has priority. */
  isBulk?: boolean;
  write: (data: Data, writing: LetterContext) => Letter | Promise<Letter>;
};

/** Product placeholders first: user input may contain braces and must stay as typed. */
export function formatText(
  { letterhead }: Pick<LetterContext, 'letterhead'>,
  text: string,
  ...args: (string | number)[]
): string {
  return fill(withProduct(text, letterhead.product), ...args);
}

/** 'Hei Aino'; empty when the name is unknown. */
export function greetingOf({ firstName }: { firstName: string }, writing: LetterContext): string {
  return firstName ? formatText(writing, writing.texts.common.hello, firstName) : '';
}

type HeadTexts = { subject: string; preview: string; title: string };

/** Head that is the same for every reader of the letter. */
export function plainHead(
  texts: HeadTexts,
  writing: LetterContext,
): Pick<Letter, 'subject' | 'preview' | 'title'> {
  return {
    subject: formatText(writing, texts.subject),
    preview: formatText(writing, texts.preview),
    title: formatText(writing, texts.title),
  };
}

/** Head of a letter whose only personal data is the first name. */
export function letterHead(
  texts: HeadTexts,
  reader: { firstName: string },
  writing: LetterContext,
): Omit<Letter, 'blocks' | 'attachments'> {
  return { ...plainHead(texts, writing), greeting: greetingOf(reader, writing) };
}

export type Footer = {
  reason: string;
  stop: { label: string; href: string } | null;
  sender: string[];
};

/** Non-breaking spaces: a telephone number that wraps is misdialled. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

export function letterFooter(
  { reason, topic }: Pick<LetterKind<unknown>, 'reason' | 'topic'>,
  writing: LetterContext,
): Footer {
  const { letterhead, texts, stopLink } = writing;
  const { seller, serviceEmail, servicePhone, serviceHours } = letterhead;
  return {
    reason: formatText(writing, texts.common.reasons[reason]),
    stop: topic && stopLink ? { label: texts.common.stop[topic], href: stopLink } : null,
    // Before the scheme is opened some details are missing.
    sender: !serviceEmail
      ? [seller.name].filter(Boolean)
      : [
          `${seller.name}, ${seller.businessId}\n${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
          formatText(
            writing,
            texts.common.service,
            serviceEmail,
            unbroken(servicePhone),
            serviceHours,
          ),
          formatText(writing, texts.common.reply),
        ],
  };
}
