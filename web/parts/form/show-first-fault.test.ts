import { expect, test } from 'vitest';
import * as rules from '../../../domain/toast/toast-queue.ts';
import { shownToasts, startToasts } from '../../ui/toast-store.ts';
import { showFirstFault } from './show-first-fault.ts';

const WORDS = { label: 'Virhe lomakkeessa', body: 'Tarkista ja yritä uudelleen.' };

startToasts(rules);

test('only the current first error is shown as a toast, in place of the earlier one', () => {
  showFirstFault([{ field: 'firstName', text: 'Etunimi puuttuu.' }], WORDS);
  showFirstFault(
    [
      { field: 'city', text: 'Kaupunki puuttuu.' },
      { field: 'terms', text: 'Hyväksy ehdot.' },
    ],
    WORDS,
  );

  expect(shownToasts().visible.map(({ message }) => message)).toEqual([
    'Kaupunki puuttuu.\nTarkista ja yritä uudelleen.',
  ]);
});
