import { say } from '../../../../contract/texts/action-text.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { LANGUAGES, type Language } from '../../../../domain/base/language.ts';
import type { Logo } from '../../../../domain/scheme/logo.ts';
import type { Colours } from '../../../../domain/scheme/look.ts';
import { loggedOf, type Measurer } from '../../../../domain/scheme/site-facts.ts';
import { LIMIT_NAMES, LIMITS, type LimitName } from '../../../../domain/scheme/topic/limits.ts';
import { type Change, type Lines, line } from './fact-line.ts';

export function limitLines({ before, after }: Change<'limits'>): Lines {
  const shown = (name: LimitName, amount: number) =>
    LIMITS[name].unit === 'sum'
      ? say('sum', { euros: toEuros(cents(amount)) })
      : say('count', amount);
  const isOfLetters = (name: LimitName) => LIMITS[name].unit === 'letterDay';
  const changed = LIMIT_NAMES.filter((name) => before[name] !== after[name]);
  return [
    ...changed.map((name) => ({
      label: name,
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    })),
    ...(changed.every(isOfLetters) ? [] : [line('begun', say('begunOrders'))]),
    ...(changed.some(isOfLetters) ? [line('begun', say('begunLetters'))] : []),
  ];
}

/** In the order and wording of the page menu. */
export function languageLines({ before, after }: Change<'languages'>): Lines {
  const menu = (languages: readonly Language[]) =>
    say('words', languages.map((language) => language.toUpperCase()).join(', '));
  return [
    { label: 'languages', before: menu(before.languages), after: menu(after.languages) },
    line('begun', say('otherLanguages')),
  ];
}

export function colourLines({ before, after }: Change<'colours'>): Lines {
  const shown = (colours: Colours | null) =>
    colours ? say('words', `${colours.night}, ${colours.light}`) : say('shipped');
  return [{ label: 'colours', before: shown(before.colours), after: shown(after.colours) }];
}

export function logoLines({ before, after }: Change<'logo'>): Lines {
  const shown = (logo: Logo | null) =>
    logo ? say('ownLogo', logo.width, logo.height) : say('shippedLogo');
  return [{ label: 'logo', before: shown(before.logo), after: shown(after.logo) }];
}

const TITLE_LABELS = { fi: 'titleFi', sv: 'titleSv', en: 'titleEn' } as const;
const TEXT_LABELS = { fi: 'descriptionFi', sv: 'descriptionSv', en: 'descriptionEn' } as const;

export function searchLines({ before, after }: Change<'search'>): Lines {
  const shown = (text: string | undefined) =>
    text === undefined ? say('ownWords') : say('words', text);
  return LANGUAGES.flatMap((language) => [
    {
      label: TITLE_LABELS[language],
      before: shown(before.search?.title[language]),
      after: shown(after.search?.title[language]),
    },
    {
      label: TEXT_LABELS[language],
      before: shown(before.search?.description[language]),
      after: shown(after.search?.description[language]),
    },
  ]);
}

const MEASURER_NAMES = {
  gtm: 'Google Tag Manager',
  ga4: 'Google Analytics 4',
  matomo: 'Matomo',
} as const;

export function trackingLines({ before, after }: Change<'tracking'>): Lines {
  return [
    {
      label: 'tracking',
      before: measurerText(before.tracking),
      after: measurerText(after.tracking),
    },
  ];
}

function measurerText(measurer: Measurer | null) {
  if (!measurer) return say('asSettings');
  const { kind, id, url } = measurer;
  if (kind === 'none') return say('nobody');
  return say('words', [MEASURER_NAMES[kind], id, url].filter((each) => each !== '').join(', '));
}

export function loggingLines({ before, after }: Change<'logging'>): Lines {
  return [
    {
      label: 'logging',
      before: say(loggedOf(before.logging)),
      after: say(loggedOf(after.logging)),
    },
  ];
}
