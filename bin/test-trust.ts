import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { endRunning, runCommand } from './stage.ts';

/** `npm run test:trust`: attacks, faults and walks in their long form; `npm test` takes a short one of each. */
const LONG_FORM = {
  PAGE_TIMES: 'yes',
  CONTRACTS: '200',
  KILL_PURCHASES: '700',
  KILLS: '20',
  REPEATED_ORDERS: '200',
  ROLLING_STOPS: '20',
  DATABASE_CUTS: '20',
  DATABASE_KILLS: '8',
  FUZZ_RUNS: '2000',
  FIELD_CASES: '20000',
  WALKS: 'whole',
};

const FILES = {
  unit: ['test/both-judges'],
  database: [
    'server/trust/',
    'server/start/start-before-database',
    'server/start/fuzz',
    'server/charge/twelve-months',
    'server/company/unpaid-order',
    'server/company/employer-view',
    'server/office/actions/fact/site-facts',
    'server/office/actions/refund/refund-kinds',
    'server/office/actions/change-email',
    'server/office/staff/',
    'server/account/sign-in/login-with-password',
    'server/ticket-desk/desk-offline',
    'server/platform/http/http-server',
    'server/platform/openapi/openapi-public',
  ],
  browser: ['e2e/no-answer-walk', 'e2e/pages', 'e2e/valid-html', 'e2e/office-fit'],
};

process.chdir(path.resolve(import.meta.dirname, '..'));
process.on('exit', endRunning);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1));
Object.assign(process.env, LONG_FORM);
await buildIfNeeded();
for (const [project, files] of Object.entries(FILES)) {
  const command = ['vitest', 'run', '--project', project, '--maxWorkers=3', ...files];
  const { exitCode } = await runCommand(command, true);
  if (exitCode !== 0) process.exitCode = 1;
}
