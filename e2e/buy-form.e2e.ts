import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPortal } from '../test/portal.ts';
import {
  type BuyPage,
  continueButton,
  fillForm,
  GUEST_CALLS,
  givenBuyPage,
  heading,
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
const faulty = () =>
  page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map(({ id }) => id));
const listed = () =>
  page.locator('section[aria-labelledby] li a').filter({ visible: true }).allTextContents();
const checkSent = () =>
  page.waitForRequest((request) => request.url().endsWith('/processMuseumCard'));
const price = (text: string) => page.getByText(text.replaceAll(' €', '\u00a0€'));

describe('on a phone', () => {
  test('the toast leaves the heading of the error summary in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await continueButton(page).click();
    await toast(page).waitFor();

    const heard = page.locator('h2:focus');
    const [summary, above] = await Promise.all([heard.boundingBox(), toast(page).boundingBox()]);
    expect(summary && above && summary.y >= above.y + above.height).toBe(true);
    expect(summary && summary.y + summary.height <= 844).toBe(true);
  });
});

describe('the fields', () => {
  test('are ten, in order, each with its label in sight and in its placeholder', async () => {
    const fields = await page
      .locator('main form input:not([type=checkbox])')
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.id, input.getAttribute('placeholder')]),
      );

    expect(fields).toEqual([
      ['firstName', 'Etunimi *'],
      ['lastName', 'Sukunimi *'],
      ['yearOfBirth', 'Syntymävuosi *'],
      ['streetAddress', 'Katuosoite *'],
      ['zipCode', 'Postinumero *'],
      ['city', 'Postitoimipaikka *'],
      ['emailAddress', 'Sähköpostiosoite *'],
      ['phone', 'Puhelinnumero'],
      ['password', 'Salasana *'],
      ['confirmPassword', 'Salasana uudelleen *'],
    ]);
    for (const [id] of fields) {
      expect(await page.locator(`label[for=${id}]`).isVisible()).toBe(true);
    }
  });

  test('begin with the address one signed in with, which another hop can change', async () => {
    const email = page.locator('#emailAddress');
    expect(await email.inputValue()).toBe(opened.emailAddress);
    expect(await email.getAttribute('readonly')).not.toBeNull();

    await page.getByRole('link', { name: 'Vaihda osoite' }).click();

    await page.waitForURL(/\/kirjaudu\?/);
    expect(new URL(page.url()).searchParams.get('retUrl')).toBe('/osta/itselle');
  });

  test('have a country list beside the phone, which the keyboard can use', async () => {
    const countries = page.getByRole('combobox', { name: 'Maatunnus, Suomi +358' });
    await expect.poll(() => countries.locator('option').count()).toBeGreaterThan(200);

    await countries.focus();
    await page.keyboard.type('Ruotsi');

    await page.getByRole('combobox', { name: 'Maatunnus, Ruotsi +46' }).waitFor();
  });

  test('have the town of the postal code, which gives way to whoever types another', async () => {
    let letTowns = () => {};
    const held = new Promise<void>((resolve) => {
      letTowns = resolve;
    });
    await page.route('**/post-towns*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/post-towns*');
    await page.locator('#zipCode').fill('20100');
    await page.locator('#city').focus();
    await asked;
    letTowns();
    await expect.poll(() => page.locator('#city').inputValue()).toBe('Turku');

    await page.keyboard.type('Åbo');

    expect(await page.locator('#city').inputValue()).toBe('Åbo');
  });

  test('of the passwords tick off their rules as they are met', async () => {
    await page.locator('#password').fill('kivipuu7');
    await page.locator('#confirmPassword').fill('kivipuu7');

    await page.getByText('Ainakin yksi numero: kunnossa').waitFor();
    await page.getByText('Sama kuin edellä: kunnossa').waitFor();
  });
});

describe('the choices', () => {
  test('are all unticked at first', async () => {
    for (const name of [
      'En tarvitse muovikorttia',
      'Minulla on kampanjakoodi',
      'Haluan uutiskirjeen sähköpostilla ja tekstiviestillä',
      'Hyväksyn Museokortin käyttöehdot',
      // the same box: the request to start at once is part of what is ticked
      'Pyydän, että saan kortin käyttööni heti',
    ]) {
      expect(await box(name).isChecked()).toBe(false);
    }
    expect(await box('Ymmärrän, että tilaus sitoo').count()).toBe(0);
  });

  test('the terms open in another tab', async () => {
    const link = page.getByRole('link', { name: 'käyttöehdot (avautuu uuteen välilehteen)' });
    const other = page.context().waitForEvent('page');

    await link.click();

    await (await other).waitForURL(`${portal.url}/ehdot`);
    expect(await box('Hyväksyn Museokortin').isChecked()).toBe(false);
  });

  test('a campaign code is asked when its box is ticked, and starts empty each time', async () => {
    expect(await page.locator('#campaignCode').count()).toBe(0);

    await box('Minulla on kampanjakoodi').check();
    await page.keyboard.type('KYMMENEN');
    expect(await page.locator('#campaignCode').inputValue()).toBe('KYMMENEN');
    await box('Minulla on kampanjakoodi').uncheck();
    await box('Minulla on kampanjakoodi').check();

    expect(await page.locator('#campaignCode').inputValue()).toBe('');
  });

  test('no plastic card, no line of it in the order', async () => {
    const order = page.locator('#order');
    await order.getByText('Muovikortti postitse').waitFor();
    await page.getByText('Käytät korttia puhelimen sovelluksessa.').waitFor();

    await box('En tarvitse muovikorttia').check();

    expect(await order.getByText('Muovikortti postitse').count()).toBe(0);
    expect(await order.getByText('1–2 viikossa').count()).toBe(0);
  });
});

describe('an empty form that is sent', () => {
  beforeEach(async () => {
    await continueButton(page).click();
    await toast(page).waitFor();
  });

  test('has every fault at its field and in the list, in the order of the form', async () => {
    expect(await faulty()).toEqual([
      'firstName',
      'lastName',
      'yearOfBirth',
      'streetAddress',
      'zipCode',
      'city',
      'password',
      'confirmPassword',
      'terms',
    ]);
    expect(await listed()).toEqual([
      'Etunimi on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Sukunimi on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Syntymävuosi on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Katuosoite on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Postinumero puuttuu. Täytä kenttä ennen kuin jatkat.',
      'Postitoimipaikka on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Salasana on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Kirjoita salasana vielä uudelleen.',
      'Hyväksy Museokortin käyttöehdot ennen kuin jatkat.',
    ]);
  });

  test('says the first of them in a warning that goes by itself', async () => {
    expect(await toast(page).locator('strong').textContent()).toBe('Virhe lomakkeessa');
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Etunimi on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Lomakkeessa on virheitä. Tarkista ja yritä uudelleen.',
    ]);
    await expect.poll(() => toast(page).count(), { timeout: 8_000 }).toBe(0);
  });

  test('moves the focus to the list, names the error in the title, and a link leads to its field', async () => {
    expect(await page.title()).toBe('Virhe: Täytä henkilötiedot – Museokortti');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Tarkista 9 kohtaa');

    await page.getByRole('link', { name: /^Postinumero puuttuu/ }).click();

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('zipCode');
  });

  test('loses all its red at the first letter; the list stays and is ticked off', async () => {
    await page.locator('#city').fill('Turku');

    expect(await faulty()).toEqual([]);
    await page.getByRole('heading', { name: 'Vielä korjattavaa' }).waitFor();
    expect(await page.locator('li[data-fixed]').allTextContents()).toEqual([
      'Postitoimipaikka, korjattu',
    ]);
    expect(await page.title()).toBe('Täytä henkilötiedot – Museokortti');
  });
});

test('different passwords are told at both fields and listed once', async () => {
  await fillForm(page, { confirmPassword: 'Revontuli8x' });
  await continueButton(page).click();

  await expect.poll(faulty).toEqual(['password', 'confirmPassword']);
  expect(await listed()).toEqual(['Salasanat eivät täsmää.', 'Salasanat eivät täsmää.']);
});

test('a bad phone is marked, and typing in it takes the mark away', async () => {
  await fillForm(page);
  await page.locator('#phone').fill('040-123');
  await continueButton(page).click();

  await expect.poll(faulty).toEqual(['phone']);
  const isValid = () =>
    page.locator('#phone').evaluate((input) => (input as HTMLInputElement).checkValidity());
  expect(await isValid()).toBe(false);
  await page.locator('#phone').fill('0401234567');
  expect(await faulty()).toEqual([]);
  expect(await isValid()).toBe(true);
});

describe('what is sent', () => {
  test('is the purchase input with validateOnly, by its names', async () => {
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
      },
      validateOnly: true,
    });
  });

  test('in Swedish says that it is Swedish, and so do its errors', async () => {
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
  const UNKNOWN = 'Kampanjakoodi ei ole voimassa. Tarkista koodi tai jatka ilman sitä.';

  test('that the server does not know is told in a toast, above the form and at its field', async () => {
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

  test('that is good lowers the price, and the tab remembers it', async () => {
    await portal.pool.query(
      `insert into campaign_code (code, kind, value, valid_from, valid_until)
       values ('SYKSY', 'percentOff', 10, '2020-01-01', '2099-12-31')`,
    );
    await sendWith('SYKSY');
    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');

    await price('−7,90 €').waitFor();
    await price('71,10 €').waitFor();
    await page
      .locator('aside')
      .getByText(/Kortin alin hinta .* 30 päivän .* 79,00/)
      .waitFor();
    expect(await stored(page, 'campaignCode')).toBe('"SYKSY"');
  });
});

describe('a check that goes wrong', () => {
  const answerWith = (status: number, body: string) =>
    page.route(`${GUEST_CALLS}/processMuseumCard`, (route) =>
      route.fulfill({ status, body, contentType: 'application/json' }),
    );
  const logged = () =>
    page.waitForRequest((request) => request.url().includes('/LoggerController/publishLog'));

  test('is told with all that the server said, logged once without the password, and the form is back', async () => {
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
    // What led to it comes with it, as one batch.
    await expect.poll(() => logs.filter((sent) => sent.includes('form opened')).length).toBe(1);
    opened.complaints.length = 0;
  });

  test.each([
    ['a page', 200, '<html>'],
    ['a page of a proxy', 502, '<html>'],
    ['nothing', 200, ''],
    ['no price', 200, '{"validationError":null,"purchasePrice":null}'],
  ])('with %s for an answer is unexpected', async (_, status, body) => {
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

  test('without a connection says that everything is kept, and works once it is back', async () => {
    await fillForm(page);
    await page.context().setOffline(true);
    await continueButton(page).click();
    await toast(page).waitFor();
    expect(await toast(page).locator('strong').textContent()).toBe(
      'Rekisteröinnissä tapahtui virhe',
    );
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Yhteys katkesi tai vastaus viipyi. Täyttämäsi tiedot ovat lomakkeella: yritä uudelleen.',
    ]);

    await page.context().setOffline(false);
    await continueButton(page).click();

    await expect.poll(() => heading(page)).toBe('Valitse maksutapa');
    expect(await toast(page).count()).toBe(0);
    opened.complaints.length = 0;
  });
});
