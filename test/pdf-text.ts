import { inflateSync } from 'node:zlib';

/** Text of a PDF by its own character maps, in order, as copying it would give. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(unicode)?.body ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ body }) => / Tf\b/.test(body));
  return pages.map(({ body }) => wordsOf(body, fonts)).join('\n');
}

type PdfObject = { head: string; body: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/^(\d+) 0 obj\n(<<.*?>>|\[.*?\])\n(stream\n|endobj)/gms)) {
    const [all, id = '', head = '', next] = match;
    const start = match.index + all.length;
    const length = next === 'endobj' ? 0 : Number(/\/Length (\d+)/.exec(head)?.[1]);
    const raw = pdf.subarray(start, start + length);
    // First byte of deflated data: some lists of glyphs are declared deflated but are not.
    const isPacked = raw[0] === 0x78 && head.includes('/FlateDecode');
    found.set(id, { head, body: (isPacked ? inflateSync(raw) : raw).toString('latin1') });
  }
  return found;
}

/** Hexadecimal glyph numbers and their characters, which pdfkit lists in sequence. */
function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*?)\]/gs)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const id = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(id, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function wordsOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let glyphs = new Map<string, string>();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? glyphs;
    else {
      const hex = [...(shown ?? '').matchAll(/<(\w+)>/g)].map(([, part]) => part).join('');
      text += `${(hex.match(/.{4}/g) ?? []).map((id) => glyphs.get(id) ?? '?').join('')}\n`;
    }
  }
  return text;
}
