import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { dayBegins } from '../domain/scheme/day-begins.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { goToPayment, openBuyPage } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { openOfficePage } from './office-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

test('a payment method ends on a day: its tile says so before, and is inert after', async () => {
  const end = addDays(helsinkiDay(portal.clock.now()), 20);
  const opened = await openOfficePage(
    { browser, portal },
    { role: 'administrator', path: '/hallinta/maksutavat' },
  );
  const { page } = opened;
  await page.getByRole('button', { name: /^Suunnittele muutos.*Smartum$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Suunnittele muutos' });
  await dialog.getByLabel('Alkaen').fill(end);
  await dialog.getByLabel('Suomeksi').fill('Saldosi siirtyy ePassiin.');
  await dialog.getByLabel('Ruotsiksi').fill('Ditt saldo flyttas till ePassi.');
  await dialog.getByLabel('Englanniksi').fill('Your balance moves to ePassi.');
  await dialog
    .locator('[lang="sv"]')
    .getByText('Ditt saldo flyttas till ePassi.')
    .first()
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
  await dialog.getByLabel('Miksi?').fill('Sopimus päättyy');
  await dialog.getByRole('button', { name: 'Ajasta muutos' }).click();
  await page.getByRole('row', { name: /Smartum.*Ei tarjota.*Sopimus päättyy/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await opened.close();

  // Pages cache the facts for ten seconds.
  portal.clock.advance(11_000);
  await seesSmartum({ isOffered: true });
  portal.clock.advance(dayBegins(end) - portal.clock.now());
  await seesSmartum({ isOffered: false });
});

test.each([390, 1280])(
  'a change of a method is previewed on the payment page, before and after it is planned, at %i',
  async (width) => {
    const from = addDays(helsinkiDay(portal.clock.now()), 70);
    const opened = await openOfficePage(
      { browser, portal },
      { role: 'administrator', path: '/hallinta/maksutavat', width },
    );
    const { page } = opened;
    await page.getByRole('button', { name: /^Suunnittele muutos.*ePassi$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Suunnittele muutos' });
    const preview = page.getByRole('dialog', { name: 'Esikatselu: asiakkaan sivu' });
    await dialog.getByLabel('Alkaen').fill(from);
    await dialog.getByLabel('Suomeksi').fill('ePassi päättyy.');
    await dialog.getByLabel('Ruotsiksi').fill('ePassi upphör.');
    await dialog.getByLabel('Englanniksi').fill('ePassi ends.');
    const show = dialog.getByRole('button', { name: 'Katso sivulla' });
    await show.click();
    const tile = preview.getByRole('button', { name: /(^|: )ePassi/ });
    await tile.waitFor();
    expect(await tile.isEnabled()).toBe(false);
    await preview.getByText('ePassi päättyy.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await preview.getByLabel('Sivu tänä päivänä').fill(addDays(from, -1));
    await expect.poll(() => tile.isEnabled()).toBe(true);
    await preview.getByRole('button', { name: 'Jatkaminen' }).click();
    await preview.getByRole('button', { name: 'Englanniksi' }).click();
    await preview.getByText('ePassi ends.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => show.evaluate((button) => button === document.activeElement))
      .toBe(true);

    await dialog.getByRole('button', { name: 'Katso vaikutus' }).click();
    await dialog.getByLabel('Miksi?').fill('Sopimus päättyy');
    await dialog.getByRole('button', { name: 'Ajasta muutos' }).click();
    const look = page.getByRole('button', { name: /^Katso sivulla.*ePassi/ });
    await look.click();
    await preview.getByText('ePassi päättyy.').waitFor();
    expect(await tile.isEnabled()).toBe(false);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => look.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.getByRole('button', { name: /^Peru.*ePassi/ }).click();
    const cancel = page.getByRole('dialog', { name: /ePassi/ });
    await cancel.getByRole('button', { name: 'Katso vaikutus' }).click();
    await cancel.getByLabel('Miksi?').fill('Jatkuu sittenkin');
    await cancel.getByRole('button', { name: /^Peru/ }).click();
    await cancel.waitFor({ state: 'detached' });
    await opened.close();
  },
);

/** A new user each time: no session lasts for weeks. */
async function seesSmartum({ isOffered }: { isOffered: boolean }) {
  const { page, close } = await openBuyPage(browser, portal);
  await goToPayment(page);
  await page.getByText('Saldosi siirtyy ePassiin.').waitFor();
  const smartum = page.getByRole('button', { name: /: Smartum/ });
  expect(await smartum.isEnabled()).toBe(isOffered);
  expect(await faultsOf(page)).toEqual([]);
  await close();
}
