import { expect, test } from 'vitest';
import { LETTER_NAMES, letterKind } from '../../letter/letters.ts';
import { textsOfServer } from '../../platform/worded.ts';
import { letterPlace, letterShown } from './letter-place.ts';

test.each([
  ['letter/terms-changed', 'title', 'Käyttöehdot muuttuvat'],
  ['letter/common', 'purchaseConfirmation.title', 'Tilausvahvistus'],
  ['letter/common', 'common.greeting', 'Viestien yhteiset osat'],
  ['letter/gift-news', 'activated.title', 'Lahja aktivoitu'],
  ['letter/contract-letters', 'inOrder.title', 'Kuukausierät taas kunnossa'],
  ['letter/invoice-letters', 'pending.title', 'Maksu odottaa vahvistusta'],
  ['letter/renewal-letter', 'title', 'Jatkon vahvistus'],
  ['letter/receipt', 'total', 'Kuitti'],
  ['letter/data-source', 'gift', 'Lahja saajalle'],
])('the letter of %s %s is called %s', (file, path, name) => {
  expect(letterPlace(file, path, 'fi')).toBe(name);
});

test.each([
  ['letter/gift-news', 'activated.title', 'gift-activated'],
  ['letter/refund-letter', 'atSite.title', 'refund-by-hand'],
  ['letter/refund-letter', 'toAccount.dueOn', 'refund-by-hand'],
  ['letter/common', 'common.greeting', 'purchase-confirmation'],
  ['letter/receipt', 'total', null],
])('%s %s is previewed in %s', (file, path, letter) => {
  expect(letterShown(file, path)).toBe(letter);
});

test("letter names are in the member's language", () => {
  expect(letterPlace('letter/receipt', 'total', 'sv')).toBe('Kvitto');
});

test.each(LETTER_NAMES)('%s names only places that have texts', (name) => {
  for (const place of letterKind(name).textsAt ?? []) {
    const [file = '', part] = place.split('.');
    const texts = textsOfServer().get(`letter/${file}`)?.fi as Record<string, unknown>;
    expect(part === undefined ? texts : texts[part], place).toBeTruthy();
  }
});
