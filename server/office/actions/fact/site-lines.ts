import { say } from '../../../../contract/texts/action-text.ts';
import { cents, toEuros } from '../../../../domain/base/cents.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import type { FactValues } from '../../../../domain/scheme/fact-topics.ts';
import { loggedOf } from '../../../../domain/scheme/site-facts.ts';
import { LIMIT_NAMES, LIMITS, type LimitName } from '../../../../domain/scheme/topic/limits.ts';
import { type Change, changed, type Lines, type LinesOf, line } from './fact-line.ts';

export function limitLines({ before, after }: Change<'limits'>): Lines {
  const shown = (name: LimitName, amount: number) =>
    LIMITS[name].unit === 'sum'
      ? say('sum', { euros: toEuros(cents(amount)) })
      : say('count', amount);
  const isOfLetters = (name: LimitName) => LIMITS[name].unit === 'letterDay';
  const differing = LIMIT_NAMES.filter((name) => before[name] !== after[name]);
  return [
    ...differing.map((name) => ({
      label: name,
      before: shown(name, before[name]),
      after: shown(name, after[name]),
    })),
    ...(differing.every(isOfLetters) ? [] : [line('begun', say('begunOrders'))]),
    ...(differing.some(isOfLetters) ? [line('begun', say('begunLetters'))] : []),
  ];
}

/** In the order and wording of the page menu. */
const menu = changed<FactValues['languages']>('languages', ({ languages }) =>
  say('words', languages.map((language) => language.toUpperCase()).join(', ')),
);
export const languageLines: LinesOf<'languages'> = (change) => [
  ...menu(change),
  line('begun', say('otherLanguages')),
];

export const colourLines: LinesOf<'colours'> = changed('colours', ({ colours }) =>
  colours ? say('words', `${colours.night}, ${colours.light}`) : say('shipped'),
);

export const logoLines: LinesOf<'logo'> = changed('logo', ({ logo }) =>
  logo ? say('ownLogo', logo.width, logo.height) : say('shippedLogo'),
);

const TITLE_LABELS = { fi: 'titleFi', sv: 'titleSv', en: 'titleEn' } as const;
const TEXT_LABELS = { fi: 'descriptionFi', sv: 'descriptionSv', en: 'descriptionEn' } as const;

export function searchLines(change: Change<'search'>): Lines {
  const shown = (text: string | undefined) =>
    text === undefined ? say('ownWords') : say('words', text);
  return LANGUAGES.flatMap((language) => [
    ...changed<FactValues['search']>(TITLE_LABELS[language], ({ search }) =>
      shown(search?.title[language]),
    )(change),
    ...changed<FactValues['search']>(TEXT_LABELS[language], ({ search }) =>
      shown(search?.description[language]),
    )(change),
  ]);
}

const MEASURER_NAMES = {
  gtm: 'Google Tag Manager',
  ga4: 'Google Analytics 4',
  matomo: 'Matomo',
} as const;

export const trackingLines: LinesOf<'tracking'> = changed('tracking', ({ tracking }) => {
  if (!tracking) return say('asSettings');
  const { kind, id, url } = tracking;
  if (kind === 'none') return say('nobody');
  return say('words', [MEASURER_NAMES[kind], id, url].filter((each) => each !== '').join(', '));
});

export const loggingLines: LinesOf<'logging'> = changed('logging', ({ logging }) =>
  say(loggedOf(logging)),
);
