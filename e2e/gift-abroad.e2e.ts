import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { tile, visit } from './buy-page.ts';
import { openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
beforeAll(async () => {
  portal = await startPortal({ PLASTIC_COUNTRIES: 'FI,SE' }, { hasWorker: false });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

test('an envelope is posted abroad where that is offered, and the form says at once where it is not', async () => {
  const { page, close } = await openPage(browser);
  await page.context().addCookies([{ name: 'consent', value: 'denied', url: portal.url }]);
  await visit(page, `${portal.url}/lahja/lahjakuori`);
  await page.getByText('postitetaan näihin maihin: Suomi ja Ruotsi.').waitFor();
  await page.getByRole('radio', { name: 'Suoraan saajalle' }).check();
  const fields = {
    'recipientName-0': 'Sofia Berg',
    'streetAddress-0': 'Storgatan 2',
    'zipCode-0': '114 55',
    'city-0': 'Stockholm',
    firstName: 'Aino',
    lastName: 'Lahtinen',
    emailAddress: 'aino.ulkomaille@example.fi',
  };
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
  await page.locator('#terms').check();
  const country = page.locator('#country-0');
  const said = page.locator('form').getByText('Emme postita kuoria tähän maahan.');
  expect(await said.count()).toBe(0);

  await country.selectOption({ label: 'Saksa' });
  await said.waitFor();
  const goOn = page.getByRole('button', { name: 'Jatka maksutapaan' });
  await goOn.click();
  await page.getByRole('heading', { name: 'Tarkista yksi kohta' }).waitFor();
  expect(await country.getAttribute('aria-invalid')).toBe('true');

  await country.selectOption({ label: 'Ruotsi' });
  expect(await said.count()).toBe(0);
  await goOn.click();
  await tile(page, 'OP').waitFor();
  await page.getByText('Storgatan 2, 114 55 Stockholm, Ruotsi').waitFor();
  await close();
});
