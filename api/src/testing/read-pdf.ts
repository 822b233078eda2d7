import { inflateSync } from 'node:zlib';

interface PdfPage {
  /** The texts of the page, in the order in which they were written. */
  readonly texts: readonly string[];
}

/** Pages and texts of a PDF with embedded fonts, read as a program that copies text reads them. */
export function readPdf(file: Buffer): readonly PdfPage[] {
  const objects = new Map<string, { readonly head: string; readonly stream: string }>();
  for (const [, id = '', body = ''] of file.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', data = ''] = body.split(/\nstream\n/);
    const bytes = Buffer.from(data.replace(/\nendstream$/, ''), 'latin1');
    const stream = /FlateDecode/.test(head) ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
    objects.set(id, { head, stream });
  }
  const streamOf = (id: string | undefined): string => objects.get(id ?? '')?.stream ?? '';
  const heads = [...objects.values()].map(({ head }) => head);
  const fonts = new Map<string, readonly string[]>();
  for (const head of heads)
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      fonts.set(name, lettersOf(streamOf(map)));
    }
  return heads
    .filter((head) => /\/Type \/Page\b(?!s)/.test(head))
    .map((head) => ({ texts: textsOf(streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]), fonts) }));
}

/** The letters of a font by the numbers of its glyphs. */
function lettersOf(map: string): readonly string[] {
  const letters: string[] = [];
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], place) => {
      const units = hex.match(/.{4}/g) ?? [];
      letters[Number.parseInt(first, 16) + place] = String.fromCharCode(
        ...units.map((unit) => Number.parseInt(unit, 16)),
      );
    });
  return letters;
}

function textsOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const texts: string[] = [];
  let letters: readonly string[] = [];
  for (const [, font, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? [];
    if (line === undefined) continue;
    const glyphs = [...line.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    texts.push(glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join(''));
  }
  return texts;
}
