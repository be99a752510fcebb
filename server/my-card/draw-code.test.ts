import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type DrawnCode, drawBarcode, drawQr } from './draw-code.ts';

/** Decodes the drawn code at so many pixels a module. */
async function readBack({ width, height, path }: DrawnCode, scale: number, format: BarcodeFormat) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminance = Uint8ClampedArray.from(
    { length: info.width * info.height },
    (_, index) => data[index * info.channels] ?? 0,
  );
  const source = new RGBLuminanceSource(luminance, info.width, info.height);
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [format]],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const reader = new MultiFormatReader();
  return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
}

// Together they contain every pair of digits from 00 to 99.
const NUMBERS = Array.from({ length: 13 }, (_, row) =>
  Array.from({ length: 8 }, (_, index) => String((row * 8 + index) % 100).padStart(2, '0')).join(
    '',
  ),
);

describe('a code reader', () => {
  test.each(NUMBERS)('reads %s from the barcode', async (number) => {
    expect(await readBack(drawBarcode(number), 2, BarcodeFormat.CODE_128)).toBe(number);
  });

  test.each(['8664043611137763', '1000000000000000'])(
    'reads %s from the QR code',
    async (number) => {
      expect(await readBack(drawQr(number), 5, BarcodeFormat.QR_CODE)).toBe(number);
    },
  );
});

test('sixteen digits fit the smallest QR code, with a quiet zone', () => {
  expect(drawQr('8664043611137763')).toMatchObject({ width: 21 + 8, height: 21 + 8 });
});
