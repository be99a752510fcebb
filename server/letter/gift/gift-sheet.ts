import {
  type ActivationCode,
  showActivationCode,
} from '../../../domain/activation/activation-code.ts';
import type { ProductForms } from '../../../domain/base/fill.ts';
import { fill, withProduct } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import { giftSheetTexts } from '../texts/gift/gift-sheet.ts';

/** Data of one printed gift. */
export type PrintedGift = {
  language: Language;
  recipientName: string;
  giverName: string;
  greeting: string;
  code: ActivationCode;
  /** Encoded in the QR code: opens the page with the code filled in. */
  link: string;
  /** Short address of the page where the code is typed. */
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

/** The texts of a printed gift, in the language of the purchase. */
export function giftSheet(gift: PrintedGift, forms: ProductForms): GiftSheet {
  const texts = giftSheetTexts[gift.language];
  // Product placeholders first: user input may contain braces and must stay as typed.
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

/** Up to this many line breaks are kept (a verse); with more the text is reflowed. */
const MOST_LINES = 8;

function linesOf(greeting: string): string[] {
  const lines = greeting.split('\n').filter((line) => line.trim() !== '');
  return lines.length > MOST_LINES ? [lines.join(' ')] : lines;
}
