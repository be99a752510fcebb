/** Reads all codes of the current camera frame. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorKind = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const FORMATS = ['qr_code', 'code_128'];

/** The browser's BarcodeDetector, fast and tolerant of rotation; otherwise our own reader. */
export async function openCodeReader(): Promise<CodeReader> {
  const Kind = (window as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  // Some browsers have the class but support no format.
  const known = (await Kind?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Kind || !FORMATS.every((format) => known.includes(format))) {
    return (await import('./read-picture.ts')).readPicture;
  }
  const detector = new Kind({ formats: FORMATS });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** Whether a camera exists. Permission is requested later, on demand. */
export async function hasCamera(): Promise<boolean> {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices.some(({ kind }) => kind === 'videoinput');
}
