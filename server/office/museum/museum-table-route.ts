import { z } from 'zod';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { columnNames, museumRow } from '../../../domain/museum/museum-columns.ts';
import {
  partColumns,
  partRows,
  TABLE_PARTS,
  type TablePart,
} from '../../../domain/museum/part-tables.ts';
import { decimalComma, writeCsv } from '../../csv/write-csv.ts';
import { findAllMuseumFacts } from '../../museum/museum-facts-queries.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { sendFile } from '../../platform/http/send-file.ts';

const query = z.object({ part: z.enum(TABLE_PARTS).optional() });

const PART_NAMES: Record<TablePart, string> = {
  exceptions: 'poikkeusajat',
  exhibitions: 'nayttelyt',
  charges: 'maksut',
  access: 'esteettomyys',
  ways: 'kulkuyhteydet',
};

/** Export of museums, or of one of their lists with a row per entry; importing it unchanged changes nothing. */
export const museumTableRoute: PlainRoute = {
  method: 'GET',
  path: '/office/museums.csv',
  tag: 'office-museum',
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
    const { pool, clock } = await context();
    const museums = await findAllMuseumFacts(pool);
    const rows = part
      ? [
          partColumns(part),
          ...museums.flatMap(({ slug, facts }) =>
            partRows(slug, facts, { part, decimals: decimalComma }),
          ),
        ]
      : [columnNames(), ...museums.map(({ slug, facts }) => museumRow(slug, facts, decimalComma))];
    const name = ['museot', ...(part ? [PART_NAMES[part]] : []), helsinkiDay(clock.now())];
    return sendFile(reply, { name, ending: 'csv', content: writeCsv(rows) });
  },
};
