import { z } from 'zod';
import { fill, type ProductForms, withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { texts as fi } from './texts/fi.ts';

export type MailTexts = typeof fi;

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Somebody's own words. */
  | { kind: 'greeting'; text: string; from: string }
  | { kind: 'digits'; label: string; text: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  | { kind: 'steps'; items: string[] }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'quiet'; text: string };

export type Attachment = { filename: string; contentType: string; content: Buffer };

/** What a letter says, before it becomes HTML and plain text. */
export type Letter = {
  subject: string;
  /** What a mail list shows beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  attachments?: Attachment[];
};

/** The sender as the letters show it; all of it is the scheme's data. */
export type Letterhead = {
  product: ProductForms;
  deliveryWeeks: string;
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

export type LetterContext = { language: Language; texts: MailTexts; letterhead: Letterhead };

export type LetterKind<Data> = {
  data: z.ZodType<Data>;
  /** After this the letter is not sent any more: null for one that is never too late. */
  usefulForSeconds: (data: Data) => number | null;
  /** True for a secret that must not lie in the outbox after the letter has left. */
  secret: boolean;
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

export function letterFooter(writing: LetterContext): string[] {
  const { letterhead, texts } = writing;
  const { seller, serviceEmail, servicePhone, serviceHours } = letterhead;
  return [
    formatText(writing, texts.common.service, serviceEmail, servicePhone, serviceHours),
    `${seller.name}, ${seller.businessId}\n${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
    formatText(writing, texts.common.reply),
  ];
}
