import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  faultyFields,
  fillForm,
  GUEST_CALLS,
  givenBuyPage,
  heading,
  listedFaults,
  stored,
  toast,
  visit,
} from './buy-page.ts';

let portal: TestPortal;
let opened: BuyPage;
let page: Page;
givenBuyPage((given) => {
  ({ portal, opened, page } = given);
});

const box = (name: string) => page.getByRole('checkbox', { name });
const faulty = () => faultyFields(page);
const listed = () => listedFaults(page);
const checkSent = () =>
  page.waitForRequest((request) => request.url().endsWith('/processMuseumCard'));
const price = (text: string) => page.getByText(text.replaceAll(' €', '\u00a0€'));

describe('the check', () => {
  test('sends the purchase input with validateOnly, with its names', async () => {
    await fillForm(page);
    await page.locator('#phone').fill('040 123 4567');
    await box('Haluan uutiskirjeen').check();
    const sent = checkSent();
    await continueButton(page).click();

    expect((await sent).postDataJSON()).toEqual({
      inputData: {
        buyer: {
          firstName: 'Aino',
          lastName: 'Lahtinen',
          yearOfBirth: '1987',
          streetAddress: 'Puutarhakatu 12 B 7',
          zipCode: '20100',
          city: 'Turku',
          emailAddress: opened.emailAddress,
          phone: '+358401234567',
          password: 'Revontuli7x',
          language: 'fi',
        },
        subscribedNewsletter: true,
        museumCardConditionsAccepted: true,
        plasticCardOptOut: false,
        paymentBillingType: 'annually',
        // Past midnight: the terms shown are the terms accepted.
        conditionsVersion: '2026-11',
      },
      validateOnly: true,
    });
  });

  test('in Swedish sends the language, and gets Swedish errors', async () => {
    await visit(page, `${portal.url}/sv/kop/at-mig`);
    await continueButton(page).click();
    expect((await listed())[0]).toBe(
      'Fältet Förnamn är obligatoriskt. Fyll i det innan du fortsätter.',
    );

    await fillForm(page);
    const sent = checkSent();
    await continueButton(page).click();

    expect((await sent).postDataJSON().inputData.buyer.language).toBe('sv');
    await expect.poll(() => heading(page)).toBe('Välj betalningssätt');
  });

  test('in English is answered in English', async () => {
    await visit(page, `${portal.url}/en/buy/for-me`);
    await fillForm(page, { firstName: 'A', zipCode: '' });
    await continueButton(page).click();

    expect(await listed()).toEqual([
      'First name must have more than 1 characters.',
      'Zip code is missing. Fill in the field before continuing.',
    ]);
  });
});

describe('a campaign code', () => {
  async function sendWith(code: string) {
    await fillForm(page);
    await box('Minulla on kampanjakoodi').check();
    await page.locator('#campaignCode').fill(code);
    await continueButton(page).click();
  }
  const UNKNOWN = 'Kampanjakoodia ei löydy. Tarkista koodi tai jatka ilman sitä.';

  test('that is unknown is reported in a toast, above the form and at its field', async () => {
    await sendWith('EIOLE');
    await toast(page).waitFor();

    await expect.poll(() => heading(page)).toBe('Täytä henkilötiedot');
    expect(await toast(page).locator('strong').textContent()).toBe(
      'Rekisteröinnissä tapahtui virhe',
    );
    expect(await toast(page).locator('p').allTextContents()).toEqual([UNKNOWN]);
    expect(await faulty()).toEqual(['campaignCode']);
    expect(await page.locator('main').getByText(UNKNOWN).count()).toBe(2);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(UNKNOWN);
    expect(await page.locator('#password').inputValue()).toBe('Revontuli7x');
    expect(await stored(page, 'campaignCode')).toBe(null);
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/savePurchaseDraft'));
    await page.locator('#city').fill('Inari');
    await saved;
    expect(await stored(page, 'campaignCode')).toBe(null);
  });

  test('that is valid lowers the price, and is stored in the tab', async () => {
    await portal.pool.query(
      `insert into campaign_code (code, kind, value, valid_from, valid_until)
       values ('SYKSY', 'percentOff', 10, '2020-01-01', '2099-12-31')`,
    );
    await sendWith('SYKSY');
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');

    await price('−7,90 €').waitFor();
    await price('71,10 €').first().waitFor();
    await page
      .locator('aside')
      .getByText(/Kortin alin hinta .* 30 päivän .* 79,00/)
      .waitFor();
    expect(await stored(page, 'campaignCode')).toBe('"SYKSY"');
  });
});

describe('a failed check', () => {
  const answerWith = (status: number, body: string) =>
    page.route(`${GUEST_CALLS}/processMuseumCard`, (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    );
  const logged = () =>
    page.waitForRequest((request) => request.url().includes('/LoggerController/publishLog'));

  test('shows all messages of the server, is logged once without the password, and the form is usable again', async () => {
    await answerWith(
      500,
      JSON.stringify([
        { message: 'Ensimmäinen syy {0}.', errorCode: 'A' },
        { message: 'Toinen syy, Revontuli7x.', errorCode: 'B' },
      ]),
    );
    const logs: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('publishLog')) logs.push(request.postData() ?? '');
    });
    await fillForm(page);
    const published = logged();
    await continueButton(page).click();

    await toast(page).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe(
      'Rekisteröinnissä tapahtui virhe',
    );
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Ensimmäinen syy {0}.',
      'Toinen syy, Revontuli7x.',
    ]);
    expect(await page.locator('main').getByText('Toinen syy').count()).toBe(1);
    expect(await page.locator('#lastName').inputValue()).toBe('Lahtinen');
    await published;
    await page.waitForLoadState('networkidle');
    const errors = logs.filter((sent) => sent.includes('ERROR'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('Ensimmäinen syy {0}. Toinen syy, [redacted]');
    expect(logs.join()).not.toMatch(/Revontuli7x|Lahtinen/);
    // Earlier steps are sent with it in one batch.
    await expect.poll(() => logs.filter((sent) => sent.includes('form opened')).length).toBe(1);
    opened.complaints.length = 0;
  });

  test.each([
    ['a page', 200, '<html>'],
    ['a page of a proxy', 502, '<html>'],
    ['nothing', 200, ''],
    ['no price', 200, '{"validationError":null,"purchasePrice":null}'],
  ])('with the answer %s is unexpected', async (_, status, body) => {
    await answerWith(status, body);
    await fillForm(page);
    await continueButton(page).click();

    await toast(page).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe('Odottamaton virhe');
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
    ]);
    expect(await continueButton(page).isVisible()).toBe(true);
    opened.complaints.length = 0;
  });

  const OFFLINE =
    'Yhteys katkesi tai vastaus viipyi. Täyttämäsi tiedot ovat lomakkeella: yritä uudelleen.';

  test('without a connection says that the input is kept, and works once it is back', async () => {
    await fillForm(page);
    await page.context().setOffline(true);
    await continueButton(page).click();
    // Above the form: the code of toasts may not have loaded before the network was lost.
    const notice = page.locator('main').getByText(OFFLINE);
    await notice.waitFor();

    await page.context().setOffline(false);
    await continueButton(page).click();

    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
    await expect.poll(() => toast(page).count()).toBe(0);
    opened.complaints.length = 0;
  });

  test('is shown in a toast also when the code of toasts fails to load at first', async () => {
    let failures = 0;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isToastCode = (await response.text()).includes('data-toast');
      if (!isToastCode || failures === 2) return route.fulfill({ response });
      failures += 1;
      return route.abort();
    });
    // A document whose code has not loaded yet.
    await visit(page, page.url());
    await fillForm(page);
    await page.route(`${GUEST_CALLS}/processMuseumCard`, (route) => route.abort());
    await continueButton(page).click();

    await toast(page).waitFor();
    expect(await toast(page).locator('p').allTextContents()).toEqual([OFFLINE]);
    expect(failures).toBe(2);
    opened.complaints.length = 0;
  });
});
