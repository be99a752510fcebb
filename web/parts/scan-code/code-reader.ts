/** Reads the codes that are in the picture of a camera right now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorKind = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const FORMATS = ['qr_code', 'code_128'];

/** The browser's own reader, which is quick and knows crooked pictures; the others get one of ours. */
export async function openCodeReader(): Promise<CodeReader> {
  const Kind = (window as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  // Some browsers have the name and can read nothing.
  const known = (await Kind?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Kind || !FORMATS.every((format) => known.includes(format))) {
    return (await import('./read-picture.ts')).readPicture;
  }
  const detector = new Kind({ formats: FORMATS });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

/** Whether there is a camera at all. Asking for it comes later, when it is wanted. */
export async function hasCamera(): Promise<boolean> {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices.some(({ kind }) => kind === 'videoinput');
}
