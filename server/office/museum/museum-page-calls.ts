import type { officeMuseumCalls } from '../../../contract/office/museum-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { comingChanges } from '../../../domain/museum/coming-changes.ts';
import { emptyMuseum } from '../../../domain/museum/museum-facts.ts';
import { findMuseumFacts } from '../../museum/museum-facts-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findDeskMembers } from '../staff/desk-people-queries.ts';
import { pageOfTime, timeCountsOf } from '../time/time-lines.ts';
import { draftedMuseumAnswers } from './drafted-museum.ts';
import { findMuseumList } from './museum-list-queries.ts';
import { findMuseumPage, findVisitMonths } from './museum-page-queries.ts';
import { EVERYTHING_OF_MUSEUM } from './museum-time-queries.ts';

const MONTHS = 13;

export const officeMuseumAnswers: Answers<typeof officeMuseumCalls, UserContext> = {
  getMuseumList: (_, { pool, clock, language }) =>
    findMuseumList(pool, { language, today: helsinkiDay(clock.now()) }),

  async getMuseumFacts({ id }, { pool, clock, language }) {
    const today = helsinkiDay(clock.now());
    if (id === undefined) return { id: null, slug: '', today, facts: emptyMuseum(today) };
    const found = await findMuseumFacts(pool, id);
    if (!found) throw noMuseum(language);
    return { ...found, today };
  },

  ...draftedMuseumAnswers,

  async getMuseumPage({ id }, context) {
    const { pool, user, clock, language } = context;
    const museum = await requireMuseum(id, context);
    const held = await findMuseumFacts(pool, id);
    const today = helsinkiDay(clock.now());
    const members = await findDeskMembers(pool, [id]);
    const signedIn = members.flatMap(({ lastSignInAt }) => lastSignInAt ?? []);
    const months = await findVisitMonths(pool, id);
    const count = (asked: string) => members.filter(({ role }) => role === asked).length;
    return {
      ...museum,
      ticketPrice: museum.ticketPrice === null ? null : toEuros(cents(museum.ticketPrice)),
      clerks: count('clerk'),
      managers: count('manager'),
      lastSignInAt: signedIn.length > 0 ? Math.max(...signedIn) : null,
      people: user.rights.includes('desk.manage')
        ? members.map(({ accountId, name, emailAddress, role, lastSignInAt }) => ({
            accountId,
            name: name || emailAddress,
            role,
            lastSignInAt,
          }))
        : null,
      visitCount: months.reduce((sum, { visits }) => sum + visits, 0),
      months: months.slice(0, MONTHS),
      counts: await timeCountsOf(pool, EVERYTHING_OF_MUSEUM, id),
      coming: (held ? comingChanges(held.facts, today) : []).map(({ day, what, amount, name }) => ({
        ...{ day, what, name: name?.[language] ?? null },
        amount: amount === null ? null : toEuros(cents(amount)),
      })),
    };
  },

  async getTimeOfMuseum(asked, context) {
    await requireMuseum(asked.id, context);
    return pageOfTime(EVERYTHING_OF_MUSEUM, asked, context);
  },
};

async function requireMuseum(id: string, { pool, clock, language }: UserContext) {
  const museum = await findMuseumPage(pool, { id, language, today: helsinkiDay(clock.now()) });
  if (!museum) throw noMuseum(language);
  return museum;
}

const noMuseum = (language: Language) =>
  new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
