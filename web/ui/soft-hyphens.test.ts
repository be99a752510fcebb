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

test('only Finnish needs it: browsers know how to break the other languages', () => {
  expect(softHyphens('Tillgänglighetsutlåtande', 'sv')).toBe('Tillgänglighetsutlåtande');
});
