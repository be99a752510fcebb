import { z } from 'zod';
import { columnNames, museumRow } from '../../../domain/museum/museum-columns.ts';
import { partColumns, partRows, TABLE_PARTS } from '../../../domain/museum/part-tables.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { findAllMuseumFacts } from '../../museum/museum-facts-queries.ts';
import type { PlainRoute } from '../../platform/plain-route.ts';

const query = z.object({ part: z.enum(TABLE_PARTS).optional() });

/** Every museum as a row, or what museums have many of, a row for each; imported again it changes nothing. */
export const museumTableRoute: PlainRoute = {
  method: 'GET',
  path: '/office/museums.csv',
  summary: 'All museums as a table, for staff',
  right: 'museum.edit',
  query,
  answers: {
    200: { description: 'The table', mediaType: 'text/csv' },
    404: { description: 'No such table' },
  },
  async handle({ request, reply, context }) {
    const asked = query.safeParse(request.query);
    if (!asked.success) return reply.code(404).send();
    const { part } = asked.data;
    const { pool } = await context();
    const museums = await findAllMuseumFacts(pool);
    const rows = part
      ? [partColumns(part), ...museums.flatMap(({ slug, facts }) => partRows(slug, facts, part))]
      : [columnNames(), ...museums.map(({ slug, facts }) => museumRow(slug, facts))];
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${part ?? 'museot'}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(writeCsv(rows));
  },
};
