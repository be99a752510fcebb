import { once } from 'node:events';
import type { Language } from '../../../domain/base/language.ts';
import { registerFonts } from './pdf-fonts.ts';
import { escapeMetadata } from './pdf-metadata.ts';

export type PdfPaper = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement };

type About = {
  title: string;
  author?: string;
  language: Language;
  /** Creation date: equal documents have equal bytes. */
  madeAt: number;
  /** False: the caller adds pages of its own size. */
  hasFirstPage?: boolean;
};

/** The only place where PDFs are created: tagged, in our fonts. */
export async function makePdf(
  { title, author, language, madeAt, hasFirstPage = true }: About,
  write: (paper: PdfPaper) => void | Promise<void>,
): Promise<Buffer> {
  // Lazy import: it takes 250 ms and most processes write no letter for long.
  const { default: PDFDocument } = await import('pdfkit');
  const made = new Date(madeAt);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: hasFirstPage,
    lang: language,
    tagged: true,
    // Supported by pdfkit but missing in its types.
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: title,
      ...(author === undefined ? {} : { Author: author }),
      CreationDate: made,
      ModDate: made,
    },
    font: '',
  });
  registerFonts(doc);
  escapeMetadata(doc);
  const bytes = bytesOf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  await write({ doc, root });
  root.end();
  doc.end();
  return bytes;
}

/** Collects the document; `stream/consumers` goes through a Blob, a tenth of a receipt's cost. */
async function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(doc, 'end');
  return Buffer.concat(chunks);
}
