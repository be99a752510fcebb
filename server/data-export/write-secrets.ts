import { Readable } from 'node:stream';
import type { ExportSecret } from '../../domain/data-export/export-secret.ts';
import { IMPORT_COLUMNS } from '../../domain/data-import/import-columns.ts';
import type { SecretKey } from '../base/secret-key.ts';
import { csvLine } from '../csv/write-csv.ts';
import { unsealText } from '../platform/seal-text.ts';
import { type ExportedFile, exportStatement } from './export-queries.ts';
import type { Snapshot } from './snapshot-queries.ts';
import { readRows } from './snapshot-queries.ts';

const SEALED_AS = { paymentTokens: 'payment-token', activationCodes: 'activation-code' } as const;

/** Rows with decrypted secrets, at the operator's request: the next system has another key. */
export function openedRows(client: Snapshot, file: ExportedFile, secretKey: SecretKey) {
  const columns = IMPORT_COLUMNS[file.kind].map(({ name }) => name);
  const kind = SEALED_AS[file.secret?.what as ExportSecret];
  let count = 0;
  async function* lines() {
    yield csvLine(columns);
    for await (const rows of readRows(client, exportStatement(file, { isTold: true }))) {
      count += rows.length;
      yield rows
        .map((row) =>
          csvLine(
            columns.map((column) => {
              const cell = row[column] ?? null;
              return Buffer.isBuffer(cell) ? unsealText(cell, { kind, secretKey }) : cell;
            }),
          ),
        )
        .join('');
    }
  }
  return { content: Readable.from(lines()), rows: () => count };
}
