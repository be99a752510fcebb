import { z } from 'zod';
import { EXPORT_SECRETS } from '../../domain/data-export/export-secret.ts';
import { needs, read } from '../call/call.ts';

/** As an export is written down. */
export const exportDetail = z
  .object({
    /** As they said themselves. */
    by: z.string(),
    secrets: z.array(z.enum(EXPORT_SECRETS)),
    /** Null: it did not end well. */
    counts: z
      .object({ people: z.int().min(0), cards: z.int().min(0), visits: z.int().min(0) })
      .nullable(),
  })
  .meta({ id: 'DataExportDetail' });
export type ExportDetail = z.output<typeof exportDetail>;

/** Back office: who has taken everybody's data out, and when. The command does it, no page. */
export const dataExportCalls = {
  getDataExports: needs(
    'data.import',
    read(
      'The exports of the scheme’s data',
      z.object({}),
      z.object({
        exports: z.array(
          exportDetail.extend({ id: z.uuid(), endedAt: z.number(), succeeded: z.boolean() }),
        ),
      }),
    ),
  ),
};
