import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../server/base/project-root.ts';
import { openBrowser } from '../test/browser.ts';
import { freePort } from '../test/portal.ts';

/** How soon `npm run dev` shows a changed component, with its input kept, and answers a changed route. */
const COMPONENT = { file: 'web/screens/login/login-form.tsx', within: 2_000 };
const ROUTE = { file: 'server/platform/health/health-routes.ts', within: 4_000 };

const folder = mkdtempSync(path.join(tmpdir(), 'dev-loop-'));
// PostgreSQL's user needs access to it when root runs this.
chmodSync(folder, 0o755);
const port = await freePort();
const url = `http://localhost:${port}`;
const dev = spawn('node', ['bin/dev.mjs'], {
  cwd: projectRoot,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...{ PORT: String(port), SANDBOX_PORT: String(await freePort()) },
    ...{ SANDBOX_SMTP_PORT: String(await freePort()), DATA_DIR: folder },
  },
});
const began = performance.now();
await once(dev.stdout, 'data');
while (!(await fetch(`${url}/health/live`).catch(() => null))) {
  if (dev.exitCode !== null) throw new Error('npm run dev did not start');
  await wait(100);
}
console.log(`started in ${Math.round(performance.now() - began)} ms`);

const browser = await openBrowser();
let isQuick = true;
try {
  isQuick = (await changeComponent()) && isQuick;
  isQuick = (await changeRoute()) && isQuick;
} finally {
  await browser.close();
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isQuick ? 0 : 1);

async function changeComponent(): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(`${url}/kirjaudu`);
  await page.waitForFunction(() => '$RefreshReg$' in window, null, { timeout: 120_000 });
  const field = page.locator('main input').first();
  // The first visit may reload once, when Vite has found the packages it needs.
  await page.waitForLoadState('networkidle');
  await field.fill('aino@example.fi');
  const took = await changed(
    COMPONENT.file,
    'heading={target.isBuying ? texts.headingBuy : texts.heading}',
    'heading="Just changed"',
    () => page.getByText('Just changed').waitFor(),
  );
  const isKept = (await field.inputValue()) === 'aino@example.fi';
  console.log(
    `a changed component is seen after ${took} ms, what was typed is ${isKept ? 'kept' : 'LOST'}`,
  );
  return isKept && took < COMPONENT.within;
}

async function changeRoute(): Promise<boolean> {
  const answer = async () => (await fetch(`${url}/health/live`)).text();
  const took = await changed(ROUTE.file, `'live'`, `'changed'`, async () => {
    while (!(await answer()).includes('changed')) await wait(20);
  });
  console.log(`a changed route answers after ${took} ms`);
  return took < ROUTE.within;
}

/** Writes the change, waits until it is visible and reverts it. */
async function changed(file: string, from: string, to: string, seen: () => Promise<unknown>) {
  const place = path.join(projectRoot, file);
  const before = readFileSync(place, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  try {
    const start = performance.now();
    writeFileSync(place, before.replace(from, to));
    await seen();
    return Math.round(performance.now() - start);
  } finally {
    writeFileSync(place, before);
  }
}
