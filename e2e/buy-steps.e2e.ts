import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  fillForm,
  GUEST_CALLS,
  givenBuyPage,
  goToPayment,
  heading,
  stored,
  visit,
} from './buy-page.ts';
import { alive, openPage } from './open-page.ts';

let portal: TestPortal;
let browser: Browser;
let opened: BuyPage;
let page: Page;
givenBuyPage((given) => {
  ({ portal, browser, opened, page } = given);
});

const step = () => new URL(page.url()).searchParams.get('c__step');

describe('the URL', () => {
  test.each([
    '',
    '?c__step=0',
    '?c__step=2',
    '?c__step=-1',
    '?c__step=01x',
    '?c__step=abc',
    '?c__step=',
    '?c__step=1&c__step=1',
  ])('with %j opens the form', async (query) => {
    await visit(page, `${portal.url}/osta/itselle${query}`);

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
  });

  test('of the payment step without an accepted form goes back to the form silently', async () => {
    await visit(page, `${portal.url}/osta/itselle?c__step=1&utm_source=x`);

    await expect.poll(step).toBe('0');
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('x');
    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('without a session redirects by the logout URL to sign-in, and back to the full URL', async () => {
    const anonymous = await openPage(browser);
    const answers: string[] = [];
    anonymous.page.on('response', (answer) => answers.push(`${answer.status()} ${answer.url()}`));
    await anonymous.page.goto(`${portal.url}/osta/itselle/abc?c__step=1&utm_source=x`);

    expect(answers[0]).toMatch(/^302 .*\/osta\/itselle\/abc/);
    expect(answers[1]).toMatch(/^30\d .*\/secur\/logout\.jsp\?retUrl=/);
    expect(new URL(anonymous.page.url()).pathname).toBe('/kirjaudu');
    expect(new URL(anonymous.page.url()).searchParams.get('retUrl')).toBe(
      '/osta/itselle/abc?c__step=1&utm_source=x',
    );
    await anonymous.close();
  });

  test('with a record sets only the title', async () => {
    await portal.pool.query(
      `insert into seo_property (record_id, language, title, description, custom_head_tags)
       values ('kevat', 'fi', 'Kevään kortti', 'Kuvaus', '<meta name="x" content="y">')`,
    );

    await visit(page, `${portal.url}/osta/itselle/kevat`);

    await expect.poll(() => page.title()).toBe('Kevään kortti');
    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await page.getAttribute('meta[name=description]', 'content')).toBe('');
    expect(await page.locator('meta[name=x]').count()).toBe(0);
  });

  test('with an unknown record opens the form all the same', async () => {
    await visit(page, `${portal.url}/osta/itselle/tuntematon`);
    await page.waitForLoadState('networkidle');

    expect(await page.title()).toBe('Täytä henkilötiedot – Museokortti');
    opened.complaints.length = 0;
  });
});

describe('the steps', () => {
  test('are announced, with the title and the focus on the new step', async () => {
    await page.getByRole('navigation', { name: 'Vaihe 1 / 2: Tiedot' }).waitFor();

    await goToPayment(page);

    expect(step()).toBe('1');
    await page.getByRole('navigation', { name: 'Vaihe 2 / 2: Maksutapa' }).waitFor();
    expect(await page.title()).toBe('Valitse maksutapa – Museokortti');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Valitse maksutapa');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.each([
    ['PALAA', () => page.getByRole('button', { name: 'PALAA', exact: true }).click()],
    ['the browser', () => page.goBack()],
    ['Muuta', () => page.getByRole('button', { name: 'Muuta' }).click()],
  ])('return by %s to all input, passwords included', async (_, back) => {
    await goToPayment(page);

    await back();

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(step()).not.toBe('1');
    expect(await page.locator('#lastName').inputValue()).toBe('Lahtinen');
    expect(await page.locator('#password').inputValue()).not.toBe('');
    await continueButton(page).click();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  });

  test('cannot be skipped by history once the form has changed', async () => {
    await goToPayment(page);
    await page.goBack();
    await page.locator('#city').fill('x');

    await page.goForward();

    await expect.poll(step).toBe('0');
    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await page.locator('#city').inputValue()).toBe('x');
  });

  test('can be revisited with the forward button while the form is as accepted', async () => {
    await goToPayment(page);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');

    await page.goForward();

    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  });

  test('work in a browser without the Navigation API', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'navigation', { value: undefined }),
    );
    await page.reload();
    await alive(page);

    await goToPayment(page);
    await page.goBack();

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await page.locator('#password').inputValue()).not.toBe('');
  });

  test('start again when the link to the page is followed on the payment step', async () => {
    await goToPayment(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Osta itsellesi' }).click();

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(step()).toBeNull();
  });
});

describe('PALAA (back) at the form', () => {
  test('leads home and clears the stored billing type', async () => {
    await visit(page, `${portal.url}/osta/kuukausimaksu`);
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
    expect(await stored(page, 'billingType')).toBe('"monthly"');

    await page.getByRole('button', { name: 'PALAA', exact: true }).click();

    await page.waitForURL(`${portal.url}/`);
    expect(await stored(page, 'billingType')).toBeNull();
    await visit(page, `${portal.url}/osta/itselle`);
    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
  });

  test('leads to the home page of the language', async () => {
    await visit(page, `${portal.url}/sv/kop/at-mig`);

    await page.getByRole('button', { name: 'TILLBAKA' }).click();

    await page.waitForURL(`${portal.url}/sv`);
  });
});

test('the introduction links to the existing card', async () => {
  const link = page
    .locator('main')
    .getByRole('link', { name: 'Jatka sen voimassaoloa Omassa Museokortissa' });

  expect(await link.getAttribute('href')).toBe('/oma');
});

describe('while the form is checked', () => {
  test('a spinner replaces it, and a second click sends nothing', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let checks = 0;
    await page.route(`${GUEST_CALLS}/processMuseumCard`, async (route) => {
      checks += 1;
      await held;
      await route.continue();
    });
    await fillForm(page);
    await continueButton(page).dblclick();

    await page.getByRole('status').filter({ hasText: 'Tarkistamme tietoja…' }).waitFor();
    // The clicked button was far below: the window has scrolled to the spinner.
    const spinner = await page.getByRole('status').filter({ hasText: 'Tarkistamme' }).boundingBox();
    expect(spinner?.y).toBeGreaterThan(0);
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'PALAA' }).count()).toBe(0);
    expect(await page.locator('main h1').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Maksa 12 kuukausierässä/ }).count()).toBe(0);
    release();
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
    expect(checks).toBe(1);
  });
});
