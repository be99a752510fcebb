/** Magic numbers of spreadsheets: zip (xlsx, ods) and Excel's older files. */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Null: the file is not text. */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Excel's "Unicode text" is UTF-16.
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0) || SIGNATURES.some((signature) => startsWith(bytes, signature)))
    return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older Finnish spreadsheets write windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}
