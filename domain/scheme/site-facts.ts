import { LANGUAGES } from '../base/language.ts';
import { LOG_LEVELS, type LoggingSettings } from '../logging/log-level.ts';
import {
  idExample,
  isTrackingId,
  sourceNotAllowed,
  TRACKING_KINDS,
  type TrackingLimits,
  type TrackingService,
  trackingService,
} from '../tracking/tracking-service.ts';
import { HIDDEN } from '../wording/text-rules.ts';
import { AT_ONCE, type TopicRule, type Words } from './topic/topic-rule.ts';

/** Search engine texts of the front page. */
export type SearchWords = { title: Words; description: Words };
/** Search engines show about half of this. */
export const SEARCH_TITLE_LENGTH = 120;

/** The tracking service; `none` has neither id nor URL. */
export const MEASURERS = ['none', ...TRACKING_KINDS] as const;
export type Measurer = { kind: (typeof MEASURERS)[number]; id: string; url: string };
export const TRACKING_URL_LENGTH = 200;

type SearchFault = { fault: 'searchMissing' | 'searchMarkup' };
type TrackingFault = { fault: 'trackingUrl' } | { fault: 'trackingId'; example: string };

/** Null: the product's texts. */
export const search: TopicRule<{ search: SearchWords | null }, SearchFault> = {
  shipped: { search: null },
  ...AT_ONCE,
  faults: ({ search: words }) => asList(words && searchFault(words)),
};

/** Null: as configured in the settings. */
export const tracking: TopicRule<{ tracking: Measurer | null }, TrackingFault> = {
  shipped: { tracking: null },
  ...AT_ONCE,
  faults: ({ tracking: measurer }) => asList(measurer && trackingFault(measurer)),
};

/** What browsers report. */
export const logging: TopicRule<{ logging: LoggingSettings }, never> = {
  shipped: { logging: { enabled: true, level: 'INFO' } },
  ...AT_ONCE,
  faults: () => [],
};

const asList = <Fault>(fault: Fault | null): Fault[] => (fault === null ? [] : [fault]);

export function searchFault({ title, description }: SearchWords): SearchFault | null {
  const words = LANGUAGES.flatMap((language) => [title[language], description[language]]);
  if (words.some((text) => text.trim() === '')) return { fault: 'searchMissing' };
  return words.some((text) => /[<>{}]/.test(text) || HIDDEN.test(text))
    ? { fault: 'searchMarkup' }
    : null;
}

/** Matomo requires the operator's URL; Google's services may have one. */
const WEB_ADDRESS = /^https:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?(\/[\w./~-]*)?$/;

export function trackingFault({ kind, id, url }: Measurer): TrackingFault | null {
  if (kind === 'none') return null;
  if (!isTrackingId(kind, id)) return { fault: 'trackingId', example: idExample(kind) };
  const isGiven = url !== '';
  return (kind === 'matomo' && !isGiven) || (isGiven && !WEB_ADDRESS.test(url))
    ? { fault: 'trackingUrl' }
    : null;
}

/** The office's choice overrides the settings, within their limits. */
export function trackingToday(
  decided: Measurer | null,
  given: TrackingLimits,
): TrackingService | null {
  if (!decided) return trackingService(given);
  const service = measuredBy(decided);
  return service && sourceNotAllowed(service, given) ? null : service;
}

/** Null: no tracking. */
export function measuredBy({ kind, id, url }: Measurer): TrackingService | null {
  return trackingService({
    trackingKind: kind === 'none' ? '' : kind,
    trackingId: id,
    trackingUrl: url,
  });
}

export const LOGGED = ['off', ...LOG_LEVELS] as const;
export type Logged = (typeof LOGGED)[number];

export const loggedOf = ({ enabled, level }: LoggingSettings): Logged => (enabled ? level : 'off');

export const loggingOf = (logged: Logged): LoggingSettings =>
  logged === 'off' ? { enabled: false, level: 'ERROR' } : { enabled: true, level: logged };
