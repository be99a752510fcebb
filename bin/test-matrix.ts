import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { endRunning, type Outcome, report, runCommand } from './stage.ts';
import { FILES_AT_ONCE } from './test-runs.ts';

/** Newest release of each supported major version: `engines` in package.json, and docs/production.md. */
const NODES = ['20', '22', '24', '26'];
const POSTGRESES = ['15.18.0-beta.17', '18.4.0-beta.17'];

const root = path.resolve(import.meta.dirname, '..');
const platform = `${process.platform}-${process.arch}`;
const majorOf = (version: string) => version.split('.')[0] ?? '';

/**
 * `npm run test:matrix -- [part of a path …]`: unit tests on each Node, database tests on each Node with each
 * PostgreSQL. NODES=20,26 and POSTGRES=15 choose some of them.
 */
process.chdir(root);
process.on('exit', endRunning);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1));
await buildIfNeeded();
const files = process.argv.slice(2);
const outcomes: Outcome[] = [];
for (const nodeVersion of chosen(NODES, process.env.NODES)) {
  const node = path.join(await install(`node-${platform}`, nodeVersion), 'bin/node');
  outcomes.push(await report(`Node ${nodeVersion}, unit tests`, () => run(node, 'unit', files)));
  for (const version of chosen(POSTGRESES, process.env.POSTGRES)) {
    const folder = await install(`@embedded-postgres/${platform}`, version);
    const name = `Node ${nodeVersion}, PostgreSQL ${majorOf(version)}, database tests`;
    const native = path.join(folder, 'native');
    outcomes.push(await report(name, () => run(node, 'database', files, native)));
  }
}
const failed = outcomes.filter((outcome) => outcome.failed > 0).length;
console.log(`${outcomes.length - failed} of ${outcomes.length} cells passed`);
process.exit(failed === 0 ? 0 : 1);

function chosen(all: string[], some: string | undefined): string[] {
  return some ? all.filter((version) => some.split(',').includes(majorOf(version))) : all;
}

/** Into a separate folder, so that the packages of the checkout stay as they are. */
async function install(name: string, version: string): Promise<string> {
  const prefix = path.join(root, '.cache/matrix', `${name.replaceAll('/', '-')}-${version}`);
  const folder = path.join(prefix, 'node_modules', name);
  if (existsSync(folder)) return folder;
  mkdirSync(prefix, { recursive: true });
  const { exitCode, output } = await runCommand([
    ...['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix],
    `${name}@${version}`,
  ]);
  if (exitCode !== 0) throw new Error(`${name}@${version} could not be installed:\n${output}`);
  return folder;
}

async function run(
  node: string,
  project: 'unit' | 'database',
  files: string[],
  postgres = '',
): Promise<Outcome> {
  const { exitCode } = await runCommand(
    [
      ...['env', `EMBEDDED_POSTGRES=${postgres}`, `PATH=${path.dirname(node)}:${process.env.PATH}`],
      ...[node, 'node_modules/vitest/vitest.mjs', 'run', '--project', project],
      ...['--reporter=dot', '--passWithNoTests', ...files],
      `--maxWorkers=${FILES_AT_ONCE[project]}`,
    ],
    true,
  );
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}
