import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../server/account/password-hash.ts';
import { newCode, signIn } from '../test/browser.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { givenBrowser } from './given-browser.ts';
import { alive, holdScripts, type OpenedPage, openPage } from './open-page.ts';

const PASSWORD = 'talvi2026';
let portal: TestPortal;
let browser: Browser;
let opened: OpenedPage;
let page: Page;
givenBrowser((given) => {
  ({ portal, browser } = given);
});
beforeEach(async () => {
  opened = await openPage(browser);
  page = opened.page;
});
afterEach(() => opened.close());

const address = () => page.getByLabel('Sähköpostiosoite');
const code = () => page.getByLabel('Kertakoodi sähköpostistasi');
const password = () => page.getByLabel('Salasana *', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const path = () => new URL(page.url()).pathname + new URL(page.url()).search;
const focused = () => page.evaluate(() => document.activeElement?.id);
/** A refused call is part of these stories; the browser writes each one down. */
const forgive = () => {
  const others = opened.complaints.filter((text) => !text.includes('Failed to load resource'));
  opened.complaints.splice(0, opened.complaints.length, ...others);
};

let people = 0;
const someAddress = () => `kirjautuja-${++people}@example.fi`;

async function openLogin(where = '/kirjaudu?retUrl=%2Flahja') {
  await page.goto(portal.url + where);
  await alive(page);
}

async function askForCode(emailAddress: string): Promise<string> {
  await address().fill(emailAddress);
  await button('Lähetä kertakoodi').click();
  await code().waitFor();
  return newCode(portal, emailAddress);
}

describe('signing in with a code', () => {
  test('takes what was typed and pressed before the scripts came', async () => {
    const arrive = await holdScripts(page);
    await page.goto(`${portal.url}/kirjaudu`);
    const emailAddress = someAddress();
    await address().fill(emailAddress);
    await button('Lähetä kertakoodi').click();

    arrive();

    await code().waitFor();
    expect(await newCode(portal, emailAddress)).toMatch(/^\d{6}$/);
  });

  test('leads back to the page one came for, with its whole query', async () => {
    await page.goto(`${portal.url}/osta/itselle/abc?c__step=1&utm_source=x`);
    await alive(page);
    expect(await page.locator('h1').textContent()).toBe('Aloitetaan sähköpostista');
    const digits = await askForCode(someAddress());
    await expect.poll(focused).toBe('code');
    await code().pressSequentially(digits);
    expect(await code().inputValue()).toBe(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    const texts = page.waitForResponse('**/seo/properties/**');
    await button('Jatka ostamaan').click();

    // The buy page itself turns the step it cannot show into its first one, and keeps the rest.
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/osta/itselle/abc' && searchParams.get('utm_source') === 'x',
    );
    await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().waitFor();
    // There are no search-engine texts for this record, which the page stores and ignores.
    await (await texts).finished();
    forgive();
  });

  test('a pasted code needs no button, a typed one does', async () => {
    await openLogin();
    const digits = await askForCode(someAddress());
    await code().pressSequentially(digits);
    await page.waitForLoadState('networkidle');
    expect(path()).toBe('/kirjaudu?retUrl=%2Flahja');
    const pagesBefore = await page.evaluate(() => window.history.length);

    await code().fill('');
    await code().fill(`${digits} on kertakoodisi`);
    await page.waitForURL(`${portal.url}/lahja`);
    // The login is not among the pages to go back to.
    expect(await page.evaluate(() => window.history.length)).toBe(pagesBefore);
  });

  test('a wrong code is told at the field, and the right one still works', async () => {
    await openLogin();
    const digits = await askForCode(someAddress());
    await code().pressSequentially(digits === '000000' ? '111111' : '000000');
    await button('Kirjaudu').click();
    await page.getByText('Koodi on väärä tai vanhentunut.').waitFor();
    await expect.poll(focused).toBe('code');
    expect(await code().getAttribute('aria-invalid')).toBe('true');
    expect(await page.title()).toBe('Virhe: Kirjaudu sisään – Museokortti');

    await code().fill(digits);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal.url}/lahja`);
    forgive();
  });

  test('a reload goes on with the same address and code', async () => {
    await openLogin();
    const emailAddress = someAddress();
    const digits = await askForCode(emailAddress);
    await page.reload();
    await alive(page);
    expect(await address().inputValue()).toBe(emailAddress);
    expect(await page.locator('main').textContent()).toMatch(/Lähetä uusi koodi \((1:00|0:\d\d)\)/);

    await code().fill(digits);
    await page.waitForURL(`${portal.url}/lahja`);
  });

  test('a new code can be asked for after a minute, not before', async () => {
    await openLogin();
    const emailAddress = someAddress();
    const first = await askForCode(emailAddress);
    await button('Lähetä uusi koodi').click({ force: true });
    expect(await button('Lähetä uusi koodi').getAttribute('aria-disabled')).toBe('true');
    await page.getByText(/Uuden koodin voi pyytää 0:\d\d kuluttua\./).waitFor();
    portal.clock.advance(60_000);
    await page.reload();
    await alive(page);
    await expect
      .poll(() => button('Lähetä uusi koodi').getAttribute('aria-disabled'))
      .toBe('false');
    await button('Lähetä uusi koodi').click();
    await page.getByText('Lähetimme uuden koodin').waitFor();
    const second = await newCode(portal, emailAddress, 1);
    expect(second === first).toBe(false);

    await code().fill(second);
    await page.waitForURL(`${portal.url}/lahja`);
  });

  test('changing the address asks for a new code', async () => {
    await openLogin();
    await askForCode(someAddress());
    await address().fill(someAddress());

    await button('Lähetä kertakoodi').waitFor();
    expect(await code().count()).toBe(0);
  });
});

describe('signing in with a password', () => {
  async function givenPerson(): Promise<string> {
    const emailAddress = someAddress();
    await givenAccount(portal.pool, { emailAddress, passwordHash: await hashPassword(PASSWORD) });
    return emailAddress;
  }

  test('works, and the device remembers the way', async () => {
    await openLogin();
    const emailAddress = await givenPerson();
    await address().fill(emailAddress);
    await button('Kirjaudu salasanalla').click();
    await expect.poll(focused).toBe('password');
    await password().fill('vaara2026');
    await button('Kirjaudu').click();
    await page.getByText('Sähköpostiosoite tai salasana on väärin.').waitFor();
    expect(await address().inputValue()).toBe(emailAddress);
    await password().fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal.url}/lahja`);
    await alive(page);

    await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
    await page.getByText('Olet kirjautunut ulos').waitFor();
    await openLogin();
    expect(await password().count()).toBe(1);
    forgive();
  });

  test('a forgotten one is replaced through the mailed link', async () => {
    await openLogin();
    const emailAddress = await givenPerson();
    await address().fill(emailAddress);
    await button('Kirjaudu salasanalla').click();
    await page.getByRole('link', { name: 'Unohdin salasanan' }).click();
    await page.getByRole('heading', { name: 'Unohtuiko salasana?' }).waitFor();
    expect(await address().inputValue()).toBe(emailAddress);
    await button('Lähetä linkki').click();
    await page.getByRole('heading', { name: 'Tarkista sähköpostisi' }).waitFor();

    await page.goto(await mailedLink(emailAddress));
    await alive(page);
    await password().fill('kesa2027');
    await button('Vaihda salasana').click();
    await page.getByText('Kirjoita salasana vielä uudelleen.').waitFor();
    await page.getByLabel('Salasana uudelleen').fill('kesa2027');
    await button('Vaihda salasana').click();
    await page.getByRole('heading', { name: 'Salasana on vaihdettu' }).waitFor();
    await page.getByRole('link', { name: 'Avaa Oma Museokortti' }).click();
    await page.waitForURL(`${portal.url}/oma`);
  });

  async function mailedLink(emailAddress: string): Promise<string> {
    let link: string | undefined;
    await expect
      .poll(async () => {
        const mails = await portal.mails();
        const mail = mails.find(
          ({ to, text }) => to.join().includes(emailAddress) && text.includes('#'),
        );
        link = /http\S+uusi-salasana\S+/.exec(mail?.text ?? '')?.[0];
        return link;
      })
      .toBeTruthy();
    return link ?? '';
  }
});

describe('when things go wrong', () => {
  test('an empty or odd address is told at the field, and nothing is sent', async () => {
    await openLogin();
    await button('Lähetä kertakoodi').click();
    await page.getByText('Sähköpostiosoite puuttuu. Täytä kenttä ennen kuin jatkat.').waitFor();
    await expect.poll(focused).toBe('emailAddress');
    await address().fill('ei osoite');
    expect(await address().getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.press('Enter');
    await page.getByText('Sähköpostiosoite ei kelpaa.').waitFor();
  });

  test('without a network the page says so and keeps what was typed', async () => {
    await openLogin();
    const emailAddress = someAddress();
    await address().fill(emailAddress);
    await page.context().setOffline(true);
    await button('Lähetä kertakoodi').click();
    await page.getByRole('alert').getByText('Yhteys palvelimeen ei toiminut.').waitFor();
    expect(await address().inputValue()).toBe(emailAddress);
    await page.context().setOffline(false);
    await button('Lähetä kertakoodi').click();
    await code().waitFor();
    forgive();
  });

  test('a busy server is told in its own words', async () => {
    await openLogin();
    await page.route('**/requestLoginCode', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify([{ message: 'Palvelu on ruuhkautunut.', errorCode: 'X' }]),
      }),
    );
    await address().fill(someAddress());
    await button('Lähetä kertakoodi').click();
    await page.getByRole('alert').getByText('Palvelu on ruuhkautunut.').waitFor();
    forgive();
  });

  test('two presses on a slow server send one request', async () => {
    await openLogin();
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
    await address().fill(someAddress());
    await button('Lähetä kertakoodi').dblclick();
    await page.keyboard.press('Enter');
    expect(await button('Lähetä kertakoodi').getAttribute('aria-disabled')).toBe('true');
    answer();
    await code().waitFor();
    expect(asked).toBe(1);
  });

  test('a browser that keeps no cookies gets a plain page and goes round no more', async () => {
    await openLogin('/kirjaudu?retUrl=%2Foma');
    const digits = await askForCode(someAddress());
    await page.context().clearCookies();
    await code().fill(digits);
    await page
      .getByRole('heading', { name: 'Kirjautuminen ei onnistu tällä selaimella' })
      .waitFor();
    await page.getByText('Salli evästeet tai kokeile toista selainta.').waitFor();
    forgive();
  });

  test('a session cookie that does not stay is noticed before leaving', async () => {
    await openLogin('/kirjaudu?retUrl=%2Foma');
    const digits = await askForCode(someAddress());
    await page.route('**/loginWithCode', async (route) => {
      const response = await route.fetch();
      const { 'set-cookie': _, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    await code().fill(digits);
    await page
      .getByRole('heading', { name: 'Kirjautuminen ei onnistu tällä selaimella' })
      .waitFor();
    expect(path()).toBe('/kirjaudu?retUrl=%2Foma');
  });

  test('a signed-in person is told so and can go on', async () => {
    const emailAddress = someAddress();
    await signIn(page, portal, { emailAddress });
    await openLogin();
    await page.getByText(`Olet kirjautunut osoitteella ${emailAddress}.`).waitFor();
    await page.getByRole('link', { name: 'Jatka', exact: true }).click();
    await page.waitForURL(`${portal.url}/lahja`);
  });

  test('after signing out the way back shows nothing of one’s own', async () => {
    await signIn(page, portal, { emailAddress: someAddress() });
    await page.goto(`${portal.url}/oma`);
    await alive(page);
    await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
    await page.getByText('Olet kirjautunut ulos').waitFor();
    await page.goBack();
    await page.waitForURL(`${portal.url}/kirjaudu?retUrl=%2Foma`);
  });
});

test('a whole sign-in needs nothing but the keyboard', async () => {
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
  await code().waitFor();
  await expect.poll(focused).toBe('code');
  await page.keyboard.type(await newCode(portal, emailAddress));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${portal.url}/lahja`);
});

test('without scripts the page says what it needs, and an address never gets into the address bar', async () => {
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
