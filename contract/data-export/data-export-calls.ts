import { z } from 'zod';
import { EXPORT_SECRETS } from '../../domain/data-export/export-secret.ts';
import { needs, read } from '../call/call.ts';

/** An export as recorded. */
export const exportDetail = z
  .object({
    /** As entered by the person who ran it. */
    by: z.string(),
    secrets: z.array(z.enum(EXPORT_SECRETS)),
    /** Null: failed. */
    counts: z
      .object({ people: z.int().min(0), cards: z.int().min(0), visits: z.int().min(0) })
      .nullable(),
  })
  .meta({ id: 'DataExportDetail' });
export type ExportDetail = z.output<typeof exportDetail>;

/** Back office: log of full data exports. They are started by a command, not from a page. */
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
