import { parseArgs } from 'node:util';
import type { ExportSecret } from '../domain/data-export/export-secret.ts';
import { StartFailure } from '../server/base/start-failure.ts';
import { exportData } from '../server/data-export/export-data.ts';
import { commandKey } from '../server/settings/settings.ts';
import { databaseUrl, runCommand } from './command.ts';
import { leftOutInWords, rowsInWords, totalsInWords } from './counted-words.ts';

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

/** Operator command: exports the whole scheme as files that an import can read. */
await runCommand(async (pool, words) => {
  const { values } = parseArgs({ args: words, options: OPTIONS });
  const { to: folder, by = '' } = values;
  if (!folder || by.trim() === '') throw new StartFailure(HOW);
  const secrets: ExportSecret[] = [
    ...(values['with-payment-tokens'] ? (['paymentTokens'] as const) : []),
    ...(values['with-activation-codes'] ? (['activationCodes'] as const) : []),
  ];
  const { totals, leftOut } = await exportData(
    { pool, databaseUrl: databaseUrl(), secretKey: commandKey(process.env) },
    {
      folder,
      by: by.trim().slice(0, 80),
      secrets,
      idsOf: values['ids-of'],
      now: Date.now(),
      onFile: ({ name, rows }) => console.log(`${name}: ${rowsInWords(rows)}`),
    },
  );
  console.log(`In all: ${totalsInWords(totals)}.`);
  for (const what of leftOutInWords(leftOut)) console.log(`Stays behind: ${what}.`);
  console.log(`Everything is in ${folder}. It is personal data of everybody: keep it encrypted.`);
});
