import { joinTableCells } from '@enlace/shared-contract/admin';

import { cleanMarkup } from './clean-markup';
import { makeWordLists } from './word-lists';

export interface TidyPaste {
  readonly markup: string;
  /** Pictures of other pages and programs; the API would remove them. */
  readonly picturesLeftOut: number;
}

const hardSpace = /&nbsp;|&#160;|&#xa0;|\u00A0/gi;
/** How word processors write an empty line. */
const emptyParagraph = /<p\b[^<>]*>(?:\s|<\/?(?:o:p|span|b|i|u|font)\b[^<>]*>)*<\/p\s*>/gi;
const picture = /<img\b(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const ownPicture = /^\/api\/v2\/(?:files|art)\/[\w./-]+$/;

/** HTML that a user pastes, with the elements of our texts: lists, one paragraph per row of a table, own pictures. */
export function tidyPaste(html: string, origin: string): TidyPaste {
  const isOwnCopy = html.includes('data-pm-slice=');
  const plainSpaces = html.replace(hardSpace, ' ');
  const blocks = isOwnCopy ? plainSpaces : joinTableCells(makeWordLists(plainSpaces.replace(emptyParagraph, '')));
  let picturesLeftOut = 0;
  const markup = cleanMarkup(blocks).replace(picture, (tag) => {
    const source = attributeOf(tag, 'src');
    const path = source.startsWith(`${origin}/`) ? source.slice(origin.length) : source;
    if (ownPicture.test(path)) return tag.replace(source, path);
    const words = attributeOf(tag, 'alt');
    // Web pages write emoji as pictures, and count their readers with a picture of one point.
    if (/^\p{Extended_Pictographic}/u.test(words)) return words;
    if (!isPoint(tag)) picturesLeftOut += 1;
    return '';
  });
  return { markup, picturesLeftOut };
}

const attributeOf = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const isPoint = (tag: string): boolean => ['width', 'height'].every((name) => /^[01]$/.test(attributeOf(tag, name)));
