const narrowSigns = /[iljtfrI.,:;'|!()[\] ]/;
const wideSigns = /[mwMW@%—…]|\p{Script=Han}|\p{Emoji_Presentation}/u;

/** Width of a text in pixels, estimated for the fonts of all systems: a file cannot measure them. */
export function widthOf(words: string, size: number): number {
  const shares = [...words].map((sign) => {
    if (narrowSigns.test(sign)) return 0.36;
    if (wideSigns.test(sign)) return 1;
    return /\p{Lu}/u.test(sign) ? 0.74 : 0.6;
  });
  return shares.reduce((sum, share) => sum + share, 0) * size;
}

/** The lines of a text that is at most `width` pixels wide. A longer word is broken; nothing is left out. */
export function wrapText(words: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string, space: string) => {
    const longerLine = line === '' ? part : `${line}${space}${part}`;
    if (line !== '' && widthOf(longerLine, size) > width) {
      lines.push(line);
      line = part;
    } else line = longerLine;
  };
  for (const word of words.split(/\s+/)) {
    if (widthOf(word, size) <= width) add(word, ' ');
    else [...word].forEach((sign, index) => add(sign, index === 0 ? ' ' : ''));
  }
  return [...lines, line];
}
