import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  atProvider,
  type BuyPage,
  bought,
  continueButton,
  GUEST_CALLS,
  givenBuyPage,
  goToPayment,
  heading,
  paidCard,
  stored,
  tile,
} from './buy-page.ts';

let portal: TestPortal;
let opened: BuyPage;
let page: Page;
givenBuyPage(
  (given) => {
    ({ portal, opened, page } = given);
  },
  { judged: false },
);

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const rows = (text: string) => bought(portal, opened.accountId).rows(text);
const cards = () => bought(portal, opened.accountId).cards();
const orders = () => bought(portal, opened.accountId).orders();

describe('the methods', () => {
  test('are in the prescribed order, none preselected, with distinct names', async () => {
    await goToPayment(page);
    await tile(page, 'Nordea').waitFor();

    expect(await page.locator('main h2').allTextContents()).toEqual([
      'Tarkista vielä',
      'Verkkopankki',
      'Kulttuurietu',
      'Maksukortti',
    ]);
    // Each is binding, which its name says first.
    const tilesOf = async (section: string) => {
      const tiles = page.getByRole('region', { name: section }).getByRole('button');
      const names = (await tiles.allTextContents()).map((text) => text.split(/: ?/));
      expect(new Set(names.map(([deed]) => deed))).toEqual(
        new Set(['Tilaa ja maksa 79,00\u00a0€']),
      );
      return names.map(([, name = '']) => name);
    };
    expect(await tilesOf('Verkkopankki')).toEqual(
      expect.arrayContaining(['Nordea', 'Sointupankki', 'MobilePay']),
    );
    expect(await tilesOf('Maksukortti')).toEqual(['Visa', 'Mastercard', 'American Express']);
    expect(
      (await tilesOf('Kulttuurietu')).map((name) =>
        name.replace(/^(ePassi|Smartum|Edenred|Zevoy).*/, '$1'),
      ),
    ).toEqual(['ePassi', 'Smartum', 'Edenred', 'Zevoy']);
    expect(await page.locator('button[aria-pressed=true]').count()).toBe(0);
    expect(await page.getByText('Klarna').count()).toBe(0);
  });

  test('are empty tiles until their list has loaded, and can be reloaded after a failure', async () => {
    let answers = 0;
    await page.route(`${GUEST_CALLS}/getPaytrailPaymentProviders*`, (route) => {
      answers += 1;
      return answers === 1 ? route.abort() : route.continue();
    });
    await goToPayment(page);
    await page.getByText('Maksutapoja ei saatu ladattua. Yritä uudelleen.').waitFor();

    await press('Yritä uudelleen');

    await tile(page, 'Nordea').waitFor();
    // Keyboard and screen reader users continue here, not at the top of the page.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /valitsemalla maksutapa\.Verkkopankki/,
    );
  });

  test('follow the order, its price and the notice that it cannot be changed', async () => {
    await goToPayment(page);

    const check = page.getByRole('complementary', { name: 'Tarkista vielä' });
    await check.getByText('Aino Lahtinen, s. 1987').waitFor();
    await check.getByText(/^Kortti valmistetaan automaattisesti/).waitFor();
    await check.getByText('79,00\u00a0€').first().waitFor();
    await page.getByRole('link', { name: 'maksupalveluehdot' }).waitFor();
  });
});

describe('a card for oneself is paid', () => {
  test.each([
    ['by bank', 'Nordea'],
    ['by a bank that nobody has heard of', 'Sointupankki'],
    ['by Visa', 'Visa'],
    ['by Mastercard, whose id is the same', 'Mastercard'],
    ['by Amex', 'American Express'],
    ['by ePassi', 'ePassi'],
    ['by Smartum', 'Smartum'],
    ['by Edenred', 'Edenred'],
    ['by Zevoy', 'Zevoy'],
  ])('%s', async (_, name) => {
    await goToPayment(page);
    await tile(page, name).click();
    await atProvider(page, portal);

    await press(/^Maksa/);

    await paidCard(page);
    expect(new URL(page.url()).pathname).toBe('/kiitos/osto');
    expect(await cards()).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  test('nothing is created before a method is chosen', async () => {
    await goToPayment(page);

    expect(await orders()).toEqual([]);
    expect(await rows('select 1 from account where id = $1 and password_hash is not null')).toEqual(
      [],
    );
  });

  test('the checked price is sent back, and the payment record names the order and its buyer', async () => {
    await goToPayment(page);
    const made = page.waitForRequest(/processMuseumCard/);
    const record = page.waitForRequest(/createPaymentRecord/);
    await tile(page, 'Nordea').click();

    expect((await made).postDataJSON()).toMatchObject({
      validateOnly: false,
      inputData: { purchasePrice: 79 },
    });
    const recorded = (await record).postDataJSON();
    const [event] = await orders();
    expect(recorded).toEqual({
      museumCardEventIds: [event?.id],
      language: 'FI',
      personAccountId: opened.accountId,
      paymentProviderType: 'paytrail',
      paymentProcessType: 'standard',
      paymentBillingType: 'annually',
    });
    await atProvider(page, portal);
  });
});

test('a window that closes while the methods load requests no logo', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${GUEST_CALLS}/getPaytrailPaymentProviders*`, async (route) => {
    await held;
    await route.continue();
  });
  await goToPayment(page);
  // React schedules by MessageChannel: without messages the list is rendered on the next event, which is the page's
  // end.
  const drawing = page.evaluate(
    () =>
      new Promise<void>((wanted) => {
        MessagePort.prototype.postMessage = () => wanted();
      }),
  );
  const answered = page.waitForResponse(/getPaytrailPaymentProviders/);
  release();
  await (await answered).finished();
  await drawing;

  await page.context().close();

  expect(opened.complaints).toEqual([]);
});

test('a price that has changed meanwhile is shown, not charged', async () => {
  await goToPayment(page);
  await portal.pool.query(`insert into price values ('annual', current_date, 8100)`);

  await tile(page, 'Nordea').click();

  await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
  await page.locator('main').getByText('Uusi hinta on 81,00\u00a0€.').waitFor();
  expect(new URL(page.url()).searchParams.get('c__step')).toBe('0');
  expect(await orders()).toEqual([]);
  await continueButton(page).click();
  await page.locator('main aside').getByText('81,00\u00a0€').first().waitFor();
  await portal.pool.query(`delete from price where amount_cents = 8100`);
});

test('a pending renewal of the tab does not affect a purchase', async () => {
  await page.evaluate(() => sessionStorage.setItem('museumCard.renewalPending', 'true'));

  await goToPayment(page);

  expect(await stored(page, 'renewalPending')).toBeNull();
});
