import {
  type ActivationCode,
  showActivationCode,
} from '../../../domain/activation/activation-code.ts';
import type { ProductForms } from '../../../domain/base/fill.ts';
import { fill, withProduct } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import { mailTexts } from '../texts/in-language.ts';

/** What a printed gift has to know. */
export type PrintedGift = {
  language: Language;
  recipientName: string;
  giverName: string;
  greeting: string;
  code: ActivationCode;
  /** Read by a phone: opens the page with the code in it. */
  link: string;
  /** Typed by hand: where the code is asked for. */
  shortAddress: string;
};

export type GiftSheet = {
  title: string;
  forName: string;
  promise: string;
  greeting: string[];
  from: string;
  codeLabel: string;
  code: string;
  activate: string;
  existing: string;
  qrLabel: string;
  link: string;
};

/** The words of a printed gift, in the language it was bought in. */
export function giftSheet(gift: PrintedGift, forms: ProductForms): GiftSheet {
  const { giftSheet: texts } = mailTexts[gift.language];
  // The product first, then people's own words: a name may hold braces and stays as it is.
  const say = (text: string, ...args: string[]) => fill(withProduct(text, forms), ...args);
  return {
    title: say(texts.title),
    forName: say(texts.forName, gift.recipientName),
    promise: say(texts.promise),
    greeting: linesOf(gift.greeting),
    from: say(texts.from, gift.giverName),
    codeLabel: say(texts.code),
    code: showActivationCode(gift.code),
    activate: say(texts.activate, gift.shortAddress.replace(/^https?:\/\//, '')),
    existing: say(texts.existing),
    qrLabel: say(texts.qr),
    link: gift.link,
  };
}

/** A verse keeps its lines; what is broken oftener runs on. */
const MOST_LINES = 8;

function linesOf(greeting: string): string[] {
  const lines = greeting.split('\n').filter((line) => line.trim() !== '');
  return lines.length > MOST_LINES ? [lines.join(' ')] : lines;
}
