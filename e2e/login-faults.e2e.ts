import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signIn } from '../test/browser.ts';
import type { TestPortal } from '../test/portal.ts';
import { givenLoginPage, type LoginPage, someAddress } from './login-page.ts';
import { alive } from './open-page.ts';

let portal: TestPortal;
let page: Page;
let login: LoginPage;
givenLoginPage((given) => {
  login = given;
  ({ portal, page } = given);
});

describe('login errors', () => {
  test('an empty or invalid address is reported at the field, and nothing is sent', async () => {
    await login.openLogin();
    await login.button('Lähetä kertakoodi').click();
    await page.getByText('Sähköpostiosoite puuttuu. Täytä kenttä ennen kuin jatkat.').waitFor();
    await expect.poll(login.focused).toBe('emailAddress');
    await login.address().fill('ei osoite');
    expect(await login.address().getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.press('Enter');
    await page.getByText('Sähköpostiosoite ei kelpaa.').waitFor();
  });

  test('without a network the page says so and keeps the input', async () => {
    await login.openLogin();
    const emailAddress = someAddress();
    await login.address().fill(emailAddress);
    await page.context().setOffline(true);
    await login.button('Lähetä kertakoodi').click();
    await page.getByRole('alert').getByText('Yhteys palvelimeen ei toiminut.').waitFor();
    expect(await login.address().inputValue()).toBe(emailAddress);
    await page.context().setOffline(false);
    await login.button('Lähetä kertakoodi').click();
    await login.code().waitFor();
    login.forgive();
  });

  test('a busy server’s own message is shown', async () => {
    await login.openLogin();
    await page.route('**/requestLoginCode', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify([{ message: 'Palvelu on ruuhkautunut.', errorCode: 'X' }]),
      }),
    );
    await login.address().fill(someAddress());
    await login.button('Lähetä kertakoodi').click();
    await page.getByRole('alert').getByText('Palvelu on ruuhkautunut.').waitFor();
    login.forgive();
  });

  test('a double click on a slow server sends one request', async () => {
    await login.openLogin();
    let asked = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/requestLoginCode', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await login.address().fill(someAddress());
    await login.button('Lähetä kertakoodi').dblclick();
    await page.keyboard.press('Enter');
    expect(await login.button('Lähetä kertakoodi').getAttribute('aria-disabled')).toBe('true');
    answer();
    await login.code().waitFor();
    expect(asked).toBe(1);
  });

  test('a browser without cookies gets an explanation instead of a redirect loop', async () => {
    await login.openLogin('/kirjaudu?retUrl=%2Foma');
    const digits = await login.askForCode(someAddress());
    await page.context().clearCookies();
    await login.code().fill(digits);
    await page
      .getByRole('heading', { name: 'Kirjautuminen ei onnistu tällä selaimella' })
      .waitFor();
    await page.getByText('Salli evästeet tai kokeile toista selainta.').waitFor();
    login.forgive();
  });

  test('a session cookie that is not stored is noticed before leaving', async () => {
    await login.openLogin('/kirjaudu?retUrl=%2Foma');
    const digits = await login.askForCode(someAddress());
    await page.route('**/loginWithCode', async (route) => {
      const response = await route.fetch();
      const { 'set-cookie': _, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    await login.code().fill(digits);
    await page
      .getByRole('heading', { name: 'Kirjautuminen ei onnistu tällä selaimella' })
      .waitFor();
    expect(login.path()).toBe('/kirjaudu?retUrl=%2Foma');
  });

  test('a signed-in person is told so and can continue', async () => {
    const emailAddress = someAddress();
    await signIn(page, portal, { emailAddress });
    await login.openLogin();
    await page.getByText(`Olet kirjautunut osoitteella ${emailAddress}.`).waitFor();
    await page.getByRole('link', { name: 'Jatka', exact: true }).click();
    await page.waitForURL(`${portal.url}/lahja`);
  });

  test('after signing out the back button shows no personal data', async () => {
    await signIn(page, portal, { emailAddress: someAddress() });
    await page.goto(`${portal.url}/oma`);
    await alive(page);
    await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
    await page.getByText('Olet kirjautunut ulos').waitFor();
    await page.goBack();
    await page.waitForURL(`${portal.url}/kirjaudu?retUrl=%2Foma`);
  });
});
