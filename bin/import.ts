import { randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importMapping, type ShownImport } from '../contract/data-import.ts';
import { accountAddress } from '../domain/account/email-address.ts';
import { IMPORT_KINDS } from '../domain/data-import/import-kinds.ts';
import { type Right, rightsOf } from '../domain/office/rights.ts';
import { readSettings } from '../server/config.ts';
import { openPool } from '../server/db/database.ts';
import { bringFile } from '../server/office/data-import/bring-file.ts';
import {
  type Actor,
  checkFiles,
  commitRows,
  mapFile,
  openImport,
  resumeImport,
  signTotals,
  undoRows,
} from '../server/office/data-import/change-import.ts';
import { reportLines } from '../server/office/data-import/data-import-routes.ts';
import { showImport } from '../server/office/data-import/shown-import.ts';
import { workDataImports } from '../server/office/data-import/work-imports.ts';
import { findMemberByAddress, findStaffRoles } from '../server/office/staff/staff-queries.ts';
import { StartFailure } from '../server/platform/start-failure.ts';

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

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string', default: '' },
    as: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
  },
});
const settings = readSettings(process.env);
if (!settings.databaseUrl) {
  console.error('Give the database in DATABASE_URL.');
  process.exit(1);
}
const pool = openPool(settings.databaseUrl, { max: 2 });
const clock = { now: Date.now };
const nobody: Actor = { pool, clock, language: 'en', user: null };

/** Whoever signs, commits or undoes is somebody of the office with the right to. */
async function memberWith(right: Right): Promise<Actor> {
  const id = await findMemberByAddress(pool, accountAddress(values.as));
  const may = id && rightsOf(await findStaffRoles(pool, id)).includes(right);
  if (!may)
    throw new StartFailure(`Say as whom: --as <e-mail of somebody with the right ${right}>.`);
  return { ...nobody, user: { accountId: id } };
}

const work = () => workDataImports({ clock, settings });

async function requireShown(importId: string): Promise<ShownImport> {
  const shown = await showImport(pool, { importId, viewer: null, now: Date.now() });
  if (!shown) throw new StartFailure('There is no such import.');
  return shown;
}

async function makeNew(name: string, files: string[]): Promise<string> {
  const importId = randomUUID();
  await openImport(nobody, { importId, name, source: values.source });
  for (const one of files) {
    const [kindName, file = ''] = one.split(/=(.*)/s);
    const kind = IMPORT_KINDS.find((known) => known === kindName);
    if (!kind) throw new StartFailure(`There is no kind "${kindName}".\n${HOW}`);
    await bringFile(nobody, {
      importId,
      kind,
      name: path.basename(file),
      bytes: statSync(file).size,
      content: createReadStream(file, { highWaterMark: 1024 * 1024 }),
    });
  }
  await work();
  return importId;
}

async function map(importId: string, kind: string, file: string): Promise<void> {
  const { files } = await requireShown(importId);
  const mapped = files.find((one) => one.kind === kind);
  if (!mapped) throw new StartFailure(`The import has no file of kind "${kind}".`);
  const mapping = importMapping.parse(JSON.parse(await readFile(file, 'utf8')));
  await mapFile(nobody, { importId, fileId: mapped.id, mapping, saveAs: null });
}

async function sign(importId: string): Promise<void> {
  const { totals } = await requireShown(importId);
  if (!totals) throw new StartFailure('Check the import first.');
  await signTotals(await memberWith('data.sign'), { importId, ...totals });
}

function print(shown: ShownImport): void {
  const { id, name, state, fault, files, counts, missingContracts, totals, landed } = shown;
  console.log(`${id} ${name}: ${state}${fault ? ` (${fault})` : ''}`);
  for (const file of files) {
    const { encoding, separator, dateFormat } = file.guessed ?? {};
    console.log(
      `  ${file.kind}: ${file.name}, ${file.rows} rows, ${file.state}, ${encoding} "${separator}" ${dateFormat}`,
    );
    if (!file.mapping) console.log('    no mapping fits: give one with "map"');
  }
  for (const { kind, ...numbers } of counts) {
    const told = Object.entries(numbers).filter(([, number]) => number > 0);
    console.log(`  ${kind}: ${told.map(([word, number]) => `${word} ${number}`).join(', ')}`);
  }
  if (missingContracts > 0)
    console.log(
      `  not in this file, from an earlier import and charged on: ${missingContracts} contracts ("report" lists them)`,
    );
  if (totals) console.log(`  totals on ${totals.asOf}: ${JSON.stringify(totals.figures)}`);
  if (landed) console.log(`  in the portal: ${JSON.stringify(landed)}`);
}

async function run([act, id = '', ...more]: string[]): Promise<void> {
  const { reason } = values;
  if (act === 'new') return print(await requireShown(await makeNew(id, more)));
  if (act === 'report') {
    for await (const lines of reportLines(pool, { importId: id, now: Date.now() }))
      process.stdout.write(lines);
    return;
  }
  const steps: Record<string, () => Promise<void>> = {
    show: async () => {},
    map: () => map(id, more[0] ?? '', more[1] ?? ''),
    check: () => checkFiles(nobody, id),
    sign: () => sign(id),
    commit: async () => commitRows(await memberWith('data.import'), { importId: id, reason }),
    resume: () => resumeImport(nobody, id),
    undo: async () => undoRows(await memberWith('data.import'), { importId: id, reason }),
  };
  const step = Object.hasOwn(steps, act ?? '') ? steps[act ?? ''] : undefined;
  if (!step) throw new StartFailure(HOW);
  await requireShown(id);
  await step();
  if (act !== 'show') await work();
  print(await requireShown(id));
}

try {
  await run(positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await pool.end();
}
