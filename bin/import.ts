import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { importMapping, type ShownImport } from '../contract/data-import/data-import.ts';
import { reason as givenReason } from '../contract/office/action.ts';
import { accountAddress } from '../domain/account/email-address.ts';
import { IMPORT_KINDS } from '../domain/data-import/import-kinds.ts';
import { type Right, rightsOf } from '../domain/office/rights.ts';
import { StartFailure } from '../server/base/start-failure.ts';
import type { Pool } from '../server/db/database.ts';
import {
  type Actor,
  checkFiles,
  commitRows,
  mapFile,
  resumeImport,
  signTotals,
  undoRows,
} from '../server/office/data-import/change-import.ts';
import { reportLines } from '../server/office/data-import/data-import-routes.ts';
import { findUnknownValues } from '../server/office/data-import/judge/unknown-value-queries.ts';
import { showImport } from '../server/office/data-import/shown-import.ts';
import { workDataImports } from '../server/office/data-import/work-imports.ts';
import { findMemberByAddress, findStaffRoles } from '../server/office/staff/staff-queries.ts';
import { commandKey } from '../server/settings/settings.ts';
import { databaseUrl, runCommand } from './command.ts';
import { newImport } from './import-new.ts';
import { printImport } from './print-import.ts';

const HOW = `npm run import -- new <name> --source <system> <kind>=<file.csv> …   reads files and proposes mappings
npm run import -- map <id> <kind> <mapping.json>                    maps the columns of a file otherwise
npm run import -- check <id>                                        the dry run: writes nothing
npm run import -- report <id>                                       every row with something to say, as CSV
npm run import -- show <id>
npm run import -- sign <id> --as <e-mail>                           the totals of the check are right
npm run import -- commit <id> --as <e-mail of somebody else> --reason <why>
npm run import -- resume <id>                                       goes on with what was stopped or killed
npm run import -- undo <id> --as <e-mail> --reason <why>
Kinds: ${IMPORT_KINDS.join(', ')}. Columns: docs/data-import.md`;

const OPTIONS = {
  source: { type: 'string', default: '' },
  as: { type: 'string', default: '' },
  reason: { type: 'string', default: '' },
} as const;
const LOOK_AGAIN_MS = 300;
const clock = { now: Date.now };

await runCommand(async (pool, words) => {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [act, id = '', ...more] = positionals;
  const { source, as } = values;
  const nobody: Actor = { pool, clock, language: 'en', user: null };
  if (act === 'new')
    return settle(pool, await newImport(nobody, { name: id, source, words: more }));
  const steps: Record<string, () => Promise<void>> = {
    show: async () => {},
    report: () => report(pool, id),
    map: () => map(nobody, id, more),
    check: () => checkFiles(nobody, id),
    sign: () => sign(nobody, id, as),
    commit: async () => {
      const reason = requireReason(values.reason);
      await commitRows(await memberWith(nobody, 'data.import', as), { importId: id, reason });
    },
    resume: () => resumeImport(nobody, id),
    undo: async () => {
      const reason = requireReason(values.reason);
      await undoRows(await memberWith(nobody, 'data.import', as), { importId: id, reason });
    },
  };
  const step = Object.hasOwn(steps, act ?? '') ? steps[act ?? ''] : undefined;
  if (!step) throw new StartFailure(HOW);
  await requireShown(pool, id);
  await step();
  if (act === 'show') await print(pool, id);
  else if (act !== 'report') await settle(pool, id);
});

/** Runs until the import waits for a person. The running portal may process it instead. */
async function settle(pool: Pool, importId: string): Promise<void> {
  const settings = { databaseUrl: databaseUrl(), secretKey: commandKey(process.env) };
  for (;;) {
    await workDataImports({ clock, settings });
    if ((await requireShown(pool, importId)).progress.step === null) break;
    await wait(LOOK_AGAIN_MS);
  }
  await print(pool, importId);
}

async function print(pool: Pool, importId: string): Promise<void> {
  printImport(await requireShown(pool, importId), await findUnknownValues(pool, importId));
}

async function report(pool: Pool, importId: string): Promise<void> {
  for await (const lines of reportLines(pool, { importId, now: Date.now() }))
    process.stdout.write(lines);
}

/** Signer and performer must be office staff with the right. */
async function memberWith(nobody: Actor, right: Right, address: string): Promise<Actor> {
  const id = await findMemberByAddress(nobody.pool, accountAddress(address));
  const may = id && rightsOf(await findStaffRoles(nobody.pool, id, Date.now())).includes(right);
  if (!may)
    throw new StartFailure(`Say as whom: --as <e-mail of somebody with the right ${right}>.`);
  return { ...nobody, user: { accountId: id } };
}

function requireReason(typed: string): string {
  const parsed = givenReason.safeParse(typed);
  if (!parsed.success) throw new StartFailure('Say why: --reason "Move of 2027".');
  return parsed.data;
}

async function requireShown(pool: Pool, importId: string): Promise<ShownImport> {
  const isId = z.uuid().safeParse(importId).success;
  const shown = isId && (await showImport(pool, { importId, viewer: null, now: Date.now() }));
  if (!shown) throw new StartFailure('There is no such import.');
  return shown;
}

async function map(actor: Actor, importId: string, [kind, file = '']: string[]): Promise<void> {
  const { files } = await requireShown(actor.pool, importId);
  const mapped = files.find((one) => one.kind === kind);
  if (!mapped) throw new StartFailure(`The import has no file of kind "${kind}".`);
  const mapping = mappingIn(await readFile(file, 'utf8'));
  if (!mapping)
    throw new StartFailure(`${file} is no mapping: its shape is in docs/data-import.md.`);
  await mapFile(actor, { importId, fileId: mapped.id, mapping, saveAs: null });
}

function mappingIn(json: string) {
  try {
    return importMapping.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

async function sign(nobody: Actor, importId: string, address: string): Promise<void> {
  const { totals } = await requireShown(nobody.pool, importId);
  if (!totals) throw new StartFailure('Check the import first.');
  await signTotals(await memberWith(nobody, 'data.sign', address), { importId, ...totals });
}
