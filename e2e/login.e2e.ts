import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newCode } from '../test/browser.ts';
import type { TestPortal } from '../test/portal.ts';
import { givenLoginPage, type LoginPage, someAddress } from './login-page.ts';
import { alive, holdScripts } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let page: Page;
let login: LoginPage;
givenLoginPage((given) => {
  login = given;
  ({ portal, browser, page } = given);
});

describe('signing in with a code', () => {
  test('keeps input and clicks made before hydration', async () => {
    const arrive = await holdScripts(page);
    await page.goto(`${portal.url}/kirjaudu`);
    const emailAddress = someAddress();
    await login.address().fill(emailAddress);
    await login.button('Lähetä kertakoodi').click();

    arrive();

    await login.code().waitFor();
    expect(await newCode(portal, emailAddress)).toMatch(/^\d{6}$/);
  });

  test('returns to the requested page with its whole query', async () => {
    await page.goto(`${portal.url}/osta/itselle/abc?c__step=1&utm_source=x`);
    await alive(page);
    expect(await page.locator('h1').textContent()).toBe('Aloitetaan sähköpostista');
    const digits = await login.askForCode(someAddress());
    await expect.poll(login.focused).toBe('code');
    await login.code().pressSequentially(digits);
    expect(await login.code().inputValue()).toBe(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    const texts = page.waitForResponse('**/seo/properties/**');
    await login.button('Jatka ostamaan').click();

    // The buy page replaces the step that it cannot show, and keeps the rest of the query.
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/osta/itselle/abc' && searchParams.get('utm_source') === 'x',
    );
    await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().waitFor();
    // This record has no SEO texts, which the page stores and ignores.
    await (await texts).finished();
    login.forgive();
  });

  test('a pasted code needs no button, a typed one does', async () => {
    await login.openLogin();
    const digits = await login.askForCode(someAddress());
    await login.code().pressSequentially(digits);
    await page.waitForLoadState('networkidle');
    expect(login.path()).toBe('/kirjaudu?retUrl=%2Flahja');
    const pagesBefore = await page.evaluate(() => window.history.length);

    await login.code().fill('');
    await login.code().fill(`${digits} on kertakoodisi`);
    await page.waitForURL(`${portal.url}/lahja`);
    // The login page is not in the history.
    expect(await page.evaluate(() => window.history.length)).toBe(pagesBefore);
  });

  test('a wrong code is reported at the field, and the right one still works', async () => {
    await login.openLogin();
    const digits = await login.askForCode(someAddress());
    await login.code().pressSequentially(digits === '000000' ? '111111' : '000000');
    await login.button('Kirjaudu').click();
    await page.getByText('Koodi on väärä tai vanhentunut.').waitFor();
    await expect.poll(login.focused).toBe('code');
    expect(await login.code().getAttribute('aria-invalid')).toBe('true');
    expect(await page.title()).toBe('Virhe: Kirjaudu sisään – Museokortti');

    await login.code().fill(digits);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal.url}/lahja`);
    login.forgive();
  });

  test('a reload keeps the address, and the requested code still works', async () => {
    await login.openLogin();
    const emailAddress = someAddress();
    const digits = await login.askForCode(emailAddress);
    await page.reload();
    await alive(page);
    expect(await login.address().inputValue()).toBe(emailAddress);
    expect(await page.locator('main').textContent()).toMatch(/Lähetä uusi koodi \((1:00|0:\d\d)\)/);

    await login.code().fill(digits);
    await page.waitForURL(`${portal.url}/lahja`);
  });

  test('a new code can be requested after a minute, not before', async () => {
    await login.openLogin();
    const emailAddress = someAddress();
    const first = await login.askForCode(emailAddress);
    await login.button('Lähetä uusi koodi').click({ force: true });
    expect(await login.button('Lähetä uusi koodi').getAttribute('aria-disabled')).toBe('true');
    await page.getByText(/Uuden koodin voi pyytää 0:\d\d kuluttua\./).waitFor();
    portal.clock.advance(60_000);
    await page.reload();
    await alive(page);
    await expect
      .poll(() => login.button('Lähetä uusi koodi').getAttribute('aria-disabled'))
      .toBe('false');
    await login.button('Lähetä uusi koodi').click();
    await page.getByText('Lähetimme uuden koodin').waitFor();
    const second = await newCode(portal, emailAddress, 1);
    expect(second === first).toBe(false);

    await login.code().fill(second);
    await page.waitForURL(`${portal.url}/lahja`);
  });

  test('changing the address requires a new code', async () => {
    await login.openLogin();
    await login.askForCode(someAddress());
    await login.address().fill(someAddress());

    await login.button('Lähetä kertakoodi').waitFor();
    expect(await login.code().count()).toBe(0);
  });
});

test('the whole sign-in works by keyboard', async () => {
  const emailAddress = someAddress();
  await page.goto(`${portal.url}/kirjaudu?retUrl=%2Flahja`);
  await alive(page);
  const tabTo = async (name: string) => {
    for (let round = 0; round < 40; round += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(
        () => document.activeElement?.id || document.activeElement?.textContent?.trim(),
      );
      if (found === name) return;
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await tabTo('emailAddress');
  await page.keyboard.type(emailAddress);
  await tabTo('Lähetä kertakoodi');
  await page.keyboard.press('Space');
  await login.code().waitFor();
  await expect.poll(login.focused).toBe('code');
  await page.keyboard.type(await newCode(portal, emailAddress));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal.url}/lahja`);
});

test('without scripts the page says what it needs, and no address gets into the URL', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(`${portal.url}/kirjaudu`);
  expect(await plainPage.locator('noscript').isVisible()).toBe(true);
  expect(await plainPage.locator('noscript').textContent()).toContain(
    'Kirjautuminen tarvitsee JavaScriptin',
  );
  await plainPage.getByLabel('Sähköpostiosoite').fill('aino@example.fi');
  await plainPage.keyboard.press('Enter');
  await plainPage.getByRole('button', { name: 'Lähetä kertakoodi' }).click();
  expect(plainPage.url()).toBe(`${portal.url}/kirjaudu`);
  await plain.close();
});
