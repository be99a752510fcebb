import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { givenAccount } from '../test/given.ts';
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

const PASSWORD = 'talvi2026';

describe('signing in with a password', () => {
  async function givenPerson(): Promise<string> {
    const emailAddress = someAddress();
    await givenAccount(portal.pool, { emailAddress, passwordHash: await hashPassword(PASSWORD) });
    return emailAddress;
  }

  test('works, and the device remembers the method', async () => {
    await login.openLogin();
    const emailAddress = await givenPerson();
    await login.address().fill(emailAddress);
    await login.button('Kirjaudu salasanalla').click();
    await expect.poll(login.focused).toBe('password');
    await login.password().fill('vaara2026');
    await login.button('Kirjaudu').click();
    await page.getByText('Sähköpostiosoite tai salasana on väärin.').waitFor();
    expect(await login.address().inputValue()).toBe(emailAddress);
    await login.password().fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${portal.url}/lahja`);
    await alive(page);

    await page.getByRole('link', { name: 'Kirjaudu ulos' }).first().click();
    await page.getByText('Olet kirjautunut ulos').waitFor();
    await login.openLogin();
    expect(await login.password().count()).toBe(1);
    login.forgive();
  });

  test('a forgotten one is replaced through the mailed link', async () => {
    await login.openLogin();
    const emailAddress = await givenPerson();
    await login.address().fill(emailAddress);
    await login.button('Kirjaudu salasanalla').click();
    await page.getByRole('link', { name: 'Unohdin salasanan' }).click();
    await page.getByRole('heading', { name: 'Unohtuiko salasana?' }).waitFor();
    expect(await login.address().inputValue()).toBe(emailAddress);
    await login.button('Lähetä linkki').click();
    await page.getByRole('heading', { name: 'Tarkista sähköpostisi' }).waitFor();

    await page.goto(await mailedLink(emailAddress));
    await alive(page);
    await login.password().fill('kesa2027');
    await login.button('Vaihda salasana').click();
    await page.getByText('Kirjoita salasana vielä kerran.').waitFor();
    await page.getByLabel('Salasana uudelleen').fill('kesa2027');
    await login.button('Vaihda salasana').click();
    await page.getByRole('heading', { name: 'Salasana on vaihdettu' }).waitFor();
    await page.getByRole('link', { name: 'Jatka siitä, mihin jäit' }).click();
    await page.waitForURL(`${portal.url}/lahja`);
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
