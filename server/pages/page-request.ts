import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type {
  PagePerson,
  PageRequest,
  PageScheme,
  Theme,
} from '../../contract/page/page-render.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { cardView, cardYearStart, hasVisitedSince } from '../../domain/card/validity-view.ts';
import { type Situation, situationOf } from '../../domain/my-card/situation.ts';
import { consentOf } from '../../domain/tracking/consent.ts';
import { OverloadError } from '../base/overload-error.ts';
import { callersCorrelationId } from '../logging/correlation-id.ts';
import type { GuestContext } from '../platform/context.ts';
import { localAddress } from '../platform/http/request-path.ts';
import { type ContextOf, type Controllers, callInProcess } from '../platform/lwr-dispatch.ts';
import { findSeoProperties } from '../seo/seo-queries.ts';
import { findPersonCard, type PersonCard } from './page-queries.ts';
import { measuringToday, type SchemeIn } from './page-scheme.ts';
import { previewOf } from './preview-day.ts';

const DATA_BUDGET_MS = 2_000;
/** Staff prefer to wait: the first full-text page after a start takes seconds on a slow machine. */
const OFFICE_BUDGET_MS = 15_000;

export type PageDeps = { controllers: Controllers; contextOf: ContextOf; schemeIn: SchemeIn };

/** What the renderer gets of a request: user, day and data calls. */
export async function pageRequestOf(
  { controllers, schemeIn }: Pick<PageDeps, 'controllers' | 'schemeIn'>,
  context: GuestContext,
  request: FastifyRequest,
): Promise<PageRequest> {
  await context.session.touch();
  const preview = await previewOf(context, request.url);
  const readers = preview?.context ?? context;
  const { clock, settings } = readers;
  const words = preview?.schemeIn ?? schemeIn;
  const within = preview?.within ?? ((ask) => ask());
  return {
    url: localAddress(request.url),
    origin: settings.publicUrl,
    person: preview ? preview.person : await findPerson(context),
    transactionId: callersCorrelationId(context) ?? randomUUID(),
    today: helsinkiDay(clock.now()),
    theme: themeOf(request.cookies.theme),
    consent: consentOf(request.cookies.consent, measuringToday(settings)),
    devPages: settings.mode !== 'production',
    offlinePages: settings.offlinePages,
    schemeIn: async (language) => withoutClosed(await words(language), request.cookies.banner),
    seoTitle: (recordId, language) => within(() => seoTitle(recordId, { ...readers, language })),
    read: (apexClass, apexMethod, params, language) => {
      const call = { apexClass, apexMethod, params };
      const answer = within(() => callInProcess(controllers, call, { ...readers, language }));
      const budgetMs = apexClass === 'BackOfficeController' ? OFFICE_BUDGET_MS : DATA_BUDGET_MS;
      return withinBudget(answer, budgetMs, `${apexClass}.${apexMethod}`);
    },
  };
}

/** Removes a notice that this browser has closed. */
function withoutClosed(scheme: PageScheme, closedId: string | undefined): PageScheme {
  const { banner } = scheme;
  return banner?.close && banner.id === closedId ? { ...scheme, banner: null } : scheme;
}

/** Falls back to the page's own title when the SEO record fails. */
async function seoTitle(recordId: string, { pool, language, log }: GuestContext) {
  try {
    const found = findSeoProperties(pool, recordId, language);
    return (await withinBudget(found, DATA_BUDGET_MS, 'seo properties'))?.title || null;
  } catch (error) {
    log.warn({ err: error, recordId }, 'no seo properties');
    return null;
  }
}

async function findPerson({ pool, clock, session }: GuestContext): Promise<PagePerson | null> {
  if (!session.found) return null;
  const { accountId, firstName, emailAddress, role, rights } = session.found;
  const card = await findPersonCard(pool, accountId);
  const today = helsinkiDay(clock.now());
  return {
    firstName: firstName ?? '',
    emailAddress,
    role,
    ...(rights.length > 0 && { rights, accountId }),
    card: card && { validUntil: card.validUntil, situation: situationOn(card, today) },
    ...(card?.hasPlan && { hasPlan: true as const }),
  };
}

function situationOn(card: PersonCard, today: LocalDate): Situation {
  const yearStartsOn = card.startsOn && cardYearStart(card.startsOn, today);
  return situationOf(cardView(card, today), {
    hasUnpaidInstalment: card.hasUnpaidInstalment,
    hasVisited: card.isDiaryHidden || hasVisitedSince(card.lastVisitOn, yearStartsOn),
  });
}

function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}

/** Rejects after the time budget, while there is still time to render an error. */
async function withinBudget<T>(answer: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OverloadError(`${what} took over ${ms} ms`)), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
