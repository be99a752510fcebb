import { columnNames, museumRow } from '../../../domain/museum/museum-columns.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { findAllMuseumFacts } from '../../museum/museum-facts-queries.ts';
import type { PlainRoute } from '../../platform/plain-route.ts';

/** Every museum as a row; imported again it changes nothing. */
export const museumTableRoute: PlainRoute = {
  method: 'GET',
  path: '/office/museums.csv',
  summary: 'All museums as a table, for staff',
  right: 'museum.edit',
  answers: { 200: { description: 'The table', mediaType: 'text/csv' } },
  async handle({ reply, context }) {
    const { pool } = await context();
    const museums = await findAllMuseumFacts(pool);
    const rows = museums.map(({ slug, facts }) => museumRow(slug, facts));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="museot.csv"')
      .type('text/csv; charset=utf-8')
      .send(writeCsv([columnNames(), ...rows]));
  },
};
