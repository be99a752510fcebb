/** What a program puts first into a file that is no text: a zip, which every xlsx and ods is, and Excel's older files. */
const SIGNATURES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Null: the file is not text, such as a spreadsheet in its own format. */
export async function readTextFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // How Excel writes what it calls Unicode text.
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0) || SIGNATURES.some((signature) => beginsWith(bytes, signature)))
    return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets of this country still write files in the old Western encoding, where ä and ö are other bytes.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function beginsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}
