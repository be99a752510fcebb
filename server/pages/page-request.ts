import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Consent, PagePerson, PageRequest, Theme } from '../../contract/page-render.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { GuestContext } from '../context.ts';
import { type ContextOf, type Controllers, callInProcess } from '../platform/lwr-dispatch.ts';
import { localAddress } from '../platform/matched-route.ts';
import { findSeoProperties } from '../seo/seo-queries.ts';
import { correlationId } from './correlation-id.ts';
import { findPersonCard } from './page-person-queries.ts';
import type { SchemeIn } from './page-scheme.ts';
import { withinBudget } from './time-budget.ts';

const DATA_BUDGET_MS = 2_000;

export type PageParts = { controllers: Controllers; contextOf: ContextOf; schemeIn: SchemeIn };

/** What a page may know: who looks at it, on which day, and the reads it may ask for. */
export async function pageRequestOf(
  { controllers, contextOf, schemeIn }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequest> {
  const context = await contextOf(request, reply);
  await context.session.touch();
  const { clock, settings } = context;
  return {
    url: localAddress(request.url),
    origin: settings.publicUrl,
    person: await findPerson(context),
    transactionId: correlationId(context),
    today: helsinkiDay(clock.now()),
    theme: themeOf(request.cookies.theme),
    consent: consentOf(request.cookies.consent),
    devPages: settings.mode !== 'production',
    schemeIn,
    seoTitle: (recordId, language) => seoTitle(recordId, { ...context, language }),
    read: (apexClass, apexMethod, params, language) => {
      const call = { apexClass, apexMethod, params };
      const answer = callInProcess(controllers, call, { ...context, language });
      return withinBudget(answer, DATA_BUDGET_MS, `${apexClass}.${apexMethod}`);
    },
  };
}

/** A page has a title of its own, so that it need not fall for a record's. */
async function seoTitle(recordId: string, { pool, language, log }: GuestContext) {
  try {
    const found = findSeoProperties(pool, recordId, language);
    return (await withinBudget(found, DATA_BUDGET_MS, 'seo properties'))?.title || null;
  } catch (error) {
    log.warn({ err: error, recordId }, 'no seo properties');
    return null;
  }
}

async function findPerson({ pool, session }: GuestContext): Promise<PagePerson | null> {
  if (!session.found) return null;
  const { accountId, firstName, emailAddress, role } = session.found;
  const card = await findPersonCard(pool, accountId);
  return { firstName: firstName ?? '', emailAddress, role, card };
}

function consentOf(cookie: string | undefined): Consent | null {
  return cookie === 'granted' || cookie === 'refused' ? cookie : null;
}

function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system';
}
