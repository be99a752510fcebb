import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { openBrowser } from '../test/browser.ts';
import { anonymousBuyer } from '../test/buyer.ts';
import { digitalInput, envelopeInput, paidGift } from '../test/gift-buyer.ts';
import { givenAccount } from '../test/given.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { activateByCode, registerAndEnter } from './activation-page.ts';
import { expectNothingPersonalKept } from './browser-storage.ts';
import { giveSession, tile, trackedEvents, visit } from './buy-page.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

const HOUR_MS = 60 * 60 * 1000;
const CODE = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/;
const PATIENCE = { timeout: 30_000, interval: 200 };

let portal: TestPortal;
let browser: Browser;
let opened: OpenedPage | null = null;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
  browser = await openBrowser();
});
afterEach(async () => {
  // Sandbox pages are not part of the product.
  if (opened) opened.complaints.length = 0;
  await opened?.close();
  opened = null;
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function newPage(): Promise<Page> {
  opened = await openPage(browser);
  const { page } = opened;
  await page.context().addCookies([{ name: 'consent', value: 'granted', url: portal.url }]);
  return page;
}

/** The gift as received: its code, and the link in it. */
function giftMailTo(address: string) {
  return vi.waitFor(async () => {
    const mail = (await portal.mails()).find(
      ({ to, subject }) => to.some((one) => one.includes(address)) && /lahjan/.test(subject),
    );
    if (!mail) throw new Error(`no gift came to ${address}`);
    return {
      ...mail,
      code: CODE.exec(mail.text)?.[0] ?? '',
      link: /http\S+\/aktivoi#lahja=[\w-]+/.exec(mail.text)?.[0] ?? '',
    };
  }, PATIENCE);
}

const openGiver = (page: Page, giftKey: string) =>
  visit(page, `${portal.url}/lahja/seuranta?avain=${giftKey}`);

test('a digital gift is ordered, paid, mailed, opened, activated and valid at a desk', async () => {
  const page = await newPage();
  await visit(page, `${portal.url}/lahja`);
  await page.getByRole('link', { name: 'Anna digilahja' }).click();
  const continues = page.getByRole('button', { name: 'Jatka maksutapaan' });
  await continues.click();
  await page.getByRole('heading', { name: 'Tarkista 6 kohtaa' }).waitFor();
  await page.locator('#recipientName-0').fill('Elias');
  await page.locator('#recipientEmail-0').fill('elias.nyt@example.fi');
  await page.locator('#greeting-0').fill('Hyvää syntymäpäivää!');
  await page.locator('#firstName').fill('Aino');
  await page.locator('#lastName').fill('Lahtinen');
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/saveGiftDraft') &&
      (answer.request().postData() ?? '').includes('aino.nyt@example.fi'),
  );
  await page.locator('#emailAddress').fill('aino.nyt@example.fi');
  await kept;
  await page.reload();
  await alive(page);
  // Consent must be given again after a reload.
  await page.locator('#terms').setChecked(true);
  expect(await page.locator('#greeting-0').inputValue()).toBe('Hyvää syntymäpäivää!');
  expect(await page.getByText('Elias, sait lahjan.').isVisible()).toBe(true);
  await continues.click();
  await tile(page, 'OP').waitFor();
  expect(await trackedEvents(page)).toEqual([
    'add_to_cart museum-card-gift-digital 79',
    'begin_checkout museum-card-gift-digital 79',
  ]);
  expect(await page.getByRole('heading', { name: 'Kulttuurietu' }).count()).toBe(0);

  await tile(page, 'OP').click();
  await page.waitForURL(`${portal.settings.sandboxUrl}/**`);
  await page.getByRole('button').first().click();
  await page.getByRole('heading', { name: 'Lahja on matkalla saajalle.' }).waitFor();
  await expect.poll(() => trackedEvents(page)).toEqual(['purchase museum-card-gift-digital 79']);
  await page.getByRole('link', { name: 'Seuraa lahjaa' }).click();
  await page.getByText('Lähetetty', { exact: true }).waitFor();
  const giverPage = page.url();
  await expectNothingPersonalKept(page, ['Elias', 'elias.nyt', 'Lahtinen', 'aino.nyt']);

  const mail = await giftMailTo('elias.nyt@example.fi');
  expect(mail.text).toContain('Hyvää syntymäpäivää!');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['ryijy.png', 'Lahja.pdf']);
  // The code is in the link: the page reads it and continues by itself.
  await page.goto(mail.link);
  await registerAndEnter({ page, portal }, 'elias.nyt@example.fi');
  // The gift was mailed to this address: it need not be verified again.
  expect(await page.getByText('Vahvista vielä osoitteesi').count()).toBe(0);
  await page.getByRole('link', { name: 'Avaa Oma Museokortti' }).click();
  await page.waitForURL(/\/oma$/);
  await visit(page, giverPage);
  await page.getByText('Aktivoitu', { exact: true }).waitFor();
});

test('a scheduled gift is sent at its hour', async () => {
  const giver = anonymousBuyer(portal);
  const day = new Date(portal.clock.now() + 48 * HOUR_MS).toISOString().slice(0, 10);
  const inputData = digitalInput([
    { recipientEmail: 'myohemmin@example.fi', deliveryDate: day, deliveryHour: 9 },
  ]);
  const { giftKey } = await paidGift(portal, giver, 'processDigitalGiftPurchase', inputData);
  const page = await newPage();
  await openGiver(page, giftKey);
  await page.getByText('Odottaa lähetystä').waitFor();

  portal.clock.advance(72 * HOUR_MS);
  await portal.pool.query(`select graphile_worker.add_job('send-due-gifts')`);

  const { link } = await giftMailTo('myohemmin@example.fi');
  await page.reload();
  await page.getByText('Lähetetty', { exact: true }).waitFor();
  await page.goto(link);
  await registerAndEnter({ page, portal }, 'myohemmin@example.fi');
});

test('an envelope is printed in a batch and posted', async () => {
  const giver = anonymousBuyer(portal);
  const buy = 'processEnvelopeGiftPurchase';
  const { giftKey } = await paidGift(portal, giver, buy, envelopeInput([{}]));
  const page = await newPage();
  await giveSession(page, portal, await givenAccount(portal.pool, { role: 'staff' }));
  await visit(page, `${portal.url}/hallinta/kuoret`);
  await page.getByRole('cell', { name: 'Kauppakatu 3, 33100 Tampere' }).waitFor();

  await page.getByRole('button', { name: 'Tee painoerä' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Osoitteet ja koodit (CSV)' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^kuoret-\d+\.csv$/);
  const printed = await readFile(await file.path(), 'utf8');
  await page.getByRole('button', { name: 'Merkitse postitetuksi' }).click();
  await page.getByText(/Postitettu \d/).waitFor();

  await openGiver(page, giftKey);
  await page.getByText('Postitettu', { exact: true }).waitFor();
  await expectNothingPersonalKept(page, ['Kauppakatu', '33100', giftKey]);

  await page.context().clearCookies({ name: 'session' });
  await activateByCode({ page, portal }, CODE.exec(printed)?.[0] ?? '');
  await registerAndEnter({ page, portal }, 'kuoresta@example.fi');
});

test('a late envelope is changed to a digital gift by its giver', async () => {
  const giver = anonymousBuyer(portal);
  const buy = 'processEnvelopeGiftPurchase';
  const { giftKey } = await paidGift(portal, giver, buy, envelopeInput([{}]));
  const page = await newPage();
  await openGiver(page, giftKey);

  await page.getByRole('button', { name: 'Korjaa tietoja' }).click();
  await page.getByRole('textbox', { name: 'Tervehdys' }).fill('Hyvää matkaa museoihin!');
  await page.getByRole('button', { name: 'Tallenna' }).click();
  await page.locator('blockquote', { hasText: 'Hyvää matkaa museoihin!' }).waitFor();
  await page.getByRole('button', { name: 'Posti ei ehdi: muuta digilahjaksi' }).click();
  const sends = page.getByRole('button', { name: 'Lähetä digilahjana' });
  await page.getByLabel('Saajan sähköpostiosoite').fill('ei osoite');
  await sends.click();
  await page.locator('main').getByText('Sähköpostiosoite ei kelpaa.').waitFor();
  await page.getByLabel('Saajan sähköpostiosoite').fill('posti.ei.ehdi@example.fi');
  await sends.click();
  await page.getByText('Lähetetty', { exact: true }).waitFor();

  const { code } = await giftMailTo('posti.ei.ehdi@example.fi');
  await activateByCode({ page, portal }, code);
  await registerAndEnter({ page, portal }, 'posti.ei.ehdi@example.fi');
});
