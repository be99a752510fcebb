import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { newCode } from '../test/browser.ts';
import type { TestPortal } from '../test/portal.ts';
import { type GivenBrowser, givenBrowser } from './given-browser.ts';
import { alive, type OpenedPage, openPage } from './open-page.ts';

let people = 0;
export const someAddress = () => `kirjautuja-${++people}@example.fi`;

export type LoginPage = ReturnType<typeof loginPage> & {
  portal: TestPortal;
  browser: Browser;
  page: Page;
};

/** A portal and a browser for the file, and for each test a window of a new visitor. */
export function givenLoginPage(take: (given: LoginPage) => void): void {
  let shared: GivenBrowser;
  let opened: OpenedPage;
  givenBrowser((given) => {
    shared = given;
  });
  beforeEach(async () => {
    opened = await openPage(shared.browser);
    take({ ...shared, page: opened.page, ...loginPage(opened, shared.portal) });
  });
  afterEach(() => opened.close());
}

function loginPage({ page, complaints }: OpenedPage, portal: TestPortal) {
  const address = () => page.getByLabel('Sähköpostiosoite');
  const code = () => page.getByLabel('Kertakoodi sähköpostistasi');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    address,
    code,
    button,
    password: () => page.getByLabel('Salasana *', { exact: true }),
    path: () => new URL(page.url()).pathname + new URL(page.url()).search,
    focused: () => page.evaluate(() => document.activeElement?.id),
    /** Refused calls are expected here; the browser logs each one. */
    forgive() {
      const others = complaints.filter((text) => !text.includes('Failed to load resource'));
      complaints.splice(0, complaints.length, ...others);
    },
    async openLogin(where = '/kirjaudu?retUrl=%2Flahja') {
      await page.goto(portal.url + where);
      await alive(page);
    },
    async askForCode(emailAddress: string): Promise<string> {
      await address().fill(emailAddress);
      await button('Lähetä kertakoodi').click();
      await code().waitFor();
      return newCode(portal, emailAddress);
    },
  };
}
