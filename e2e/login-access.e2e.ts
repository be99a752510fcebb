import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { axeOn } from './accessible.ts';
import { givenBrowser } from './given-browser.ts';
import { alive } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
givenBrowser((given) => {
  ({ portal, browser } = given);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every state of both pages that is reachable without a session. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  'the address': (page) => open(page, '/kirjaudu?retUrl=%2Fosta%2Fitselle'),
  async 'a missing address'(page) {
    await open(page, '/kirjaudu');
    await press(page, 'Lähetä kertakoodi');
  },
  async 'the code'(page) {
    await open(page, '/kirjaudu');
    await page.getByLabel('Sähköpostiosoite').fill(`axe-${Math.random()}@example.fi`);
    await press(page, 'Lähetä kertakoodi');
    await page.getByLabel('Kertakoodi').waitFor();
    await press(page, 'Kirjaudu');
    await page.getByText('on pakollinen tieto').waitFor();
  },
  async 'the password'(page) {
    await open(page, '/kirjaudu');
    await press(page, 'Kirjaudu salasanalla');
    await press(page, 'Kirjaudu');
  },
  'a forgotten password': (page) => open(page, '/kirjaudu/uusi-salasana'),
  async 'a new password'(page) {
    await open(page, '/kirjaudu/uusi-salasana?linkki=1#avain');
    await press(page, 'Vaihda salasana');
  },
  async 'a spent link'(page) {
    await open(page, '/kirjaudu/uusi-salasana?linkki=1#avain');
    await page.getByLabel('Salasana *', { exact: true }).fill('kesa2027');
    await page.getByLabel('Salasana uudelleen').fill('kesa2027');
    await press(page, 'Vaihda salasana');
    await page.getByRole('heading', { name: 'Linkki ei enää toimi' }).waitFor();
  },
};

async function open(page: Page, path: string) {
  await page.goto(portal.url + path);
  await alive(page);
}

describe.each(Object.keys(STATES))('%s', (state) => {
  test('has no axe violations in both themes and fits every width', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await STATES[state]!(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await (await axeOn(page)).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
});
