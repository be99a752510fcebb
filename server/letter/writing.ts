import type { Cents } from '../../domain/base/cents.ts';
import { fill, withProduct } from '../../domain/base/fill.ts';
import { formatDate, formatDateTime, formatList, formatMoney } from '../../domain/base/format.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Block, Fact, LetterContext } from './letter.ts';
import { commonTexts } from './texts/common.ts';

type Args = (string | number)[];

/** Product placeholders first: user input may contain braces and must stay as typed. */
export function formatText(
  { letterhead }: Pick<LetterContext, 'letterhead'>,
  text: string,
  ...args: Args
): string {
  return fill(withProduct(text, letterhead.product), ...args);
}

/** What a letter is written with: fills in texts and makes blocks of them. Labels are texts, values stay as typed. */
export function writingIn(context: LetterContext) {
  const { language } = context;
  const text = (words: string, ...args: Args) => formatText(context, words, ...args);
  const fact = ([label, value]: Fact): Fact => [text(label), value];
  const worded =
    (kind: 'paragraph' | 'heading' | 'quiet') =>
    (words: string, ...args: Args): Block => ({ kind, text: text(words, ...args) });
  const leading =
    (kind: 'button' | 'link') =>
    (label: string, href: string, ...args: Args): Block => ({
      kind,
      label: text(label, ...args),
      href,
    });
  return {
    ...context,
    text,
    money: (sum: Cents) => formatMoney(sum, language),
    day: (on: LocalDate) => formatDate(on, language),
    time: (at: number) => formatDateTime(at, language),
    list: (items: string[]) => formatList(items, language),
    /** 'Hei Aino'; empty when the name is unknown. */
    hello: (firstName: string) => (firstName ? text(commonTexts[language].hello, firstName) : ''),
    head: (texts: { subject: string; preview: string; title: string }, ...args: Args) => ({
      subject: text(texts.subject, ...args),
      preview: text(texts.preview, ...args),
      title: text(texts.title, ...args),
    }),
    paragraph: worded('paragraph'),
    heading: worded('heading'),
    quiet: worded('quiet'),
    button: leading('button'),
    link: leading('link'),
    digits: (label: string, digits: string): Block => ({
      kind: 'digits',
      label: text(label),
      text: digits,
    }),
    facts: (rows: Fact[], total?: Fact): Block => ({
      kind: 'facts',
      rows: rows.map(fact),
      ...(total && { total: fact(total) }),
    }),
  };
}

export type Writing = ReturnType<typeof writingIn>;
