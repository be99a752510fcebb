import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 80;

/** Budget of keys besides typed text: one per second, with time to read. */
export const A_MINUTE_OF_KEYS = 60;

/** Presses and types, and counts both. */
function countedKeys(page: Page) {
  const counted = { keys: 0, letters: 0 };

  async function press(key: string): Promise<void> {
    counted.keys += 1;
    await page.keyboard.press(key);
  }

  async function type(words: string): Promise<void> {
    counted.letters += words.length;
    await page.keyboard.type(words);
  }

  /** Presses the key until the element is focused. */
  async function reach(target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    throw new Error(`${key} never leads to ${target}`);
  }

  return { counted, press, type, reach };
}

/** A user without a mouse: reaches everything by keys. */
export function keyboardOf(page: Page) {
  const keys = countedKeys(page);
  const { press, type, reach } = keys;
  return {
    ...keys,
    async choose(target: Locator, key?: string): Promise<void> {
      await reach(target, key);
      await press('Enter');
    },
    async fill(target: Locator, words: string): Promise<void> {
      await reach(target);
      await press('Control+a');
      await type(words);
    },
    async tick(target: Locator): Promise<void> {
      await reach(target);
      await press('Space');
    },
    /** Arrows rather than letters: type-ahead expires after a second, which is too short on a busy machine. */
    async pick(target: Locator, value: string): Promise<void> {
      await reach(target);
      for (let steps = 0; (await target.inputValue()) !== value; steps += 1) {
        if (steps > MOST_STEPS) throw new Error(`${target} does not offer ${value}`);
        await press('ArrowDown');
      }
    },
    /** From any page of the office to a person's page. */
    async find(words: string, hit: RegExp): Promise<void> {
      await press('/');
      await type(words);
      await press('Enter');
      await page.getByRole('status').filter({ hasText: 'osuma' }).waitFor();
      await reach(page.getByRole('link', { name: hit }).first(), 'j');
      await press('Enter');
      await page.getByRole('heading', { level: 1, name: hit }).waitFor();
    },
    /** The dialog of an action on a person's page. */
    async open(action: string): Promise<Locator> {
      await press('a');
      const button = page.getByRole('button', { name: action, exact: true });
      await reach(button);
      await press('Enter');
      const dialog = page.getByRole('dialog', { name: action });
      await dialog.waitFor();
      return dialog;
    },
    /** From the preview on. */
    async perform(dialog: Locator, reason: string): Promise<void> {
      await reach(dialog.getByLabel('Miksi?'));
      await type(reason);
      await press('Control+Enter');
    },
  };
}
