import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
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
  tile,
  toast,
  visit,
} from './buy-page.ts';
import { alive } from './open-page.ts';

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
const atProvider = () => page.waitForURL(`${portal.settings.sandboxUrl}/**`);
const rows = async (text: string) => {
  const found = await portal.pool.query(text, [opened.accountId]);
  return found.rows;
};
const paid = () => page.getByRole('heading', { name: 'Tervetuloa sisään, Aino.' }).waitFor();
const cards = () => rows('select id from museum_card where holder_account_id = $1');
const orders = () => rows('select id from card_order where owner_account_id = $1');

describe('the methods', () => {
  test('stand in the order of the law, nothing chosen, each told apart by name', async () => {
    await goToPayment(page);
    await tile(page, 'Nordea').waitFor();

    expect(await page.locator('main h2').allTextContents()).toEqual([
      'Tarkista vielä',
      'Verkkopankki',
      'Kulttuurietu',
      'Maksukortti',
    ]);
    const tilesOf = (section: string) =>
      page.getByRole('region', { name: section }).getByRole('button').allTextContents();
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

  test('are empty tiles until their list is there, and can be asked for again when it fails', async () => {
    let answers = 0;
    await page.route(`${GUEST_CALLS}/getPaytrailPaymentProviders*`, (route) => {
      answers += 1;
      return answers === 1 ? route.abort() : route.continue();
    });
    await goToPayment(page);
    await page.getByText('Maksutapoja ei saatu ladattua. Yritä uudelleen.').waitFor();

    await press('Yritä uudelleen');

    await tile(page, 'Nordea').waitFor();
    // Who came by keyboard, or listens, goes on from here and not from the top of the page.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Verkkopankki/);
  });

  test('come after what is paid for, the price and that it cannot be changed', async () => {
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
    await atProvider();

    await press(/^Maksa/);

    await paid();
    expect(new URL(page.url()).pathname).toBe('/kiitos/osto');
    expect(await cards()).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  test('and nothing exists before a method is chosen', async () => {
    await goToPayment(page);

    expect(await orders()).toEqual([]);
    expect(await rows('select 1 from account where id = $1 and password_hash is not null')).toEqual(
      [],
    );
  });

  test('with the price of the check sent back, for the events and the buyer of the order', async () => {
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
    await atProvider();
  });
});

describe('the hand-over', () => {
  test('is a form posted by itself with the fields of the provider', async () => {
    await goToPayment(page);
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/nordea/redirect'),
    );
    await tile(page, 'Nordea').click();

    const fields = new URLSearchParams((await posted).postData() ?? '');
    expect([...fields.keys()]).toContain('checkout-transaction-id');
    expect([...fields.keys()]).toContain('signature');
  });

  test('to ePassi shows the amount and a button that leads on when the form does not', async () => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.submit = () => {};
    });
    await page.reload();
    await alive(page);
    await goToPayment(page);
    await tile(page, 'ePassi').click();

    await page.getByText('Maksettavaa 79,00\u00a0€').waitFor();
    await press('Maksa ePassilla');

    await atProvider();
    await page.getByRole('heading', { name: 'Maksa: ePassi' }).waitFor();
  });

  test('leaves the chosen tile lit and the others at rest', async () => {
    await page.route(`${GUEST_CALLS}/createPaymentRecord`, () => {});
    await goToPayment(page);
    await tile(page, 'Nordea').click();

    await page.getByRole('status').filter({ hasText: 'Siirrymme maksupalveluun…' }).waitFor();
    expect(await tile(page, 'Nordea').getAttribute('aria-pressed')).toBe('true');
    expect(await tile(page, 'Aktia').getAttribute('aria-disabled')).toBe('true');
    let others = 0;
    page.on('request', (request) => {
      if (request.url().includes('processMuseumCard')) others += 1;
    });
    await tile(page, 'Aktia').click({ force: true });
    expect(others).toBe(0);
  });

  test('that does not come is given up after about ten seconds, and choosing again pays once', async () => {
    await page.route(`${GUEST_CALLS}/createPaytrailPayment`, () => {}, { times: 1 });
    await goToPayment(page);
    const began = Date.now();
    let calls = 0;
    page.on('request', (request) => {
      if (/\/lwr\/apex\/.*\/(?!LoggerController)\w+\//.test(request.url())) calls += 1;
    });
    await tile(page, 'Nordea').click();
    await page.getByRole('heading', { name: 'Valitse maksutapa' }).waitFor();

    await toast(page).waitFor({ timeout: 20_000 });
    expect(Date.now() - began).toBeGreaterThan(9_500);
    expect(await toast(page).locator('strong').textContent()).toBe('Maksua ei voitu aloittaa');
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Valitse maksutapa uudelleen. Jos maksu on jo lähetetty, se näkyy hetken kuluttua tilauksissasi.',
    ]);
    expect(await tile(page, 'Aktia').getAttribute('aria-disabled')).toBeNull();
    // The order, the record and the payment: the wait itself asks nobody. The log is beside it.
    expect(calls).toBeLessThanOrEqual(3);

    await tile(page, 'Aktia').click();
    await atProvider();
    await press(/^Maksa/);
    await paid();
    expect(await orders()).toHaveLength(1);
    expect(await cards()).toHaveLength(1);
  });

  test('that fails is told, stays on the page, and is logged with its step and provider', async () => {
    await page.route(`${GUEST_CALLS}/createPaytrailPayment`, (route) =>
      route.fulfill({
        status: 502,
        contentType: 'application/json',
        body: '[{"message":"Ei yhteyttä.","errorCode":"PROVIDER"}]',
      }),
    );
    const logged = page.waitForRequest(/publishLog$/);
    await goToPayment(page);
    await tile(page, 'Nordea').click();

    await toast(page).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe('Maksua ei voitu aloittaa');
    await page.locator('main').getByText('Ei yhteyttä.').waitFor();
    const [payment] = await rows(
      `select payment.id from payment join payment_order on payment_id = payment.id
         join card_order on card_order.id = card_order_id where owner_account_id = $1`,
    );
    const entry = (await logged).postData() ?? '';
    expect(entry).toContain('createPaytrailPayment');
    expect(entry).toContain('paytrail/nordea');
    expect(entry).toContain(payment?.id);
    expect(entry).not.toMatch(/Lahtinen|Revontuli/);
  });

  test('is forgotten when the page comes back from the browser’s memory', async () => {
    await page.route(`${GUEST_CALLS}/createPaymentRecord`, () => {});
    await goToPayment(page);
    await tile(page, 'Nordea').click();
    await expect.poll(() => tile(page, 'Nordea').getAttribute('aria-pressed')).toBe('true');

    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );

    await expect.poll(() => tile(page, 'Nordea').getAttribute('aria-pressed')).toBeNull();
    expect(await tile(page, 'Aktia').getAttribute('aria-disabled')).toBeNull();
  });
});

test('a window that closes just as the methods come asks for no logo', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${GUEST_CALLS}/getPaytrailPaymentProviders*`, async (route) => {
    await held;
    await route.continue();
  });
  await goToPayment(page);
  // React draws by messages to itself: without them the list waits for the next event, which is the end of the page.
  await page.evaluate(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  const answered = page.waitForResponse(/getPaytrailPaymentProviders/);
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

  await page.context().close();

  expect(opened.complaints).toEqual([]);
});

test('a price that has changed meanwhile is told, not charged', async () => {
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

test('a renewal that was begun in the tab is no part of a purchase', async () => {
  await page.evaluate(() => sessionStorage.setItem('museumCard.renewalPending', 'true'));

  await goToPayment(page);

  expect(await stored(page, 'renewalPending')).toBeNull();
});

describe('a monthly order', () => {
  beforeEach(async () => {
    await visit(page, `${portal.url}/osta/kuukausimaksu`);
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');
    await fillForm(page);
    await page.locator('#monthlyConsent').check();
  });

  test('goes straight to the card page, without tiles, title or back, and is paid', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${GUEST_CALLS}/createPaytrailPaymentAndTokenize`, async (route) => {
      await held;
      await route.continue();
    });
    await continueButton(page).click();
    await page.getByRole('status').filter({ hasText: 'Siirrymme maksupalveluun…' }).waitFor();
    expect(await page.locator('main h1').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'PALAA' }).count()).toBe(0);
    expect(await page.locator('button[aria-pressed]').count()).toBe(0);
    expect(await stored(page, 'billingType')).toBeNull();
    release();
    await atProvider();

    await press(/^Maksa 6,90/);

    await paid();
    expect(await cards()).toHaveLength(1);
  });

  test('that cannot be handed over offers another try and the way back to the form', async () => {
    await page.route(`${GUEST_CALLS}/createPaytrailPaymentAndTokenize`, (route) => route.abort(), {
      times: 2,
    });
    await continueButton(page).click();
    await toast(page).waitFor();
    await page.getByRole('button', { name: 'Muuta tietoja' }).click();
    await expect.poll(() => heading(page)).toBe('Täytä tietosi');

    await continueButton(page).click();
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();

    await atProvider();
  });
});
