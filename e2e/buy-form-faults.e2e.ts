import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  continueButton,
  faultyFields,
  fillForm,
  givenBuyPage,
  listedFaults,
  toast,
} from './buy-page.ts';

let page: Page;
givenBuyPage((given) => {
  ({ page } = given);
});

const faulty = () => faultyFields(page);
const listed = () => listedFaults(page);

describe('submitting an empty form', () => {
  beforeEach(async () => {
    await continueButton(page).click();
    await toast(page).waitFor();
  });

  test('shows every error at its field and in the list, in the order of the form', async () => {
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
      'Kirjoita salasana vielä kerran.',
      'Hyväksy Museokortin käyttöehdot ennen kuin jatkat.',
    ]);
  });

  test('shows the first one in a warning toast that closes itself', async () => {
    expect(await toast(page).locator('strong').textContent()).toBe('Virhe lomakkeessa');
    expect(await toast(page).locator('p').allTextContents()).toEqual([
      'Etunimi on pakollinen tieto. Täytä kenttä ennen kuin jatkat.',
      'Lomakkeessa on virheitä. Tarkista ja yritä uudelleen.',
    ]);
    await expect.poll(() => toast(page).count(), { timeout: 8_000 }).toBe(0);
  });

  test('moves the focus to the list, marks the title, and a link leads to its field', async () => {
    expect(await page.title()).toBe('Virhe: Täytä henkilötiedot – Museokortti');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Tarkista 9 kohtaa');

    await page.getByRole('link', { name: /^Postinumero puuttuu/ }).click();

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('zipCode');
  });

  test('clears all marks on the first input; the list stays and is ticked off', async () => {
    await page.locator('#city').fill('Turku');

    expect(await faulty()).toEqual([]);
    await page.getByRole('heading', { name: 'Vielä korjattavaa' }).waitFor();
    expect(await page.locator('li[data-fixed]').allTextContents()).toEqual([
      'Postitoimipaikka, korjattu',
    ]);
    expect(await page.title()).toBe('Täytä henkilötiedot – Museokortti');
  });
});

test('different passwords are reported at both fields and listed once', async () => {
  await fillForm(page, { confirmPassword: 'Revontuli8x' });
  await continueButton(page).click();

  await expect.poll(faulty).toEqual(['password', 'confirmPassword']);
  expect(await listed()).toEqual(['Salasanat eivät täsmää.', 'Salasanat eivät täsmää.']);
});

test('an invalid phone is marked, and typing clears the mark', async () => {
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
