import { chromium } from 'playwright-core';

const RUNS = 5;
/** Longer than any page needs to come alive. */
const SETTLE_MS = 6_000;

/** CPU of a page's main thread until it has come alive, on a phone's screen: unlike times it means something on a busy machine. */
export async function mainThreadMs(executablePath, url, extraHTTPHeaders) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        extraHTTPHeaders,
      });
      runs.push(await taskMs(context, url));
      await context.close();
    }
    return runs.sort((one, other) => one - other)[Math.floor(RUNS / 2)];
  } finally {
    await browser.close();
  }
}

async function taskMs(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
