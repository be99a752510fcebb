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

/** `cid`: shown within the letter instead of beside it. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string };

/** What a letter says, before it becomes HTML and plain text. */
export type Letter = {
  subject: string;
  /** What a mail list shows beside the subject. */
  preview: string;
  /** Above the title: who is spoken to, or the number of the order. */
  greeting?: string;
  title: string;
  /** Above a letter that is about no card yet: what its wool grows from. */
  wool?: string;
  blocks: Block[];
  attachments?: Attachment[];
};

/** The sender as the letters show it; all of it is the scheme's data. */
export type Letterhead = {
  product: ProductForms;
  deliveryWeeks: string;
  /** Whether its terms speak of instalments: they are offered, or somebody pays them. */
  hasMonthlyTerms: boolean;
  /** Whether an activated gift stays with its recipient when an order of today is withdrawn. */
  giftsStay: boolean;
  /** Null: as shipped. */
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

/** What a letter may link to: never a script. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** The card that a letter is about, as it hangs on the wall above it: its rya and its holder, never its number. */
export type CardPicture = { ryijySeed: number; firstName: string; lastName: string };

export type LetterContext = {
  language: Language;
  texts: MailTexts;
  letterhead: Letterhead;
  card: CardPicture | null;
  /** Where letters of this topic are stopped; null where there is nothing to stop. */
  stopLink: string | null;
};

/** Why somebody gets a letter; told at its foot. */
export type LetterReason = keyof MailTexts['common']['reasons'];

export type LetterKind<Data> = {
  data: z.ZodType<Data>;
  /** After this the letter is not sent any more: null for one that is never too late. */
  usefulForSeconds: (data: Data) => number | null;
  /** True for a code or link to sign in by: nothing of the letter stays in the outbox after it has left. */
  secret: boolean;
  /** The data without its code, as it stays. Links lose what is behind their # by themselves. */
  withoutCode?: (data: Data) => Data;
  reason: LetterReason;
  /** The switch that stops it. A letter about a contract, a payment or a secret has none. */
  topic?: LetterTopic;
  /** Goes to everybody at once: any other letter is sent before it. */
  isBulk?: boolean;
  write: (data: Data, writing: LetterContext) => Letter | Promise<Letter>;
};

/** The product's name first, then the person's own words: a name may hold braces and stays as it is. */
export function formatText(
  { letterhead }: Pick<LetterContext, 'letterhead'>,
  text: string,
  ...args: (string | number)[]
): string {
  return fill(withProduct(text, letterhead.product), ...args);
}

/** 'Hei Aino'; nothing where the name is not known any more. */
export function greetingOf({ firstName }: { firstName: string }, writing: LetterContext): string {
  return firstName ? formatText(writing, writing.texts.common.hello, firstName) : '';
}

type HeadTexts = { subject: string; preview: string; title: string };

/** The head of a letter that says the same to everybody. */
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

/** The head of a letter that says the same to everybody but for the first name. */
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

/** A telephone number that wraps is dialled wrong. */
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
    // Before the scheme is opened some of it is not known yet.
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
