const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** pdfkit writes title and author unescaped into XML: `A & B` would make it invalid. */
export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const write = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    const { info } = doc;
    const entries = Object.entries(info);
    doc.info = Object.fromEntries(entries.map(([key, value]) => [key, escaped(value)]));
    write();
    doc.info = info;
  };
}

function escaped(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
