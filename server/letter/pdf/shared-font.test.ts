import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';

const receipt: Receipt = {
  orderNumber: 'MK100001',
  paidAt: Date.UTC(2026, 5, 24, 11, 5),
  method: 'bank',
  buyerName: 'Aino Öhman',
  seller: {
    name: 'Korttiyhtiö Oy',
    businessId: '1234567-1',
    streetAddress: 'Katu 1',
    zipCode: '00100',
    city: 'Helsinki',
  },
  lines: [{ description: 'Museokortti', units: 1, unitPrice: cents(7900), vatBasisPoints: 1350 }],
};

const pdfFor = async (buyerName: string) =>
  (await receiptPdf({ ...receipt, buyerName }, 'fi', 'Museokortti')).toString('latin1');

/** Compressed streams only; uncompressed ones, such as the metadata, start differently. */
function streams(pdf: string): Buffer[] {
  return [...pdf.matchAll(/\nstream\n(x.*?)\nendstream/gs)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')),
  );
}

const fontFiles = (pdf: string) =>
  streams(pdf).filter((bytes) => bytes.toString('latin1', 0, 4) === 'true');

/** All drawn text, decoded through the character map of its font. */
function drawnText(pdf: string): string {
  const maps = new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, mapOf(pdf, id)]),
  );
  const content =
    streams(pdf)
      .map(String)
      .find((text) => text.includes(' Tf\n')) ?? '';
  let font: string[] = [];
  const text: string[] = [];
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = maps.get(name) ?? [];
    else text.push(...codesIn(glyphs ?? '').map((code) => font[code] ?? '?'), '\n');
  }
  return text.join('');
}

const codesIn = (glyphs: string) =>
  [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
  );

function mapOf(pdf: string, id = ''): string[] {
  const dictionary = new RegExp(`\\n${id} 0 obj(.*?)endobj`, 's').exec(pdf)?.[1] ?? '';
  const mapId = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1] ?? '';
  const map =
    new RegExp(`\\n${mapId} 0 obj.*?stream\\n(.*?)\\nendstream`, 's').exec(pdf)?.[1] ?? '';
  const entries = inflateSync(Buffer.from(map, 'latin1')).toString('latin1');
  const range = /> \[([^\]]*)\]/.exec(entries)?.[1] ?? '';
  return [...range.matchAll(/<([0-9a-f ]*)>/g)].map(([, codes = '']) =>
    String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
  );
}

test('receipts of ordinary names share one font subset', async () => {
  const [one, other] = [await pdfFor('Aino Öhman'), await pdfFor('Väinö Jürgen O’Brien')];

  expect(fontFiles(one)).toHaveLength(3);
  expect(fontFiles(other)).toEqual(fontFiles(one));
});

test.each(['Aino Öhman', 'Çelik Ñuñez', 'Máret Čáppa', 'Søren Æbelø'])(
  'text drawn for %s can be read, searched and copied',
  async (buyerName) => {
    const text = drawnText(await pdfFor(buyerName)).replaceAll('\n', '');

    expect(text).toContain(buyerName);
    expect(text).toContain('Maksettu yhteensä');
    expect(text).not.toContain('?');
  },
);

test('glyphs of one receipt do not leak into the next', async () => {
  const before = await pdfFor('Aino');
  await pdfFor('Çelik Ñuñez');

  expect(await pdfFor('Aino')).toBe(before);
});

test('a document with glyphs of its own leaves the shared font unchanged', async () => {
  const before = await pdfFor('Aino Öhman');
  await pdfFor('Çelik Ñuñez Øst');

  expect(await pdfFor('Aino Öhman')).toBe(before);
  // A different order gives the same letters other glyph ids.
  for (const name of ['Øst Ñuñez', 'Ñuñez Øst', 'Çelik Ñuñez Øst'])
    expect(drawnText(await pdfFor(name)).replaceAll('\n', '')).toContain(name);
});
