import { describe, expect, test } from 'vitest';
import { longest, textFault, textOn } from './text-rules.ts';

const forms = ['gen', 'ine'];
const isPage = (target: string) => ['Help', 'My_Orders'].includes(target);
const faultOf = (text: string, shipped: string) => textFault(text, { shipped, forms, isPage });

describe('text override', () => {
  test.each([
    ['Kirjoita nimesi.', 'Anna nimesi.'],
    ['{product.gen} hinta on {0}', '{product} maksaa {0}'],
    ['Vielä {0|yksi päivä|# päivää}', 'Jäljellä {0|# päivä|# päivää}'],
    ['Jäljellä {0} pv', 'Jäljellä {0|# päivä|# päivää}'],
    ['{0} kävi', '{0} {1|kävi|kävivät}'],
    ['Soita {phone}', 'Numero on {phone}'],
    ['[Kysy meiltä](Help) tai [lue](https://www.kkv.fi/)', 'Katso [ohje](https://www.kkv.fi/)'],
    ['5 < 6 & 7 > 6', 'Pienempi'],
    ['rivi\ntoinen', 'yksi\nkaksi'],
  ])('“%s” may replace “%s”', (text, shipped) => {
    expect(faultOf(text, shipped)).toBeNull();
  });

  test.each([
    [' ', 'Anna nimesi.', { fault: 'empty' }],
    ['x'.repeat(81), 'Anna nimesi.', { fault: 'tooLong', most: 80 }],
    ['<b>Anna</b> nimesi', 'Anna nimesi.', { fault: 'markup' }],
    ['Anna&nbsp;nimesi', 'Anna nimesi.', { fault: 'markup' }],
    ['Anna\u202enimesi', 'Anna nimesi.', { fault: 'hidden' }],
    ['Anna\u0000nimesi', 'Anna nimesi.', { fault: 'hidden' }],
    ['Anna\nnimesi', 'Anna nimesi.', { fault: 'oneLine' }],
    ['Hinta {0', 'Hinta {0}', { fault: 'braces' }],
    ['Hinta {0|yksi}', 'Hinta {0}', { fault: 'braces' }],
    ['Hinta {}', 'Hinta {0}', { fault: 'braces' }],
    ['Hinta', 'Hinta {0}', { fault: 'placeMissing', place: '{0}' }],
    ['Pian', 'Vielä {0|# pv|# pv}', { fault: 'placeMissing', place: '{0|# pv|# pv}' }],
    ['Hinta {0} {1}', 'Hinta {0}', { fault: 'placeUnknown', place: '{1}' }],
    ['Soita {phone}', 'Soita meille', { fault: 'placeUnknown', place: '{phone}' }],
    ['{product.xyz}', '{product}', { fault: 'formUnknown', form: '{product.xyz}' }],
    ['[ohje](Help)', 'Katso ohje', { fault: 'noLinks' }],
    [
      '[ohje](https://paha.example)',
      '[ohje](Help)',
      { fault: 'linkUnknown', target: 'https://paha.example' },
    ],
    [
      '[ohje](javascript:alert)',
      '[ohje](Help)',
      { fault: 'linkUnknown', target: 'javascript:alert' },
    ],
  ])('“%s” may not replace “%s”', (text, shipped, fault) => {
    expect(faultOf(text, shipped)).toEqual(fault);
  });

  test('may be three times as long, a short one even longer', () => {
    expect(longest('Osta')).toBe(80);
    expect(longest('x'.repeat(100))).toBe(300);
    expect(longest('x'.repeat(3_000))).toBe(4_000);
  });
});

test('text of a day is the newest started one in its own language', () => {
  const rows = [
    { language: 'fi', validFrom: '2027-03-01', text: 'toinen' },
    { language: 'fi', validFrom: '2027-01-01', text: 'ensimmäinen' },
    { language: 'fi', validFrom: '2027-05-01', text: null },
    { language: 'sv', validFrom: '2027-01-01', text: 'första' },
  ] as const;

  expect(textOn(rows, 'fi', '2026-12-31')).toBeNull();
  expect(textOn(rows, 'fi', '2027-01-01')).toBe('ensimmäinen');
  expect(textOn(rows, 'fi', '2027-04-30')).toBe('toinen');
  expect(textOn(rows, 'fi', '2027-05-01')).toBeNull();
  expect(textOn(rows, 'sv', '2027-05-01')).toBe('första');
  expect(textOn(rows, 'en', '2027-05-01')).toBeNull();
});
