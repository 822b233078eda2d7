/** The part of pdfkit that we use; the package has no types. Lengths are points. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    readonly lineBreak?: boolean;
    readonly characterSpacing?: number;
    readonly width?: number;
    readonly align?: 'left' | 'right';
  }

  interface PdfFont {
    /** The font as fontkit reads it. */
    readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  }

  interface PdfDocument extends Readable {
    readonly _font: PdfFont;
    /** Where the next text begins. */
    y: number;
    registerFont(name: string, path: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    addPage(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    fill(color: string): this;
    fillColor(color: string): this;
    end(): void;
  }

  interface DocumentOptions {
    readonly size: readonly [number, number] | 'A4';
    readonly margin: number;
    readonly autoFirstPage?: boolean;
    readonly font: string;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly info: Readonly<Record<'Title' | 'Author' | 'Creator', string>>;
  }

  const PDFDocument: new (options: DocumentOptions) => PdfDocument;
  export { PDFDocument as default };
  export type { PdfDocument };
}
