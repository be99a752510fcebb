import { chromium } from 'playwright-core';

const RUNS = 5;
/** Longer than any page needs to hydrate. */
const SETTLE_MS = 6_000;
/** CPU slowdown of a phone, and the longest task that does not count as blocking, as in Lighthouse. */
const PHONE = 4;
const UNFELT_MS = 50;
const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'loading'];

/**
 * Main-thread CPU of a page until hydration, on a phone viewport, and blocking time after first paint. Unlike elapsed
 * times, both are reliable on a busy machine.
 */
export async function mainThread(executablePath, url, extraHTTPHeaders) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        extraHTTPHeaders,
      });
      runs.push(await load(browser, context, url));
      await context.close();
    }
    const median = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
    return { cpuMs: median('cpuMs'), blockedMs: median('blockedMs') };
  } finally {
    await browser.close();
  }
}

async function load(browser, context, url) {
  const page = await context.newPage();
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) =>
      name === 'RunTask' && tdur && pid === painted?.pid && tid === painted.tid,
  );
  const felt = tasks
    .filter(({ ts, dur }) => ts + dur > painted.ts)
    .map(({ tdur }) => Math.max(0, (tdur / 1000) * PHONE - UNFELT_MS));
  return {
    cpuMs: sum(tasks.map(({ tdur }) => tdur / 1000)),
    blockedMs: sum(felt),
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
