import { CHOICE, type Choices, withChoices } from '../base/fill.ts';
import { LANGUAGES, type Language } from '../base/language.ts';
import { sectionsOf } from '../scheme/monthly-passages.ts';
import { TERMS_IN_FORCE_ON } from '../scheme/terms-facts.ts';
import { formFault, HIDDEN, MARKUP, PLACE, placesIn, targetsIn } from '../wording/text-rules.ts';
import type { DocumentName, DocumentWords } from './document.ts';
import { ruleFacts } from './rule-facts.ts';
import { hasWordsAfterList } from './section-text.ts';

export const MOST_SECTIONS = 40;
export const HEADING_LENGTH = 160;
export const SECTION_LENGTH = 8_000;

/** Operator facts filled in by the page. `weeks` is a number with its unit. */
const OPERATOR_FACTS = [
  'organisation',
  'businessId',
  'address',
  'phone',
  'email',
  'hours',
  'weeks',
] as const;

/** Where the privacy statement describes a connected analytics service; empty without one. */
const TRACKING_PLACEHOLDER = 'unlessMeasuring';

/** Facts that the law requires about the seller, the right of withdrawal, or the controller. */
const REQUIRED_FACTS: Record<DocumentName, readonly string[]> = {
  terms: [
    'organisation',
    'businessId',
    'address',
    'email',
    'inForceOn',
    'cardMonths',
    'withdrawalDays',
    'refundDays',
    'noticeDays',
  ],
  privacy: ['organisation', 'businessId', 'address', 'email'],
};

/** `at` is the section; null: the introduction, or the whole document. */
export type WordsFault = { language: Language; at: string | null } & (
  | { fault: 'empty' | 'markup' | 'hidden' | 'braces' | 'listNotLast' | 'tooLong' | 'weeks' }
  | { fault: 'placeUnknown' | 'formUnknown' | 'linkUnknown' | 'typedFact'; what: string }
  | { fault: 'factInHeading' | 'factMissing' | 'factOnlyMonthly'; what: string }
);

export type WordsRules = {
  document: DocumentName;
  forms: Record<Language, readonly string[]>;
  isPage: (target: string) => boolean;
  /** Current values of the operator's facts: typed by hand they would become outdated. */
  facts: readonly { name: string; value: string }[];
};

export const factNames = (document: DocumentName): string[] => [
  ...OPERATOR_FACTS,
  ...(document === 'privacy' ? [TRACKING_PLACEHOLDER] : []),
  ...Object.keys(ruleFacts(document, 'fi', TERMS_IN_FORCE_ON)),
];

/** The first problem that prevents publishing; null: none. */
export function wordsFault(words: DocumentWords, rules: WordsRules): WordsFault | null {
  for (const language of LANGUAGES) {
    for (const { at, text, most } of textsIn(words, language)) {
      const fault = textFaultOf(text, { language, at, most }, rules);
      if (fault) return fault;
    }
    const fault =
      headingFault(words, language) ?? requiredFactFault(words, language, rules.document);
    if (fault) return fault;
  }
  return null;
}

/** Headings are shown as typed, apart from the product's name. */
function headingFault({ sections }: DocumentWords, language: Language): WordsFault | null {
  for (const { id, heading } of sections) {
    const [place] = placesIn(heading[language]);
    if (place) return { language, at: id, fault: 'factInHeading', what: place[0] };
  }
  return null;
}

/** Variant with a monthly plan first: its own text is checked separately. */
const ALL_CHOICES: readonly Choices[] = [true, false].flatMap((monthly) =>
  [true, false].map((giftsStay) => ({ monthly, giftsStay })),
);

/** Required facts must appear in every variant of the scheme's options. */
function requiredFactFault(
  words: DocumentWords,
  language: Language,
  document: DocumentName,
): WordsFault | null {
  const texts = ALL_CHOICES.map((choices) => ({
    choices,
    facts: factsNamedIn(words, language, choices),
  }));
  const missing = REQUIRED_FACTS[document].find((name) =>
    texts.some(({ facts }) => !facts.has(name)),
  );
  if (missing === undefined) return null;
  const isOnlyMonthly = texts.every(({ choices, facts }) => choices.monthly === facts.has(missing));
  const fault = isOnlyMonthly ? 'factOnlyMonthly' : 'factMissing';
  return { language, at: null, fault, what: `{${missing}}` };
}

function factsNamedIn({ lead, sections }: DocumentWords, language: Language, choices: Choices) {
  const byId = Object.fromEntries(sections.map(({ id, text }) => [id, text[language]]));
  const texts = [lead[language], ...sectionsOf(byId, choices.monthly).map(([, text]) => text)];
  return new Set(
    texts.flatMap((text) => placesIn(withChoices(text, choices)).map(([, name = '']) => name)),
  );
}

/** Every text that may be shown is checked. */
const BOTH_PASSAGES = '$2 $3';

function textsIn({ lead, sections }: DocumentWords, language: Language) {
  return [
    { at: null, text: lead[language], most: SECTION_LENGTH },
    ...sections.flatMap(({ id, heading, text }) => [
      { at: id, text: heading[language], most: HEADING_LENGTH },
      { at: id, text: text[language], most: SECTION_LENGTH },
    ]),
  ].map((each) => ({ ...each, text: each.text.replace(CHOICE, BOTH_PASSAGES) }));
}

type Place = { language: Language; at: string | null; most: number };

function textFaultOf(
  text: string,
  { language, at, most }: Place,
  { document, forms, isPage, facts }: WordsRules,
): WordsFault | null {
  const where = { language, at };
  if (text.trim() === '') return { ...where, fault: 'empty' };
  if (text.length > most) return { ...where, fault: 'tooLong' };
  if (MARKUP.test(text)) return { ...where, fault: 'markup' };
  if (HIDDEN.test(text)) return { ...where, fault: 'hidden' };
  if (/[{}]/.test(text.replace(PLACE, ''))) return { ...where, fault: 'braces' };
  if (hasWordsAfterList(text)) return { ...where, fault: 'listNotLast' };
  const known = factNames(document);
  const places = placesIn(text);
  const unknown = places.find(([, name = '']) => !known.includes(name));
  if (unknown) return { ...where, fault: 'placeUnknown', what: unknown[0] };
  // The placeholder of weeks includes the unit, every other one stands alone.
  if (places.some(([, name, one]) => (name === 'weeks') !== (one !== undefined))) {
    return { ...where, fault: 'weeks' };
  }
  const form = formFault(text, forms[language]);
  if (form && 'form' in form) return { ...where, fault: 'formUnknown', what: form.form };
  const target = targetsIn(text).find((each) => !isPage(each) && !/^https:\/\/\S+$/.test(each));
  if (target !== undefined) return { ...where, fault: 'linkUnknown', what: target };
  const typed = facts.find(({ value }) => value !== '' && text.includes(value));
  return typed ? { ...where, fault: 'typedFact', what: `{${typed.name}}` } : null;
}

/** Heading that identifies a section to readers; none for the introduction and the whole. */
export function placeName({ sections }: DocumentWords, at: string | null): string {
  const section = sections.find(({ id }) => id === at);
  return section ? section.heading.fi.trim() || section.id : '–';
}

/** Numbers written in the text: a reviewer should check whether a placeholder exists for them. */
export function typedFigures(words: DocumentWords): string[] {
  const figures = LANGUAGES.flatMap((language) =>
    textsIn(words, language).flatMap(
      ({ text }) =>
        text
          .replace(PLACE, '')
          .replace(/\]\([^)]*\)/g, ']')
          .match(/\d+(?:[.,/]\d+)*/g) ?? [],
    ),
  );
  return [...new Set(figures)].slice(0, 12);
}
