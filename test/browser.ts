import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { LWR_PATH } from '../contract/call/call.ts';
import type { TestPortal } from './portal.ts';

/** Debian's Chromium without a display: the same pages in half of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export function findChromium(): string | null {
  const places = process.env.CHROMIUM ? [process.env.CHROMIUM] : PLACES;
  return places.find((place) => existsSync(place)) ?? null;
}

export async function openBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: "npm test" says how to get it.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
    ],
  });
}

/** Signs the page's browser in with a one-time code, without the login page. A new address creates an account. */
export async function signIn(
  page: Page,
  portal: Pick<TestPortal, 'url' | 'mails'>,
  { emailAddress }: { emailAddress: string },
): Promise<void> {
  const call = async (method: string, data: object) => {
    const url = `${portal.url}${LWR_PATH}/AccountController/${method}`;
    const answer = await page.request.post(url, { data });
    if (!answer.ok()) throw new Error(`${method}: ${await answer.text()}`);
  };
  const before = (await codesMailed(portal, emailAddress)).length;
  await call('requestLoginCode', { emailAddress });
  const code = await newCode(portal, emailAddress, before);
  await call('loginWithCode', { emailAddress, code });
}

/** Waits for the code after a number of earlier ones. */
export async function newCode(
  portal: Pick<TestPortal, 'mails'>,
  emailAddress: string,
  earlier = 0,
): Promise<string> {
  for (let round = 0; round < 200; round += 1) {
    const codes = await codesMailed(portal, emailAddress);
    if (codes[0] && codes.length > earlier) return codes[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code came to ${emailAddress}`);
}

/** Codes mailed to an address, newest first. */
async function codesMailed(portal: Pick<TestPortal, 'mails'>, emailAddress: string) {
  const mails = await portal.mails();
  return mails
    .filter(({ to }) => to.some((address) => address.includes(emailAddress)))
    .flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? []);
}
