import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../contract/call/call.ts';
import { openBrowser, signIn } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { alive } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const newPage = async () => (await browser.newContext()).newPage();

/** Secret link of the newest letter to an address. */
function linkTo(address: string, page: string): Promise<string> {
  return vi.waitFor(async () => {
    for (const { to, text } of await portal.mails()) {
      const link = new RegExp(`http\\S+${page}#[\\w-]+`).exec(text ?? '')?.[0];
      if (link && to.some((one) => one.includes(address))) return link;
    }
    throw new Error(`no link to ${page} for ${address}`);
  }, 30_000);
}

async function askForAddress(page: Page, emailAddress: string): Promise<void> {
  const url = `${portal.url}${LWR_PATH}/MyMuseumCardController/requestEmailChange`;
  const answer = await page.request.post(url, { data: { emailAddress } });
  expect(answer.ok()).toBe(true);
}

test('a change confirmed on another device signs out everywhere, and the old address can revert it', async () => {
  const [old, next] = [`${randomUUID()}@example.fi`, `${randomUUID()}@example.fi`];
  const page = await newPage();
  await signIn(page, portal, { emailAddress: old });
  await askForAddress(page, next);

  const elsewhere = await newPage();
  await elsewhere.goto(await linkTo(next, '/oma/uusi-osoite'));
  await alive(elsewhere);
  await elsewhere.getByRole('button', { name: 'Vahvista osoite' }).click();
  await elsewhere.getByText('kirjasimme tilin ulos kaikilta laitteilta').waitFor();
  await elsewhere.getByRole('link', { name: 'Kirjaudu', exact: true }).last().waitFor();
  await page.goto(`${portal.url}/oma`);
  expect(page.url()).toContain('/kirjaudu');

  const owner = await newPage();
  await owner.goto(await linkTo(old, '/oma/pysayta-vaihto'));
  await alive(owner);
  expect(await faultsOf(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Pysäytä vaihto' }).click();
  await owner.getByText(`osoitteesi on ${old}`).waitFor();
  expect(await faultsOf(owner)).toEqual([]);
  const { rows } = await portal.pool.query(
    'select 1 from account where email_address = $1 and password_hash is null',
    [old],
  );
  expect(rows).toHaveLength(1);

  await owner.reload();
  await alive(owner);
  await owner.getByRole('button', { name: 'Pysäytä vaihto' }).click();
  await owner.getByText('Linkki on vanhentunut').waitFor();
});

test('a change confirmed on the same device keeps the person signed in', async () => {
  const [old, next] = [`${randomUUID()}@example.fi`, `${randomUUID()}@example.fi`];
  const page = await newPage();
  await signIn(page, portal, { emailAddress: old });
  await askForAddress(page, next);

  await page.goto(await linkTo(next, '/oma/uusi-osoite'));
  await alive(page);
  await page.getByRole('button', { name: 'Vahvista osoite' }).click();
  await page.getByText(`Osoitteesi on nyt ${next}.`).waitFor();
  await page.getByRole('link', { name: 'Omiin tietoihin' }).click();
  await page.getByText(next).first().waitFor();
});
