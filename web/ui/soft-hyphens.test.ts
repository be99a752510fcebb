import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Saavutettavuusseloste', 'Saavu-tet-ta-vuus-se-loste'],
  ['Kiitos rekisteröitymisestäsi!', 'Kiitos rekis-te-röi-ty-mi-ses-täsi!'],
  ['Vahvista sähköpostiosoitteesi', 'Vahvista sähkö-pos-tiosoit-teesi'],
  ['Kuukausitilaus', 'Kuukau-si-ti-laus'],
  ['Digilahja', 'Digi-lahja'],
  ['Lahjakuori', 'Lahja-kuori'],
  ['Valvontaviranomainen', 'Valvon-ta-vi-rano-mainen'],
  ['Peruuttamisoikeus', 'Peruut-ta-misoi-keus'],
  ['Oma kortti', 'Oma kortti'],
])('%s may break as %s', (text, marked) => {
  expect(softHyphens(text, 'fi').replaceAll('\u00AD', '-')).toBe(marked);
});

test.each([
  ['Tillgänglighetsutlåtande', 'Tillgänglighets-utlåtande'],
  ['Beställningsformulär', 'Beställnings-formulär'],
  ['Medlemskapsavgift', 'Medlemskaps-avgift'],
  ['Användarvillkor', 'Användarvillkor'],
  ['Öppningstiden', 'Öppnings-tiden'],
])('%s may break as %s in Swedish', (text, marked) => {
  expect(softHyphens(text, 'sv').replaceAll('\u00AD', '-')).toBe(marked);
});

test('English words get no soft hyphens', () => {
  expect(softHyphens('Accessibility statement', 'en')).toBe('Accessibility statement');
});
