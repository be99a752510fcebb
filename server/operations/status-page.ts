import { texts as pausedEn } from '../../contract/texts/en/paused.ts';
import { texts as en } from '../../contract/texts/en/status.ts';
import { texts as pausedFi } from '../../contract/texts/fi/paused.ts';
import { texts as fi } from '../../contract/texts/fi/status.ts';
import { texts as pausedSv } from '../../contract/texts/sv/paused.ts';
import { texts as sv } from '../../contract/texts/sv/status.ts';
import { escapeMarkup } from '../../domain/base/escape-markup.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate, formatDateRange, formatDateTime } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Incident } from '../../domain/operations/incidents.ts';
import { SERVICE_PARTS, serviceState } from '../../domain/operations/service-state.ts';
import { worded } from '../platform/worded.ts';
import type { ServiceStatus } from './service-status.ts';

export const STATUS_PATHS: Record<Language, string> = {
  fi: '/tila',
  sv: '/sv/status',
  en: '/en/status',
};
const HOME: Record<Language, string> = { fi: '/', sv: '/sv', en: '/en' };
const NAMES: Record<Language, string> = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

const texts = worded('contract/status', { fi, sv, en });
const pausedTexts = { fi: pausedFi, sv: pausedSv, en: pausedEn };

type StatusPageInput = {
  status: ServiceStatus;
  language: Language;
  languages: readonly Language[];
};

/** Without scripts, session and personal data, so that it works when everything else is down. */
export function statusPage({ status, language, languages }: StatusPageInput): string {
  const said = texts[language];
  const { isAnswering, known, checkedAt } = status;
  const states = serviceState(isAnswering && known ? known.waiting : null);
  const isDisturbed =
    Object.values(states).some((state) => state !== 'works') || known?.incidents.now;
  const heading = isAnswering ? (isDisturbed ? said.disturbed : said.well) : said.away;
  const parts = SERVICE_PARTS.map(
    (part) =>
      `<li class="${states[part]}"><b>${said.parts[part]}</b> <span>${said.states[states[part]]}</span></li>`,
  );
  const told = known ? statusText(known, language) : '';
  const lastKnown =
    !isAnswering && known ? fill(said.lastKnown, formatDateTime(known.at, language)) : '';
  const others = languages
    .filter((one) => one !== language)
    .map(
      (one) => `<a href="${STATUS_PATHS[one]}" lang="${one}" hreflang="${one}">${NAMES[one]}</a>`,
    );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${said.title}</title>
<link rel="stylesheet" href="/status.css"></head>
<body><main><p class="name">${said.title}</p><h1>${heading}</h1>
${states.cards === 'works' ? '' : `<p>${said.desk}</p>`}
<ul class="parts">${parts.join('')}</ul>
${told}
<p class="quiet">${fill(said.checked, formatDateTime(checkedAt, language))} ${lastKnown}</p></main>
<nav aria-label="${said.languages}"><a href="${HOME[language]}">${said.home}</a> ${others.join(' ')}</nav></body></html>
`;
}

function statusText(
  { incidents, paused }: NonNullable<ServiceStatus['known']>,
  language: Language,
) {
  const said = texts[language];
  const pauses = paused.map(({ topic }) => `<li>${pausedTexts[language][topic].title}</li>`);
  const list = (name: string, of: Incident[]) =>
    of.length === 0
      ? ''
      : `<h2>${name}</h2><ul>${of.map((one) => incidentLine(one, language)).join('')}</ul>`;
  return [
    list(said.now, incidents.now ? [incidents.now] : []),
    pauses.length === 0 ? '' : `<h2>${said.paused}</h2><ul>${pauses.join('')}</ul>`,
    list(said.coming, incidents.coming),
    list(said.past, incidents.past) || `<h2>${said.past}</h2><p>${said.none}</p>`,
  ].join('\n');
}

function incidentLine({ from, until, words }: Incident, language: Language): string {
  const days = until
    ? formatDateRange(from, until, language)
    : fill(texts[language].since, formatDate(from, language));
  return `<li>${escapeMarkup(words[language])} <span class="quiet">${days}</span></li>`;
}

export const STATUS_STYLE = `
:root { color-scheme: light dark; --late: light-dark(#8a5200, #f0b860); --down: light-dark(#a3122b, #ff9aa8) }
body { margin: 0; background: light-dark(#f1f3f2, #10121e); color: light-dark(#12172b, #eef0f7); font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; hyphens: auto }
main, nav { max-width: 40rem; margin: 0 auto; padding: 0 1.25rem }
main { padding-top: 10vh }
.name { margin: 0; font-weight: 600 }
h1 { margin: 0 0 1.5rem; font-weight: 400; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.2 }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem }
ul { margin: 0; padding: 0; list-style: none }
li { padding: 0.5rem 0; border-bottom: 1px solid light-dark(#c9c9cf, #4a4a52) }
.parts li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem }
.late span { color: var(--late); font-weight: 600 }
.down span { color: var(--down); font-weight: 600 }
li .quiet { display: block }
.quiet { color: light-dark(#55555e, #b6b6c0); font-size: 0.9375rem }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding-block: 1.5rem 3rem }
a { display: inline-block; padding: 0.625rem 0; color: light-dark(#22358a, #b9c2ff) }
`;
