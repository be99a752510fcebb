import { LANGUAGES } from '../../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../../domain/base/local-date.ts';
import type {
  DatedFact,
  Fact,
  FactTopic,
  Words,
} from '../../../../../domain/scheme/fact-topics.ts';
import { factOn } from '../../../../../domain/scheme/scheme-facts.ts';
import {
  type Logged,
  loggedOf,
  loggingOf,
  type Measurer,
  searchFault,
  trackingFault,
} from '../../../../../domain/scheme/site-facts.ts';

/** Form values for search engines, measuring and reports. */
export type SiteFactDraft = {
  isOwnSearch: boolean;
  title: Words;
  description: Words;
  measurer: 'settings' | Measurer['kind'];
  trackingId: string;
  trackingUrl: string;
  logged: Logged;
};

const NO_WORDS: Words = { fi: '', sv: '', en: '' };

/** Initial values: today's facts. */
export function siteDraftOf(facts: readonly DatedFact[], today: LocalDate): SiteFactDraft {
  const { search } = factOn(facts, 'search', today);
  const { tracking } = factOn(facts, 'tracking', today);
  return {
    isOwnSearch: true,
    title: search?.title ?? NO_WORDS,
    description: search?.description ?? NO_WORDS,
    measurer: tracking?.kind ?? 'settings',
    trackingId: tracking?.id ?? '',
    trackingUrl: tracking?.url ?? '',
    logged: loggedOf(factOn(facts, 'logging', today).logging),
  };
}

/** Form values of a planned fact; null: another topic. */
export function siteTypedOf(value: Fact['value']): Partial<SiteFactDraft> | null {
  if ('search' in value) return { isOwnSearch: value.search !== null, ...value.search };
  if ('tracking' in value) {
    const { kind, id, url } = value.tracking ?? { kind: 'settings', id: '', url: '' };
    return { measurer: kind, trackingId: id, trackingUrl: url } as Partial<SiteFactDraft>;
  }
  return 'logging' in value ? { logged: loggedOf(value.logging) } : null;
}

/** Requested value; null while something is missing, undefined for another topic. */
export function siteFactIn(topic: FactTopic, draft: SiteFactDraft): Fact | null | undefined {
  if (topic === 'logging') return { topic, value: { logging: loggingOf(draft.logged) } };
  if (topic === 'search') {
    if (!draft.isOwnSearch) return { topic, value: { search: null } };
    const search = { title: trimmed(draft.title), description: trimmed(draft.description) };
    return searchFault(search) ? null : { topic, value: { search } };
  }
  if (topic !== 'tracking') return undefined;
  const tracking = measurerIn(draft);
  return tracking && trackingFault(tracking) ? null : { topic, value: { tracking } };
}

/** Null: as the installation's settings say. */
export function measurerIn({ measurer, trackingId, trackingUrl }: SiteFactDraft): Measurer | null {
  if (measurer === 'settings') return null;
  if (measurer === 'none') return { kind: 'none', id: '', url: '' };
  return { kind: measurer, id: trackingId.trim(), url: trackingUrl.trim() };
}

const trimmed = (words: Words) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, words[language].trim()])) as Words;
