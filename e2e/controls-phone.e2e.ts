import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { openControls } from './controls-page.ts';

let portal: TestPortal;
let browser: Browser;
let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
  ({ page, close } = await openControls(browser, portal.url));
});
afterAll(async () => {
  await close?.();
  await browser?.close();
  await portal?.stop();
});
beforeEach(() => phone().fill(''));

const phone = () => page.locator('#phone');
const country = () => page.locator('#phone-country');
const isValid = () => phone().evaluate((input: HTMLInputElement) => input.checkValidity());

async function paste(text: string): Promise<void> {
  await phone().focus();
  await page.keyboard.press('Control+A');
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
}

async function expectPhone(number: string, code: string): Promise<void> {
  await expect.poll(() => phone().inputValue()).toBe(number);
  expect(await country().inputValue()).toBe(code);
}

describe('the phone field', () => {
  test('starts with Finland, shown in the list', async () => {
    expect(await country().inputValue()).toBe('FI');
    expect(await country().getAttribute('aria-label')).toBe('Maatunnus, Suomi +358');
  });

  test.each([
    ['040 123 4567', '0401234567', 'FI'],
    ['+358040123456', '+35840123456', 'FI'],
    ['+46701234567', '+46701234567', 'SE'],
    ['+372 5123 4567', '+37251234567', 'EE'],
    ['+1 212 555 0100', '+12125550100', 'US'],
    ['+7 912 345 6789', '+79123456789', 'RU'],
    ['+44 7700 900123', '+447700900123', 'GB'],
  ])('typed or pasted %s becomes %s in %s', async (text, number, code) => {
    await phone().pressSequentially(text);
    await expectPhone(number, code);

    await phone().fill('');
    await paste(text);
    await expectPhone(number, code);
  });

  test('clearing it resets the country to Finland', async () => {
    await paste('+46701234567');
    await expectPhone('+46701234567', 'SE');

    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expectPhone('', 'FI');
  });

  test('a country chosen by keyboard changes the calling code', async () => {
    await paste('+358401234567');

    await country().focus();
    await page.keyboard.type('Ruotsi');

    await expectPhone('+46401234567', 'SE');
  });

  test('the caret stays in place while typing', async () => {
    await paste('0401567');
    await phone().evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));

    await page.keyboard.type(' 23 4');

    await expectPhone('0401234567', 'FI');
  });

  test.each([
    ['', true],
    ['+35840', true],
    ['+3584', false],
    [`+358${'1'.repeat(15)}`, true],
    [`+358${'1'.repeat(16)}`, false],
    ['12345', true],
    ['1234', false],
    ['1234567890123', false],
    ['040-1234567', false],
  ])('its custom validity for "%s" is: %s', async (text, valid) => {
    await paste(text);

    await expect.poll(isValid).toBe(valid);
  });

  test('only a required one has the asterisk', async () => {
    expect(await phone().getAttribute('placeholder')).toBe('Puhelinnumero');
    const required = page.locator('#phone-required');
    expect(await required.getAttribute('placeholder')).toBe('Puhelinnumero *');
  });

  test('an initial number selects its country when the list has loaded', async () => {
    expect(await page.locator('#phone-abroad-country').inputValue()).toBe('SE');
  });
});
