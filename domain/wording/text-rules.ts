import type { Language } from '../base/language.ts';

/** Maximum length of any text of a page or a letter. */
export const TEXT_LENGTH = 4_000;

export type TextFault =
  | { fault: 'empty' | 'markup' | 'oneLine' | 'hidden' | 'braces' | 'noLinks' }
  | { fault: 'tooLong'; most: number }
  | { fault: 'placeMissing' | 'placeUnknown'; place: string }
  | { fault: 'formUnknown'; form: string }
  | { fault: 'linkUnknown'; target: string };

export type TextRules = {
  /** The default text in this language. */
  shipped: string;
  /** Inflected forms of the product's name in this language. */
  forms: readonly string[];
  isPage: (target: string) => boolean;
};

export const PLACE = /\{(\w+(?:\.\w+)?)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
// Tags and entities would be shown literally: texts are not HTML.
export const MARKUP = /<[a-z/!]|&(?:[a-z]+|#\w+);/i;
// Invisible characters, among them those that change the direction of text.
export const HIDDEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?!\n)\p{Cc}/u;

/** Why a text may not replace the default one; null: it may. */
export function textFault(text: string, { shipped, forms, isPage }: TextRules): TextFault | null {
  if (text.trim() === '') return { fault: 'empty' };
  const most = longest(shipped);
  if (text.length > most) return { fault: 'tooLong', most };
  if (MARKUP.test(text) && !MARKUP.test(shipped)) return { fault: 'markup' };
  if (HIDDEN.test(text)) return { fault: 'hidden' };
  if (text.includes('\n') && !shipped.includes('\n')) return { fault: 'oneLine' };
  if (/[{}]/.test(text.replace(PLACE, ''))) return { fault: 'braces' };
  return placeFault(text, shipped) ?? formFault(text, forms) ?? linkFault(text, shipped, isPage);
}

/** Three times the default length: longer texts would break the layout. */
export function longest(shipped: string): number {
  return Math.min(TEXT_LENGTH, Math.max(80, shipped.length * 3));
}

export const placesIn = (text: string) =>
  [...text.matchAll(PLACE)].filter(([, name = '']) => !/^product(\.|$)/.test(name));

/** All placeholders of the default must be there, and no others. Number-dependent passages may be omitted. */
function placeFault(text: string, shipped: string): TextFault | null {
  const known = placesIn(shipped);
  const names = new Set(known.map(([, name = '']) => name));
  const used = new Set(placesIn(text).map(([, name = '']) => name));
  for (const name of used) {
    if (!names.has(name)) return { fault: 'placeUnknown', place: `{${name}}` };
  }
  const missing = known.find(
    ([place, name = '', one]) => !used.has(name) && (one === undefined || place.includes('#')),
  );
  return missing ? { fault: 'placeMissing', place: missing[0] } : null;
}

/** A form of the product's name that the scheme does not have. */
export function formFault(text: string, forms: readonly string[]): TextFault | null {
  for (const [place, form] of text.matchAll(/\{product(?:\.(\w+))?\}/g)) {
    if (form !== undefined && !forms.includes(form)) return { fault: 'formUnknown', form: place };
  }
  return null;
}

/** A link leads to our own page or to the default's target. A default without links is shown without any. */
function linkFault(text: string, shipped: string, isPage: TextRules['isPage']): TextFault | null {
  const shippedTargets = targetsIn(shipped);
  const targets = targetsIn(text);
  if (targets.length > 0 && shippedTargets.length === 0) return { fault: 'noLinks' };
  const target = targets.find((each) => !shippedTargets.includes(each) && !isPage(each));
  return target === undefined ? null : { fault: 'linkUnknown', target };
}

export const targetsIn = (text: string) =>
  [...text.matchAll(LINK)].map(([, , target = '']) => target);

/** A text in one language from a day on; null: default text. */
export type DatedText = { language: Language; validFrom: string; text: string | null };

/** The text of a day: the newest that has started. */
export function textOn(rows: readonly DatedText[], language: Language, day: string): string | null {
  const begun = rows.filter((row) => row.language === language && row.validFrom <= day);
  const newest = begun.reduce<DatedText | null>(
    (latest, row) => (latest && latest.validFrom > row.validFrom ? latest : row),
    null,
  );
  return newest?.text ?? null;
}
