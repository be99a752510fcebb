import qrcode from 'qrcode';
import { code128 } from '../../domain/card/code-128.ts';

export type DrawnCode = { width: number; height: number; path: string };

// Quiet zone: four modules around a QR code, ten beside a barcode (ISO/IEC 18004 and 15417).
const QR_MARGIN = 4;
const BARCODE_MARGIN = 10;
const BAR_HEIGHT = 30;

/**
 * The highest error correction at which sixteen digits fit the smallest symbol, so that a scratched screen still reads.
 */
export function drawQr(digits: string): DrawnCode {
  const { modules } = qrcode.create([{ data: digits, mode: 'numeric' }], {
    errorCorrectionLevel: 'H',
  });
  return drawModules(modules);
}

/** Any text, such as a URL for another device. */
export function drawTextQr(text: string): DrawnCode {
  return drawModules(qrcode.create(text, { errorCorrectionLevel: 'M' }).modules);
}

function drawModules(modules: qrcode.BitMatrix): DrawnCode {
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) =>
      modules.get(y, x) ? `M${x + QR_MARGIN} ${y + QR_MARGIN}h1v1h-1z` : '',
    ).join(''),
  );
  const side = size + 2 * QR_MARGIN;
  return { width: side, height: side, path: rows.join('') };
}

export function drawBarcode(digits: string): DrawnCode {
  let x = BARCODE_MARGIN;
  const bars = code128(digits).map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 0h${width}v${BAR_HEIGHT}h-${width}z` : '';
    x += width;
    return bar;
  });
  return { width: x + BARCODE_MARGIN, height: BAR_HEIGHT, path: bars.join('') };
}
