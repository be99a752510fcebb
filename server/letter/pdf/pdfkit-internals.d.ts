/** What pdfkit has and its types leave out. */
declare namespace PDFKit {
  interface PDFDocument {
    /** The current font: parsed while measuring, embedded while writing. */
    _font: import('./shared-font.ts').EmbeddedFont & {
      font: import('./shared-font.ts').OpenFont;
    };
  }
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('./shared-font.ts').OpenFont): this;
  }
}
