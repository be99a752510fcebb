import { fill } from '../../domain/base/fill.ts';
import { formatDateTime } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { truncateText } from '../../domain/base/well-formed-text.ts';
import { makePdf, type PdfPaper } from '../letter/pdf/make-pdf.ts';
import { INK, QUIET, type TextStyle, writeText } from '../letter/pdf/pdf-text.ts';
import { LEFT, RIGHT } from '../letter/receipt/receipt-table.ts';
import { exportTexts } from './export-texts.ts';
import type { HeldData, HeldRow, HeldSection } from './held-data-queries.ts';

const TOP = 62;
const BOTTOM = 780;
const WIDTH = RIGHT - LEFT;
const LABEL_WIDTH = 150;

type About = { language: Language; productName: string; madeAt: number };
type Paper = PdfPaper & { y: number };

/** The export for people: a heading per section, a line per value. Tagged PDF for screen readers. */
export async function exportPdf(held: HeldData, about: About): Promise<Buffer> {
  const { language, productName, madeAt } = about;
  const texts = exportTexts[language];
  const title = fill(texts.title, productName);
  return makePdf({ title, language, madeAt }, (begun) => {
    const paper: Paper = { ...begun, y: TOP };
    write(paper, 'H1', title, { size: 26, face: 'display' });
    write(paper, 'P', fill(texts.made, formatDateTime(madeAt, language)), {
      size: 10,
      colour: QUIET,
    });
    for (const section of Object.keys(held) as HeldSection[]) {
      writeSection(paper, texts.sections[section], held[section], texts.none);
    }
  });
}

function writeSection(paper: Paper, name: string, rows: HeldRow[], none: string): void {
  paper.y += 18;
  write(paper, 'H2', name, { size: 15, face: 'display' });
  if (rows.length === 0) write(paper, 'P', none, { size: 10, colour: QUIET });
  for (const row of rows) {
    for (const [label, value] of Object.entries(row)) {
      if (value !== null && value !== '') writeFact(paper, label, String(value));
    }
    paper.y += 6;
  }
}

function write(paper: Paper, tag: string, text: string, style: TextStyle): void {
  const { doc, root } = paper;
  turnPage(paper, 40);
  const y = paper.y;
  let height = 0;
  root.add(
    doc.struct(tag, {}, () => {
      height = writeText(doc, text, { x: LEFT, y, width: WIDTH }, { colour: INK, ...style });
    }),
  );
  paper.y += height + 4;
}

function writeFact(paper: Paper, label: string, value: string): void {
  const { doc, root } = paper;
  turnPage(paper, 60);
  const y = paper.y;
  let height = 0;
  root.add(
    doc.struct('P', {}, () => {
      writeText(doc, `${label} `, { x: LEFT, y, width: LABEL_WIDTH }, { size: 9.5, colour: QUIET });
      const box = { x: LEFT + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH };
      height = writeText(doc, truncateText(value, 2000), box, { size: 9.5 });
    }),
  );
  paper.y += height + 2;
}

function turnPage(paper: Paper, needed: number): void {
  if (paper.y + needed <= BOTTOM) return;
  paper.doc.addPage({ size: 'A4', margin: 0 });
  paper.y = TOP;
}
