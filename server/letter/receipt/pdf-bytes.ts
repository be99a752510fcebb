import { once } from 'node:events';

/** The whole document. `stream/consumers` goes through a Blob, which costs a tenth of a receipt. */
export async function pdfBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(doc, 'end');
  return Buffer.concat(chunks);
}
