import { pathTo } from '../../contract/page/pages.ts';
import { formatDateTime } from '../../domain/base/format.ts';
import type { Clock } from '../base/clock.ts';
import { inTransaction, type Pool } from '../db/database.ts';
import { letterName } from '../letter/letter-names.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { findScheme } from '../scheme/scheme-queries.ts';
import { exportPdf } from './export-pdf.ts';
import { lockWaitingExport, updateExportFiles } from './export-queries.ts';
import { findHeldData } from './held-data-queries.ts';
import { EXPORT_DAYS } from './request-export.ts';

type Deps = { pool: Pool; clock: Clock; publicUrl: string };

/** Job behind 'download my data': collects everything, writes both files, notifies the user. */
export async function makeDataExport({ pool, clock, publicUrl }: Deps, exportId: string) {
  await inTransaction(pool, async (tx) => {
    const wish = await lockWaitingExport(tx, exportId);
    if (!wish) return;
    const { accountId, language, emailAddress } = wish;
    const now = clock.now();
    const held = await findHeldData(tx, accountId);
    const { productForms } = await findScheme(tx);
    const dataFile = Buffer.from(
      JSON.stringify({ madeAt: formatDateTime(now, language), ...held }, null, 2),
    );
    const letters = held.letters.map((row) => ({
      ...row,
      letter: letterName(String(row.letter), language),
    }));
    const readableFile = await exportPdf(
      { ...held, letters },
      {
        language,
        productName: productForms[language].nominative,
        madeAt: now,
      },
    );
    await updateExportFiles(tx, { exportId, now, dataFile, readableFile });
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'data-export',
      key: `data-export:${exportId}`,
      data: { link: publicUrl + pathTo('My_Privacy', language), days: EXPORT_DAYS },
    });
  });
}
