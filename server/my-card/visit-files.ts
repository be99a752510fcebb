import { texts as en } from '../../contract/texts/en/visit-file.ts';
import { texts as fi } from '../../contract/texts/fi/visit-file.ts';
import { texts as sv } from '../../contract/texts/sv/visit-file.ts';
import { fromEuros, toDecimal } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { decimalComma, writeCsv } from '../csv/write-csv.ts';
import { requireUser } from '../platform/access.ts';
import type { UserContext } from '../platform/context.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { worded } from '../platform/worded.ts';
import { findOwnVisits } from '../records/own-record-queries.ts';
import { findCardOf, findVisitIds } from './my-card-queries.ts';

const TEXTS = worded('contract/visit-file', { fi, sv, en });

/** Download of the diary, hidden or not: the data belongs to its holder. */
export const visitFileRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/my-card/visits.csv',
    tag: 'card',
    summary: 'One’s own visits as a table',
    needsSession: true,
    answers: { 200: { description: 'Visits', mediaType: 'text/csv' } },
    async handle({ reply, context }) {
      const caller = requireUser(await context());
      const { columns, fileName } = TEXTS[caller.language];
      const rows = (await visitsOf(caller)).map(({ day, museum, town, ticketPrice }) => [
        day,
        museum,
        town,
        ticketPrice === null ? '' : decimalComma(toDecimal(fromEuros(ticketPrice))),
      ]);
      const head = [columns.day, columns.museum, columns.town, columns.ticketPrice];
      const name = [fileName, helsinkiDay(caller.clock.now())];
      return sendFile(reply, { name, ending: 'csv', content: writeCsv([head, ...rows]) });
    },
  },
  {
    method: 'GET',
    path: '/my-card/visits.json',
    tag: 'card',
    summary: 'One’s own visits as data',
    needsSession: true,
    answers: { 200: { description: 'Visits', mediaType: 'application/json' } },
    async handle({ reply, context }) {
      const caller = requireUser(await context());
      const { fileName } = TEXTS[caller.language];
      const name = [fileName, helsinkiDay(caller.clock.now())];
      const content = JSON.stringify({ visits: await visitsOf(caller) }, null, 2);
      return sendFile(reply, { name, ending: 'json', content });
    },
  },
];

type FileVisit = { day: string; museum: string; town: string; ticketPrice: number | null };

async function visitsOf({ pool, user, language }: UserContext): Promise<FileVisit[]> {
  const card = await findCardOf(pool, user.accountId);
  const ids = card ? await findVisitIds(pool, card.cardId) : [];
  const found = await findOwnVisits(pool, { ids, accountId: user.accountId, language });
  return ids.flatMap((id) => {
    const fields = found.get(id);
    if (!fields) return [];
    const { visitedOn, museumName, town, ticketPrice } = fields;
    return {
      day: String(visitedOn),
      museum: String(museumName),
      town: String(town),
      ticketPrice: typeof ticketPrice === 'number' ? ticketPrice : null,
    };
  });
}
