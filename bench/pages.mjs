// npm run bench:pages [path ...]: Lighthouse on a phone and main-thread CPU, medians of five runs. Lighthouse is
// installed in another folder: one of its packages depends on "latest", which no lockfile can pin.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mainThread } from './main-thread.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, '.cache/lighthouse');
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
/** Script bytes of a first visit, headers included: reveals accidental imports. */
const SCRIPTS_AT_MOST = { '/': 86_000, '/osta/itselle': 99_000, '/museot': 97_000 };
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/osta/itselle', '/museot'];
if (!existsSync(CHROMIUM)) throw new Error(`no browser at ${CHROMIUM}: name one in CHROMIUM`);

if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', LIGHTHOUSE], {
    stdio: 'inherit',
  });
}
const load = (name) => import(pathToFileURL(path.join(folder, 'node_modules', name)).href);
const { default: lighthouse } = await load('lighthouse/core/index.js');
const chromeLauncher = await load('chrome-launcher/dist/index.js');

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
// As root: PostgreSQL runs as another user.
chmodSync(dataDir, 0o755);
const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
const portal = spawn('node', ['bin/start.mjs'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    SANDBOX_SMTP_PORT: smtpPort,
    DATA_DIR: dataDir,
  },
});
await new Promise((resolve, reject) => {
  portal.stdout.on('data', (text) => String(text).includes('The portal runs') && resolve());
  portal.on('exit', () => reject(new Error('the portal did not start')));
});

try {
  const headers = { Cookie: await signIn(`http://localhost:${port}`) };
  const blocked = new Map();
  for (const page of paths) {
    const url = `http://localhost:${port}${page}`;
    const { redirected } = await fetch(url);
    // Signed out where the page allows it.
    blocked.set(page, await measure(url, redirected ? headers : {}));
  }
  tellRatios(blocked);
  refuseHeavyPages(blocked);
} finally {
  portal.removeAllListeners('exit');
  portal.kill('SIGINT');
  await new Promise((resolve) => portal.on('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** A person of the demo data. */
async function signIn(origin) {
  const answer = await fetch(`${origin}/lwr/apex/v65.0/AccountController/loginWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: 'sanna.nieminen@example.fi', password: 'Revontuli7x' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function measure(url, extraHeaders) {
  const runs = [];
  // On a busy machine Lighthouse sometimes sees no first paint; such runs are discarded.
  for (let run = 0; runs.length < RUNS && run < 3 * RUNS; run += 1) {
    const chrome = await chromeLauncher.launch({
      chromePath: CHROMIUM,
      chromeFlags: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
      ],
    });
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      locale: 'fi',
      extraHeaders,
    });
    await chrome.kill();
    const { categories, audits } = result.lhr;
    if (categories.performance.score === null) continue;
    runs.push({
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      bestPractices: categories['best-practices'].score * 100,
      seo: categories.seo.score * 100,
      lcpMs: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      blockedMs: audits['total-blocking-time'].numericValue,
      scripts: audits['network-requests'].details.items
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((bytes, { transferSize }) => bytes + transferSize, 0),
    });
  }
  const median = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'].map((key) =>
    Math.round(median(key)),
  );
  const [lcp, blocked] = ['lcpMs', 'blockedMs'].map((key) => Math.round(median(key)));
  const scripts = median('scripts');
  const thread = await mainThread(CHROMIUM, url, extraHeaders);
  const [threadMs, blockedCpu] = [thread.cpuMs, thread.blockedMs].map(Math.round);
  console.log(
    `${new URL(url).pathname}  ${scores.join('/')}  LCP ${lcp} ms  CLS ${median('cls').toFixed(3)}  blocked ${blocked} ms  main thread ${threadMs} ms CPU, a phone blocked by ${blockedCpu}  scripts ${(scripts / 1000).toFixed(1)} kB`,
  );
  return { blocked, blockedCpu, scripts };
}

/** Relative to the home page of the same run: on any machine the directory must not block longer. */
function tellRatios(blocked) {
  const home = blocked.get('/');
  if (home === undefined) return;
  const times = (key, ms) => (ms / Math.max(1, home[key])).toFixed(2);
  for (const [page, own] of blocked) {
    if (page === '/') continue;
    const [inTime, inCpu] = ['blocked', 'blockedCpu'].map((key) => times(key, own[key]));
    console.log(`${page}  blocked ${inTime} × home, by its CPU ${inCpu} ×`);
  }
}

function refuseHeavyPages(measured) {
  for (const [page, { scripts }] of measured) {
    if (scripts <= (SCRIPTS_AT_MOST[page] ?? Number.POSITIVE_INFINITY)) continue;
    console.error(`${page} loads ${scripts} bytes of scripts; at most ${SCRIPTS_AT_MOST[page]}`);
    process.exitCode = 1;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
