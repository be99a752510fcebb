import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { StartFailure } from '../server/base/start-failure.ts';
import { insertRun } from '../server/operations/operation-queries.ts';
import { type DrillResult, restoreDrill } from '../server/operations/restore-drill.ts';
import { databaseUrl, runCommand } from './command.ts';

/**
 * Operator command: tests that the backup can be restored. Stores the result in DATABASE_URL for the office and the
 * alerts.
 */
await runCommand(async (pool, words) => {
  const { values } = parseArgs({ args: words, options: { to: { type: 'string' } } });
  const to = values.to === undefined ? null : new Date(values.to);
  if (to && Number.isNaN(to.getTime())) {
    throw new StartFailure('Give --to as a moment, for instance 2026-11-16T12:00:00Z.');
  }
  const backupFolder = process.env.BACKUP_FOLDER;
  if (!backupFolder) throw new StartFailure('Give the folder of the backups in BACKUP_FOLDER.');

  const { pathname, username } = new URL(databaseUrl());
  const began = Date.now();
  let text: string;
  let succeeded = false;
  try {
    const result = await restoreDrill({
      backupFolder,
      workFolder: process.env.DRILL_FOLDER ?? tmpdir(),
      database: decodeURIComponent(pathname.slice(1)),
      user: decodeURIComponent(username) || 'postgres',
      to,
    });
    succeeded = result.breaches.length === 0;
    text = tell(result);
  } catch (error) {
    text = (error as Error).message;
  }
  const endedAt = Date.now();
  const seconds = Math.round((endedAt - began) / 1000);
  await insertRun(pool, { kind: 'drill', endedAt, succeeded, seconds, detail: text.slice(0, 500) });
  console.log(text);
  console.log(succeeded ? 'The backup can be restored.' : 'The drill failed.');
  process.exitCode = succeeded ? 0 : 1;
});

function tell({ backup, seconds, newest, breaches }: DrillResult): string {
  const minutes = (seconds / 60).toFixed(1);
  const payment = newest.paymentAt?.toISOString() ?? 'none';
  const lines = [
    `Backup ${backup} restored in ${minutes} minutes: ${newest.cards} cards.`,
    `Newest payment ${payment}, newest visit ${newest.visitOn ?? 'none'}.`,
    breaches.length === 0
      ? 'Money and cards agree.'
      : `${breaches.length} promises broken, first: ${breaches[0]?.promise}.`,
  ];
  return lines.join('\n');
}
