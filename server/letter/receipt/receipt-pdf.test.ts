import { describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { runsOf } from '../pdf/pdf-fonts.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptSheet } from './receipt-sheet.ts';

const receipt: Receipt = {
  orderNumber: 'MK-2026-000123',
  paidAt: Date.UTC(2026, 5, 24, 11, 5),
  method: 'bank',
  buyerName: 'Máret Čáppa',
  seller: {
    name: 'Korttiyhtiö Oy',
    businessId: '1234567-1',
    streetAddress: 'Katu 1',
    zipCode: '00100',
    city: 'Helsinki',
  },
  lines: [
    { description: 'Museokortti', units: 2, unitPrice: cents(7900), vatBasisPoints: 1350 },
    { description: 'Laskutuslisä', units: 1, unitPrice: cents(380), vatBasisPoints: 2550 },
  ],
};

describe('a receipt', () => {
  test('shows order, time, method, buyer, lines, tax by rate, total and seller', () => {
    expect(receiptSheet(receipt, 'fi')).toEqual({
      title: 'Kuitti',
      facts: [
        ['Tilausnumero', 'MK-2026-000123'],
        ['Maksettu', '24.6.2026, 14:05'],
        ['Maksutapa', 'Verkkopankki'],
        ['Ostaja', 'Máret Čáppa'],
      ],
      lines: {
        head: ['Tuote', 'Määrä', 'Hinta', 'Yhteensä'],
        rows: [
          ['Museokortti', '2', '79,00\u00a0€', '158,00\u00a0€'],
          ['Laskutuslisä', '1', '3,80\u00a0€', '3,80\u00a0€'],
        ],
      },
      total: ['Maksettu yhteensä', '161,80\u00a0€'],
      taxes: {
        head: ['Alv-kanta', 'Veroton', 'Vero', 'Verollinen'],
        rows: [
          ['25,5\u00a0%', '3,03\u00a0€', '0,77\u00a0€', '3,80\u00a0€'],
          ['13,5\u00a0%', '139,21\u00a0€', '18,79\u00a0€', '158,00\u00a0€'],
        ],
      },
      seller: [
        'Myyjä: Korttiyhtiö Oy',
        'Y-tunnus: 1234567-1, Alv-tunniste: FI12345671',
        'Katu 1, 00100 Helsinki',
      ],
    });
  });

  test.each([
    ['fi', 'card', 'Maksukortti'],
    ['fi', 'bank', 'Verkkopankki'],
    ['fi', 'culture', 'Kulttuurietu'],
    ['sv', 'card', 'Betalkort'],
    ['sv', 'bank', 'Nätbank'],
    ['sv', 'culture', 'Kulturförmån'],
    ['en', 'card', 'Payment card'],
    ['en', 'bank', 'Online bank'],
    ['en', 'culture', 'Cultural voucher'],
  ] as const)('in %s names the method %s "%s"', (language, method, label) => {
    expect(receiptSheet({ ...receipt, method }, language).facts[2]?.[1]).toBe(label);
  });

  test.each(['fi', 'sv', 'en'] as const)(
    'as PDF is tagged and declares its language %s',
    async (language) => {
      const bytes = (await receiptPdf(receipt, language, 'Museokortti')).toString('latin1');

      expect(bytes).toMatch(/^%PDF-1\.7/);
      expect(bytes).toContain(`/Lang (${language})`);
      expect(bytes).toContain('/Marked true');
      expect(bytes).toContain('/S /Table');
      expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>');
    },
  );

  test('as PDF has the same bytes each time', async () => {
    const once = await receiptPdf(receipt, 'fi', 'Museokortti');
    const again = await receiptPdf(receipt, 'fi', 'Museokortti');

    expect(again.equals(once)).toBe(true);
  });
});

/** Required on an invoice above 400 euros by the Value Added Tax Act (1501/1993, section 209 e). */
describe('the receipt of a company', () => {
  const invoice: Receipt = {
    ...receipt,
    method: 'card',
    buyerName: 'Kahvila Aamu Oy (1234567-8), KP 4711',
    buyerAddress: 'Torikatu 1, 20100 Turku',
    lines: [
      {
        description: 'Museokortti, 12 kk',
        units: 10,
        unitPrice: cents(7900),
        vatBasisPoints: 1350,
      },
      { description: 'Kampanja', units: 10, unitPrice: cents(-1000), vatBasisPoints: 1350 },
    ],
  };

  test.each([
    ['the day', '24.6.2026'],
    ['a running number', 'MK-2026-000123'],
    ['the seller’s VAT number', 'FI12345671'],
    ['the seller’s name and address', 'Korttiyhtiö Oy', 'Katu 1, 00100 Helsinki'],
    ['the buyer’s name and address', 'Kahvila Aamu Oy (1234567-8)', 'Torikatu 1, 20100 Turku'],
    ['quantity and kind', 'Museokortti, 12 kk', '\n10'],
    ['the price of one without tax', '69,60\u00a0€'],
    ['the discount', '-8,81\u00a0€', '-100,00\u00a0€'],
    ['the rate, the tax base and the tax', '13,5\u00a0%', '607,93\u00a0€', '82,07\u00a0€'],
  ])('has %s', async (_what, ...words) => {
    const text = pdfText(await receiptPdf(invoice, 'fi', 'Museokortti'));

    for (const word of words) expect(text.replaceAll('−', '-')).toContain(word);
  });

  test('of a person has no address and no net price', async () => {
    const text = pdfText(await receiptPdf(receipt, 'fi', 'Museokortti'));

    expect(text).toContain('Máret');
    expect(text).not.toMatch(/Ostajan osoite|Veroton hinta/);
  });
});

describe('glyphs of a receipt', () => {
  test('Finnish, Swedish and English letters come from one font file', () => {
    expect(runsOf('Åke Öhman, Säde – 79,00\u00a0€', 'text')).toHaveLength(1);
  });

  test('Sámi, Estonian, Latvian and Polish names come from the extended font file', () => {
    expect(runsOf('Máret Čáppa', 'text')).toEqual([
      { font: 'text', text: 'Máret ' },
      { font: 'text-extended', text: 'Č' },
      { font: 'text', text: 'áppa' },
    ]);
    for (const letter of 'čđŋšŧžČĐŊŠŦŽāēģīķļņūłńśźżőű') {
      expect(runsOf(letter, 'text'), letter).toEqual([{ font: 'text-extended', text: letter }]);
    }
  });

  test('a letter with a combining mark is composed first', () => {
    expect(runsOf('A\u030a', 'text')).toEqual([{ font: 'text', text: 'Å' }]);
  });
});
