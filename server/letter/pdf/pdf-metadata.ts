const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

type Metadata = { info: Record<string, unknown>; endMetadata: () => void };

/** pdfkit writes title and author unescaped into XML: `A & B` would make it invalid. */
export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const metadata = doc as unknown as Metadata;
  const write = metadata.endMetadata.bind(doc);
  metadata.endMetadata = () => {
    const { info } = metadata;
    const entries = Object.entries(info);
    metadata.info = Object.fromEntries(entries.map(([key, value]) => [key, escaped(value)]));
    write();
    metadata.info = info;
  };
}

function escaped(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
