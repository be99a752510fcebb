import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import { axeOn } from './accessible.ts';
import {
  continueButton,
  fillForm,
  GUEST_CALLS,
  goToPayment,
  heading,
  openBuyPage,
  PASSWORD,
  pay,
  tile,
  visit,
} from './buy-page.ts';
import { givenBrowser } from './given-browser.ts';

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

let portal: TestPortal;
let browser: Browser;
let page: Page;
givenBrowser(
  (given) => {
    ({ portal, browser } = given);
  },
  { CALLS_PER_MINUTE: '0' },
  { hasWorker: false },
);

const button = (name: string) => page.getByRole('button', { name });
const title = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
const text = (words: string) => page.locator('main').getByText(words).first().waitFor();

/** Delays the answer of a call until released. */
let release: () => Promise<void>;
async function hold(method: string) {
  const address = `${GUEST_CALLS}/${method}*`;
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue().catch(() => null);
  });
  release = async () => {
    open();
    await page.unroute(address);
  };
}

/** Each visit is one way through the purchase; each state begins where the previous one ended. */
const VISITS: Record<string, Record<string, () => Promise<unknown>>> = {
  'the form': {
    empty: async () => {},
    async 'full of faults'() {
      await page.getByRole('checkbox', { name: 'Minulla on kampanjakoodi' }).check();
      await page.locator('#phone').fill('040-1');
      await continueButton(page).click();
      await title(/^Tarkista \d+ kohtaa/);
    },
    async 'with a list of what is left'() {
      await page.locator('#city').fill('Turku');
      await title('Vielä korjattavaa');
    },
    async 'refused by the server'() {
      await fillForm(page);
      await page.locator('#phone').fill('');
      await page.locator('#campaignCode').fill('EIOLE');
      await continueButton(page).click();
      await text('Rekisteröinnissä tapahtui virhe');
    },
    async 'being checked'() {
      await hold('processMuseumCard');
      await continueButton(page).click();
      await page.getByText('Tarkistamme tietoja…').waitFor();
    },
  },
  'the payment step': {
    async 'without its list yet'() {
      await hold('getPaytrailPaymentProviders');
      await goToPayment(page);
    },
    async 'with its methods'() {
      await release();
      await tile(page, 'Nordea').waitFor();
    },
    async 'with a chosen method'() {
      await hold('createPaymentRecord');
      await page.clock.install();
      await tile(page, 'Nordea').click();
      await page.getByText('Siirryt maksupalveluun…').waitFor();
    },
    async 'with a payment that could not be started'() {
      // Beyond the page's timeout.
      await page.clock.runFor(21_000);
      await page.locator('main').getByText('Maksua ei voitu aloittaa').waitFor();
      await release();
    },
    async 'on the page of ePassi'() {
      await page.evaluate(() => {
        HTMLFormElement.prototype.submit = () => {};
      });
      await tile(page, 'ePassi').click();
      await button('Maksa ePassilla').waitFor();
    },
  },
  'after the provider’s page': {
    async cancelled() {
      await pay({ page, portal }, 'Nordea', 'Keskeytä ja palaa kauppaan');
      await title('Maksu ei mennyt läpi');
    },
    async 'its methods once more'() {
      await page.getByRole('link', { name: 'Jatka maksua' }).click();
      await tile(page, 'Nordea').waitFor();
    },
    async 'pending, and not to be paid again'() {
      await tile(page, 'Nordea').click();
      await page.getByRole('button', { name: 'Maksu jää odottamaan' }).click();
      await title('Vahvistamme maksuasi');
    },
    async unknown() {
      await page.goto(`${portal.url}/maksu/paluu?maksu=keksitty`);
      await title('Maksua ei löytynyt');
    },
  },
  'a paid card': {
    async 'with its number'() {
      await pay({ page, portal }, 'Nordea', /^Maksa \d/);
      await page.locator('p.number').waitFor();
    },
    async 'on the buy page'() {
      await visit(page, `${portal.url}/osta/itselle`);
      await title('Sinulla on jo Museokortti');
    },
  },
  'a monthly order': {
    async form() {
      await visit(page, `${portal.url}/osta/kuukausimaksu`);
      await expect.poll(() => heading(page)).toBe('Täytä tietosi');
    },
  },
};

/** Wide and light, narrow and dark: no axe violations, and no overflow in the narrowest window. */
async function isFit() {
  const found: object[] = [];
  // While the page waits it has no heading.
  const isWaiting = (await page.locator('main h1').count()) === 0;
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const axe = (await axeOn(page))
      // Two hundred countries take most of the time, and the page of controls has them too.
      .exclude('option')
      .disableRules(isWaiting ? 'page-has-heading-one' : []);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) found.push({ id, at: nodes.map(({ html }) => html) });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  expect({ found, overflow }).toEqual({ found: [], overflow: 0 });
}

describe.each(Object.entries(VISITS))('%s is accessible', (_, states) => {
  beforeAll(async () => {
    ({ page } = await openBuyPage(browser, portal));
  });

  test.each(Object.entries(states))('%s', async (_state, arrive) => {
    await arrive();

    await isFit();
  });
});

test('the longest title, in Swedish, fits the narrowest window', async () => {
  const narrow = { path: '/sv/kop/at-mig', viewport: { width: 320, height: 800 } };
  ({ page } = await openBuyPage(browser, portal, narrow));

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a card is bought with the keyboard alone', async () => {
  ({ page } = await openBuyPage(browser, portal));
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  const tabUntil = async (isThere: () => Promise<boolean>) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not reach it');
  };
  const typeInto = async (id: string, text: string) => {
    await tabUntil(async () => (await focusedId()) === id);
    await page.keyboard.type(text);
  };

  await typeInto('firstName', 'Aino');
  await typeInto('lastName', 'Lahtinen');
  await typeInto('yearOfBirth', '1987');
  await typeInto('streetAddress', 'Puutarhakatu 12 B 7');
  await typeInto('zipCode', '20100');
  await typeInto('city', 'Turku');
  await typeInto('phone', '0401234567');
  await typeInto('password', PASSWORD);
  await typeInto('confirmPassword', PASSWORD);
  await typeInto('terms', ' ');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
  await tile(page, 'Nordea').waitFor();
  await tabUntil(async () => (await focusedText())?.endsWith('Nordea') === true);
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Maksa: Nordea' }).waitFor();
});
