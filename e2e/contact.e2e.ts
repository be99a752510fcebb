import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedInBuyer } from '../test/buyer.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { faultsOf } from './accessible.ts';
import { giveSession } from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
);

test('a visitor writes from the help page, and staff answer from the office', async () => {
  const customer = await signedInBuyer(portal);
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    customer.emailAddress,
  ]);
  const help = await openPage(browser, { viewport: { width: 390, height: 800 } });
  await giveSession(help.page, portal, rows[0].id);

  await help.page.goto(`${portal.url}/ohjeet#contact`);
  await alive(help.page);
  await help.page.getByRole('button', { name: 'Kirjoita meille' }).click();
  await help.page.getByRole('button', { name: 'Lähetä viesti' }).click();
  await help.page.getByText('Kirjoita, miten voimme auttaa.').waitFor();
  expect(await help.page.getByLabel('Sähköpostiosoitteesi').inputValue()).toBe(
    customer.emailAddress,
  );
  await help.page.getByLabel('Viestisi').fill('En löydä asiakasnumeroani. 🎨');
  expect(await faultsOf(help.page)).toEqual([]);
  const asked = help.page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await help.page.getByRole('contentinfo').getByRole('link', { name: 'Evästeet' }).click();
  expect(await asked).toContain('Viestiäsi ei ole lähetetty.');
  await help.page.getByRole('button', { name: 'Lähetä viesti' }).click();
  await help.page.getByRole('heading', { name: 'Kiitos, viestisi on lähetetty' }).waitFor();
  await help.page.getByLabel('Etsi ohjeista').fill('lahja');
  await help.page.waitForURL(/haku=lahja/);
  await help.page.reload();
  await expect.poll(() => help.page.getByLabel('Etsi ohjeista').inputValue()).toBe('lahja');
  await help.page.getByText(/^Löytyi \d+/).waitFor();
  await help.close();

  const { page, close } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const agent = await givenAccount(portal.pool, { role: 'staff', staffRoles: ['agent'] });
  await giveSession(page, portal, agent);
  await page.goto(`${portal.url}/hallinta/yhteydenotot`);
  await alive(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /^Asia \d+: Kortti ja sen käyttö$/ }).click();
  await page.getByText('Kirjoitti kirjautuneena.').waitFor();
  await page.getByText('En löydä asiakasnumeroani. 🎨').waitFor();
  await page.getByLabel('Vastauksesi').fill('Hei!\n\nNumero on Omassa Museokortissa.');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Lähetä ja merkitse tehdyksi' }).click();
  await page.getByText(/^Tehty \d/).waitFor();

  await expect
    .poll(
      async () =>
        (await portal.mails())
          .filter(({ to }) => to.includes(customer.emailAddress))
          .map(({ subject }) => subject)
          .toSorted(),
      { timeout: 60_000 },
    )
    .toEqual([
      expect.stringMatching(/kertakoodisi – Museokortti$/),
      expect.stringMatching(/^Saimme viestisi \(asia \d+\)/),
      expect.stringMatching(/^Vastaus viestiisi \(asia \d+\)/),
    ]);
  await page.getByRole('link', { name: /^Avaa asiakas/ }).click();
  await page.getByRole('link', { name: 'Avaa yhteydenotto' }).waitFor();
  await close();
});
