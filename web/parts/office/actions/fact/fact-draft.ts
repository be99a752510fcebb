import { LANGUAGES, type Language, spokenOf } from '../../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../../domain/base/local-date.ts';
import { isMenu } from '../../../../../domain/scheme/fact-plan.ts';
import {
  type DatedFact,
  type Fact,
  type FactTopic,
  isMethod,
  isSwitch,
  LIMIT_NAMES,
  type LimitName,
  type Limits,
  SUM_LIMITS,
  type Words,
} from '../../../../../domain/scheme/fact-topics.ts';
import type { Logo } from '../../../../../domain/scheme/logo.ts';
import { colourFault, HEX_COLOUR, SHIPPED_COLOURS } from '../../../../../domain/scheme/look.ts';
import { factOn } from '../../../../../domain/scheme/scheme-facts.ts';
import { hundredthsIn, typedHundredths } from '../typed-amount.ts';
import { type SiteFactDraft, siteDraftOf, siteFactIn, siteTypedOf } from './site-fact-draft.ts';

/** Form values of a planned fact, as typed; each topic uses its part. */
export type FactDraft = SiteFactDraft & {
  from: string;
  until: string;
  limits: Partial<Record<LimitName, string>>;
  /** Offered, open, or staying with its recipient. */
  isOn: boolean;
  banner: 'news' | 'fault' | 'none';
  isClosable: boolean;
  words: Words;
  languages: readonly Language[];
  isOwnColours: boolean;
  isOwnLogo: boolean;
  logo: Logo | null;
  night: string;
  light: string;
};

const NO_WORDS: Words = { fi: '', sv: '', en: '' };

/** Initial values: of the replaced plan, or the opposite of a switch's current state. */
export function draftOf(
  topic: FactTopic,
  replaces: DatedFact | null,
  { facts, today }: { facts: readonly DatedFact[]; today: LocalDate },
  language: Language,
): FactDraft {
  const empty: FactDraft = {
    from: replaces?.from ?? '',
    until: replaces?.until ?? '',
    limits: {},
    isOn: true,
    banner: 'news',
    isClosable: true,
    words: NO_WORDS,
    languages: factOn(facts, 'languages', today).languages,
    isOwnColours: true,
    isOwnLogo: true,
    logo: factOn(facts, 'logo', today).logo,
    ...(factOn(facts, 'colours', today).colours ?? SHIPPED_COLOURS),
    ...siteDraftOf(facts, today),
  };
  if (replaces) return { ...empty, ...typedOf(replaces.value, language) };
  if (isMethod(topic)) return { ...empty, isOn: !factOn(facts, topic, today).isOffered };
  if (isSwitch(topic)) return { ...empty, isOn: !factOn(facts, topic, today).isOpen };
  if (topic === 'takenGifts') return { ...empty, isOn: !factOn(facts, topic, today).giftsStay };
  return empty;
}

function typedOf(value: Fact['value'], language: Language): Partial<FactDraft> {
  if ('isOffered' in value) {
    return { isOn: value.isOffered, words: value.notice ?? NO_WORDS };
  }
  if ('isOpen' in value) return { isOn: value.isOpen };
  if ('giftsStay' in value) return { isOn: value.giftsStay };
  const site = siteTypedOf(value);
  if (site) return site;
  if ('languages' in value) return { languages: value.languages };
  if ('logo' in value) return { isOwnLogo: value.logo !== null, logo: value.logo };
  if ('colours' in value) return { isOwnColours: value.colours !== null, ...value.colours };
  if ('banner' in value) {
    const { banner } = value;
    return banner
      ? { banner: banner.kind, isClosable: banner.isClosable, words: banner.words }
      : { banner: 'none' };
  }
  const limits = value as Limits;
  const typed = LIMIT_NAMES.map((name) => [name, plainLimit(name, limits[name], language)]);
  return { limits: Object.fromEntries(typed) };
}

/** As typed: “400” or “400,50”. */
export function plainLimit(name: LimitName, amount: number, language: Language): string {
  return SUM_LIMITS.includes(name) ? typedHundredths(amount, language) : String(amount);
}

/** Null: not a number. */
export function limitIn(name: LimitName, typed: string): number | null {
  if (SUM_LIMITS.includes(name)) return hundredthsIn(typed.replaceAll(/\s/g, ''));
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}

/** Written in some of the scheme's languages but not in all. */
export function isHalfWritten({ words }: FactDraft, spoken: readonly Language[]): boolean {
  const written = spoken.filter((language) => words[language].trim() !== '');
  return written.length > 0 && written.length < spoken.length;
}

/** Languages that the scheme does not use get the text of its first language. */
function wholeWords(words: Words, spoken: readonly Language[]): Words {
  const said = LANGUAGES.map((language) => [language, words[spokenOf(spoken, language)]]);
  return Object.fromEntries(said) as Words;
}

/** Adds or removes a language: Finnish comes first, otherwise the order stays. */
export function withLanguage(
  languages: readonly Language[],
  language: Language,
  isIn: boolean,
): Language[] {
  const others = languages.filter((each) => each !== language);
  if (!isIn) return others;
  return language === 'fi' ? [language, ...others] : [...others, language];
}

/** Requested value of the topic; null while something is missing. */
export function factIn(
  topic: FactTopic,
  draft: FactDraft,
  around: { facts: readonly DatedFact[]; day: LocalDate },
): Fact | null {
  if (topic === 'logo') return logoIn(draft);
  if (topic === 'takenGifts') return { topic, value: { giftsStay: draft.isOn } };
  const spoken = factOn(around.facts, 'languages', around.day).languages;
  const [title, description] = [draft.title, draft.description].map((words) =>
    wholeWords(words, spoken),
  ) as [Words, Words];
  const site = siteFactIn(topic, { ...draft, title, description });
  return site === undefined ? ownFactIn(topic, draft, around) : site;
}

function ownFactIn(
  topic: FactTopic,
  draft: FactDraft,
  { facts, day }: { facts: readonly DatedFact[]; day: LocalDate },
): Fact | null {
  const spoken = factOn(facts, 'languages', day).languages;
  if (isHalfWritten(draft, spoken)) return null;
  const typed = wholeWords(draft.words, spoken);
  const hasWords = typed.fi.trim() !== '';
  if (isMethod(topic)) {
    return { topic, value: { isOffered: draft.isOn, notice: hasWords ? typed : null } };
  }
  if (isSwitch(topic)) return { topic, value: { isOpen: draft.isOn } };
  if (topic === 'banner') {
    const { banner: kind, isClosable } = draft;
    if (kind === 'none') return { topic, value: { banner: null } };
    return hasWords ? { topic, value: { banner: { kind, isClosable, words: typed } } } : null;
  }
  if (topic === 'colours') return coloursIn(draft);
  return topic === 'languages' ? languagesIn(draft) : limitsIn(draft, factOn(facts, 'limits', day));
}

/** Hex colour as typed, or null when it is invalid. */
export function colourIn(typed: string): string | null {
  const colour = typed.trim().toLowerCase();
  return HEX_COLOUR.test(colour) ? colour : null;
}

function logoIn({ isOwnLogo, logo }: FactDraft): Fact | null {
  if (!isOwnLogo) return { topic: 'logo', value: { logo: null } };
  return logo && { topic: 'logo', value: { logo } };
}

function coloursIn({ isOwnColours, ...typed }: FactDraft): Fact | null {
  if (!isOwnColours) return { topic: 'colours', value: { colours: null } };
  const [night, light] = [colourIn(typed.night), colourIn(typed.light)];
  return night && light && !colourFault({ night, light })
    ? { topic: 'colours', value: { colours: { night, light } } }
    : null;
}

function languagesIn({ languages }: FactDraft): Fact | null {
  return isMenu(languages) ? { topic: 'languages', value: { languages: [...languages] } } : null;
}

function limitsIn(draft: FactDraft, held: Limits): Fact | null {
  const limits = { ...held };
  for (const name of LIMIT_NAMES) {
    const typed = draft.limits[name];
    if (typed === undefined) continue;
    const amount = limitIn(name, typed);
    if (amount === null) return null;
    limits[name] = amount;
  }
  return { topic: 'limits', value: limits };
}
