import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader.js';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js';

// A larger picture would be slower and no easier to read.
const WIDEST = 960;
const READERS = [new QRCodeReader(), new Code128Reader()];

let canvas: HTMLCanvasElement | null = null;

/** For browsers without BarcodeDetector. */
export async function readPicture(video: HTMLVideoElement): Promise<string[]> {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  const [width, height] = [video.videoWidth, video.videoHeight].map((side) =>
    Math.floor(side * scale),
  ) as [number, number];
  canvas ??= document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return [];
  pen.drawImage(video, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const source = new RGBLuminanceSource(greyOf(data), width, height);
  return READERS.flatMap((reader) => {
    try {
      return [reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText()];
    } catch {
      // Most frames contain no code.
      return [];
    }
  });
}

function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red, green, blue] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    grey[at] = ((red ?? 0) + 2 * (green ?? 0) + (blue ?? 0)) / 4;
  }
  return grey;
}
