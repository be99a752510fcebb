import { Readable } from 'node:stream';
import { z } from 'zod';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { saveChunk } from './file/file-queries.ts';
import { readReport } from './file/row-queries.ts';
import { findImport } from './import-queries.ts';
import { pageOfMissing } from './report-page.ts';

const ofImport = z.object({ importId: z.uuid() });
const ofChunk = ofImport.extend({
  fileId: z.uuid(),
  place: z.coerce.number().int().min(0).max(4095),
});

/** Upload of file chunks and download of the report. */
export const dataImportRoutes: PlainRoute[] = [
  {
    method: 'POST',
    path: '/office/imports/:importId/files/:fileId/chunks/:place',
    tag: 'office-data',
    summary: 'Takes a piece of a file that is imported, for staff',
    params: ofChunk,
    right: 'data.import',
    acceptsBytes: true,
    answers: { 204: { description: 'The piece is stored' } },
    async handle({ request, reply, context }) {
      const { pool, language } = await context();
      const { importId, fileId, place } = ofChunk.parse(request.params);
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isStored =
        content.length > 0 && (await saveChunk(pool, { importId, fileId, place, content }));
      if (!isStored) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
      return reply.code(204).send();
    },
  },
  {
    method: 'GET',
    path: '/office/imports/:importId/report.csv',
    tag: 'office-data',
    summary: 'Every row of an import about which there is something to say, for staff',
    params: ofImport,
    right: 'data.import',
    answers: { 200: { description: 'The table', mediaType: 'text/csv' } },
    async handle({ request, reply, context }) {
      const { pool, clock, language } = await context();
      const { importId } = ofImport.parse(request.params);
      const found = await findImport(pool, importId);
      if (!found) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
      const now = clock.now();
      const content = Readable.from(reportLines(pool, { importId, now }));
      const name = ['tuonti', found.name, helsinkiDay(now)];
      return sendFile(reply, { name, ending: 'csv', content });
    },
  },
];

const HEADER = [
  ...['file', 'line', 'kind', 'outer_id', 'verdict', 'outcome', 'why', 'columns', 'found'],
];

/** Streams the report as a table. */
export async function* reportLines(
  db: Parameters<typeof readReport>[0],
  { importId, now }: { importId: string; now: number },
): AsyncGenerator<string> {
  yield writeCsv([HEADER]);
  for await (const rows of readReport(db, importId)) {
    const lines = rows.map((row) => [
      row.file,
      String(row.line),
      row.kind,
      row.outerId,
      row.verdict,
      row.outcome ?? '',
      row.why ?? '',
      row.columns.join(' '),
      row.found ?? '',
    ]);
    yield withoutMark(writeCsv(lines));
  }
  let after: string | null = '';
  while (after !== null) {
    const { contracts, next } = await pageOfMissing(db, { importId, now, after });
    const lines = contracts.map(({ outerId }) => [
      ...['', '', 'contracts', outerId, 'unchanged', '', 'notInFile', '', ''],
    ]);
    if (lines.length > 0) yield withoutMark(writeCsv(lines));
    after = next;
  }
}

/** Only the first chunk has a byte order mark. */
const withoutMark = (lines: string) => lines.replace(/^\uFEFF/, '');
