import { expect, test } from 'vitest';
import { shownToasts } from '../../ui/toast-store.ts';
import { tellFirstFault } from './tell-first-fault.ts';

const WORDS = { label: 'Virhe lomakkeessa', body: 'Tarkista ja yritä uudelleen.' };

test('only the first thing wrong now is told, not what was wrong a moment ago', () => {
  tellFirstFault([{ field: 'firstName', text: 'Etunimi puuttuu.' }], WORDS);
  tellFirstFault(
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
