import { say } from '../../../../contract/texts/action-text.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { FactPlan } from '../../../../domain/scheme/fact-plan.ts';
import type { DatedFact } from '../../../../domain/scheme/fact-topics.ts';
import type { Logo } from '../../../../domain/scheme/logo.ts';
import { factOn } from '../../../../domain/scheme/scheme-facts.ts';
import { loggedOf, type Measurer, type SearchWords } from '../../../../domain/scheme/site-facts.ts';
import type { Prepared } from '../define-action.ts';

type Lines = Prepared<'planFact'>['lines'];

const TITLE_LABELS = { fi: 'titleFi', sv: 'titleSv', en: 'titleEn' } as const;
const TEXT_LABELS = { fi: 'descriptionFi', sv: 'descriptionSv', en: 'descriptionEn' } as const;

/** Changes of search engine, analytics and browser-report settings; null for any other topic. */
export function siteFactLines(others: readonly DatedFact[], plan: FactPlan): Lines | null {
  const { from } = plan;
  if (plan.topic === 'logo') {
    const said = (logo: Logo | null) =>
      logo ? say('ownLogo', logo.width, logo.height) : say('shippedLogo');
    const before = said(factOn(others, 'logo', from).logo);
    return [{ label: 'logo', before, after: said(plan.value.logo) }];
  }
  if (plan.topic === 'search') {
    return searchLines(factOn(others, 'search', from).search, plan.value.search);
  }
  if (plan.topic === 'tracking') {
    const before = factOn(others, 'tracking', from).tracking;
    return [
      { label: 'tracking', before: measurerText(before), after: measurerText(plan.value.tracking) },
    ];
  }
  if (plan.topic === 'logging') return loggingLines(others, from, plan.value);
  return null;
}

function searchLines(before: SearchWords | null, after: SearchWords | null): Lines {
  const said = (text: string | undefined) =>
    text === undefined ? say('ownWords') : say('words', text);
  return LANGUAGES.flatMap((language) => [
    {
      label: TITLE_LABELS[language],
      before: said(before?.title[language]),
      after: said(after?.title[language]),
    },
    {
      label: TEXT_LABELS[language],
      before: said(before?.description[language]),
      after: said(after?.description[language]),
    },
  ]);
}

function measurerText(measurer: Measurer | null) {
  if (!measurer) return say('asSettings');
  const { kind, id, url } = measurer;
  if (kind === 'none') return say('nobody');
  return say('words', [MEASURER_NAMES[kind], id, url].filter((each) => each !== '').join(', '));
}

const MEASURER_NAMES = {
  gtm: 'Google Tag Manager',
  ga4: 'Google Analytics 4',
  matomo: 'Matomo',
} as const;

type Logging = Extract<FactPlan, { topic: 'logging' }>['value'];

function loggingLines(others: readonly DatedFact[], from: LocalDate, value: Logging): Lines {
  const before = say(loggedOf(factOn(others, 'logging', from).logging));
  return [{ label: 'logging', before, after: say(loggedOf(value.logging)) }];
}
