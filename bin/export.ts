import { parseArgs } from 'node:util';
import type { ExportSecret } from '../domain/data-export/export-secret.ts';
import { readSettings } from '../server/config.ts';
import { exportData } from '../server/data-export/export-data.ts';
import { StartFailure } from '../server/platform/start-failure.ts';
import { commandPool } from './command-pool.ts';

const HOW = `npm run export -- --to <folder> --by <your name>
  --with-payment-tokens      saved payment cards too, in the clear
  --with-activation-codes    codes of open gifts and company cards too, in the clear
  --ids-of <source>          rows that were imported from this source keep the ids they have there`;

const OPTIONS = {
  to: { type: 'string' },
  by: { type: 'string' },
  'ids-of': { type: 'string', default: '' },
  'with-payment-tokens': { type: 'boolean', default: false },
  'with-activation-codes': { type: 'boolean', default: false },
} as const;

/** For an operator, in the portal's environment: writes the whole scheme as files that an import reads back. */
const values = readOptions();
if (!values?.to || !values.by?.trim()) {
  console.error(HOW);
  process.exit(1);
}
const pool = commandPool();
try {
  const { secretKey, databaseUrl } = readSettings(process.env);
  const secrets: ExportSecret[] = [
    ...(values['with-payment-tokens'] ? (['paymentTokens'] as const) : []),
    ...(values['with-activation-codes'] ? (['activationCodes'] as const) : []),
  ];
  const { totals, leftOut } = await exportData(
    { pool, databaseUrl, secretKey },
    {
      folder: values.to,
      by: values.by.trim().slice(0, 80),
      secrets,
      idsOf: values['ids-of'],
      now: Date.now(),
      onFile: ({ name, rows }) => console.log(`${name}: ${rows}`),
    },
  );
  console.log(`Totals: ${JSON.stringify(totals)}`);
  for (const [what, count] of Object.entries(leftOut)) {
    if (count > 0) console.log(`Stays behind, ${what}: ${count}`);
  }
  console.log(
    `Everything is in ${values.to}. It is personal data of everybody: keep it encrypted.`,
  );
} catch (error) {
  console.error(
    error instanceof StartFailure ? error.message : `Failed: ${(error as Error).message}`,
  );
  process.exitCode = 1;
} finally {
  await pool.end();
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return null;
  }
}
