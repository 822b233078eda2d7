import type { Locale } from '@enlace/shared-contract/text';
import { createRequire } from 'node:module';
import type { PdfDocument } from 'pdfkit';

const { resolve } = createRequire(import.meta.url);

/** Fonts by the names under which a document knows them. */
export const fonts = { plain: 'plain', bold: 'bold', heavy: 'heavy' } as const;

const fontFiles = {
  [fonts.plain]: '400Regular/Figtree_400Regular.ttf',
  [fonts.bold]: '600SemiBold/Figtree_600SemiBold.ttf',
  [fonts.heavy]: '800ExtraBold/Figtree_800ExtraBold.ttf',
} as const;

const fontPath = (name: keyof typeof fontFiles): string => resolve(`@expo-google-fonts/figtree/${fontFiles[name]}`);

/** Colours of print: black on white, with one accent that stays visible in grey. */
export const ink = { text: '#1d1420', soft: '#5b4f60', accent: '#c2334d', line: '#d9d2da' } as const;

export interface PdfFacts {
  readonly title: string;
  readonly lang: Locale;
  readonly productName: string;
  /** A4, or width and height in points. */
  readonly size: 'A4' | readonly [width: number, height: number];
  /** In points; pages without one by default. */
  readonly margin?: number;
}

/**
 * A document without pages, in the typeface of the site. The letters in use are embedded. The library takes 15 MB of
 * memory, so it is loaded for the first document.
 */
export async function createPdf({ title, lang, productName, size, margin = 0 }: PdfFacts): Promise<PdfDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size,
    margin,
    lang,
    autoFirstPage: false,
    font: fontPath(fonts.plain),
    displayTitle: true,
    info: { Title: title, Author: productName, Creator: productName },
  });
  for (const font of Object.values(fonts)) doc.registerFont(font, fontPath(font));
  return doc;
}
