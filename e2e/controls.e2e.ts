import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../test/browser.ts';
import { startPortal, type TestPortal } from '../test/portal.ts';
import { button, openControls } from './controls-page.ts';

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

const focusedId = () => page.evaluate(() => document.activeElement?.id);

describe('buttons by keyboard', () => {
  test.each(['Enter', 'Space'])('%s clicks one, but not a busy one', async (key) => {
    const presses = page.getByText(/^Painalluksia: \d+$/);
    const before = await presses.textContent();
    const ready = button(page, 'Jatka maksutapaan').nth(0);
    const atWork = button(page, 'Jatka maksutapaan').nth(1);

    await atWork.press(key);
    expect(await presses.textContent()).toBe(before);
    expect(await atWork.getAttribute('aria-disabled')).toBe('true');
    await ready.press(key);
    await expect.poll(() => presses.textContent()).not.toBe(before);
  });

  test('a busy button keeps its width', async () => {
    const widths = await button(page, 'Jatka maksutapaan').evaluateAll((buttons) =>
      buttons.slice(0, 2).map((one) => one.getBoundingClientRect().width),
    );

    expect(widths[1]).toBe(widths[0]);
  });
});

describe('text fields', () => {
  test('the label floats from the placeholder’s place above the input', async () => {
    const field = page.locator('#empty');
    const label = page.locator('label[for="empty"]');
    const top = async () => (await label.boundingBox())?.y ?? 0;
    await field.scrollIntoViewIfNeeded();
    const low = await top();

    expect(await field.getAttribute('placeholder')).toBe('Sukunimi *');
    await field.focus();
    await expect.poll(top).toBeLessThan(low - 5);
    await field.fill('Lahtinen');
    await field.blur();
    expect(await top()).toBeLessThan(low - 5);
    await field.fill('');
    await field.blur();
    await expect.poll(top).toBeCloseTo(low, 0);
  });

  test('an error is linked to its field together with the hint', async () => {
    const field = page.getByRole('textbox', { name: 'Syntymävuosi *' });

    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(field)).toBe(
      'Virhe: Syntymävuosi ei kelpaa. Kirjoita neljä numeroa, esimerkiksi 1987. Neljä numeroa, esimerkiksi 1987',
    );
    expect(await page.locator('#filled').getAttribute('aria-invalid')).toBeNull();
  });

  test('a number can be stepped and typed', async () => {
    const units = page.locator('#units');

    await button(page, 'Lisää yksi').press('Enter');
    expect(await units.inputValue()).toBe('13');
    await button(page, 'Vähennä yksi').press('Space');
    expect(await units.inputValue()).toBe('12');
    await units.fill('1');
    expect(await button(page, 'Vähennä yksi').isDisabled()).toBe(true);
  });

  test('a long text counts its characters and accepts more than its limit', async () => {
    await page.locator('#greeting').fill('ä'.repeat(201));

    expect(await page.locator('#greeting-counter').textContent()).toBe('201 / 200 merkkiä');
    expect(await page.locator('#greeting').inputValue()).toHaveLength(201);
  });
});

describe('password field', () => {
  test('the rules are ticked off while typing, and pasting is allowed', async () => {
    const met = page.locator('#password-rules li', { hasText: ': kunnossa' });

    await page.locator('#password').fill('');
    expect(await met.count()).toBe(0);
    await page.locator('#password').pressSequentially('polku');
    expect(await met.allTextContents()).toEqual(['Ainakin yksi kirjain: kunnossa']);
    await paste(page.locator('#password'), 'metsapolku7');
    expect(await met.count()).toBe(3);
  });

  test('it is shown and hidden by keyboard, and two have distinct names', async () => {
    const password = page.locator('#password');
    await button(page, 'Näytä salasana').press('Enter');
    expect(await password.getAttribute('type')).toBe('text');

    await button(page, 'Piilota salasana').press('Space');
    expect(await password.getAttribute('type')).toBe('password');
    expect(await button(page, 'Näytä uudelleen kirjoitettu salasana').count()).toBe(2);
  });
});

describe('choices by keyboard', () => {
  test('Space ticks a box, and so does a click on its label', async () => {
    const box = page.getByRole('checkbox', { name: 'En tarvitse muovikorttia' });
    await box.press('Space');
    expect(await box.isChecked()).toBe(true);

    await page.getByText('En tarvitse muovikorttia').click();
    expect(await box.isChecked()).toBe(false);
  });

  test('arrows choose a radio button, and none is preselected', async () => {
    const group = page.getByRole('group', { name: 'Lähetetäänkö kuori' }).first();
    expect(await group.getByRole('radio', { checked: true }).count()).toBe(0);

    await group.getByRole('radio', { name: 'Minulle' }).press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await group.getByRole('radio', { name: 'Suoraan saajalle' }).isChecked()).toBe(true);
  });

  test('ticking reveals and focuses the code field; unticking clears it', async () => {
    const box = page.getByRole('checkbox', { name: 'Minulla on kampanjakoodi' });
    await box.press('Space');
    await expect.poll(focusedId).toBe('campaign');
    await page.keyboard.type('KEVAT26');

    await box.press('Space');
    expect(await page.locator('#campaign').count()).toBe(0);
    await box.press('Space');
    expect(await page.locator('#campaign').inputValue()).toBe('');
  });
});

describe('the summary of errors', () => {
  test('takes the focus at each failed submit, changes tone on typing and disappears when all is valid', async () => {
    const form = page.locator('form');
    const heading = form.getByRole('heading');
    const isFocused = () => heading.evaluate((element) => element === document.activeElement);
    await button(page, 'Lähetä lomake').press('Enter');
    expect(await heading.textContent()).toBe('Tarkista 2 kohtaa');
    await expect.poll(isFocused).toBe(true);
    expect(await form.locator('[aria-invalid]').count()).toBe(2);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(focusedId).toBe('try-name');
    await page.keyboard.type('Aino');
    expect(await heading.textContent()).toBe('Vielä korjattavaa');
    expect(await form.locator('[aria-invalid]').count()).toBe(0);
    expect(await form.getByRole('listitem').first().textContent()).toContain(', korjattu');

    await page.keyboard.press('Enter');
    expect(await heading.textContent()).toBe('Tarkista yksi kohta');
    await expect.poll(isFocused).toBe(true);
    await page.locator('#try-terms').press('Space');
    await button(page, 'Lähetä lomake').press('Enter');
    await expect.poll(() => heading.count()).toBe(0);
  });
});

describe('dialogs by keyboard', () => {
  test('the focus moves in, is trapped, and is restored on Esc', async () => {
    const opener = button(page, 'Avaa istunnon varoitus');
    await opener.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Oletko vielä paikalla?' });
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Jatka istuntoa');

    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('the initial focus is where the dialog sets it', async () => {
    await button(page, 'Avaa valintaikkuna').press('Enter');

    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sulje');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('waiting', () => {
  test('is announced after 400 ms, not before, and again when it takes long', async () => {
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await button(page, 'Käynnistä odotus').click();
    const said = () => page.getByRole('status').last().textContent();

    await page.clock.runFor(399);
    expect(await said()).toBe('');
    await page.clock.runFor(1);
    await expect.poll(said).toContain('Tarkistamme tietoja…');
    await page.clock.runFor(5600);
    await expect.poll(said).toContain('Tämä kestää tavallista kauemmin. Älä sulje sivua.');
    await page.clock.resume();
  });
});

async function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
}

async function paste(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.evaluate((_, pasted) => document.execCommand('insertText', false, pasted), text);
}
