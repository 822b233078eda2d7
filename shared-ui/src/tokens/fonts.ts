const latinExt = 'U+100-130,U+132-151,U+154-21B,U+1E80-1EF9,U+20A1-20AB,U+20AD-20BF';

const face = (family: string, file: string, rest = '') => `
  @font-face {
    font-family: ${family};
    src: url(/static/fonts/${file}.woff2) format('woff2');
    font-weight: 400 700;
    font-display: swap;
    ${rest}
  }
`;

/** Height above and below the base line, for one em of the typeface. */
const heights = { Figtree: [0.95, 0.25], Piazzolla: [1.11, 0.31] } as const;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** A system typeface with the widths and heights of ours; `names` are those of one typeface on different systems. */
const fallback = (family: keyof typeof heights, weight: string, size: number, ...names: readonly string[]) => `
  @font-face {
    font-family: '${family} fallback';
    src: ${names.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weight};
    size-adjust: ${percent(size)};
    ascent-override: ${percent(heights[family][0] / size)};
    descent-override: ${percent(heights[family][1] / size)};
  }
`;

/** The two typefaces, served by the product. A rendered page gets them after its first paint. */
export const typefaces = `
  ${face('Figtree', 'figtree-latin')}
  ${face('Figtree', 'figtree-latin-ext', `unicode-range: ${latinExt};`)}
  ${face('Piazzolla', 'piazzolla-latin')}
  ${face('Piazzolla', 'piazzolla-latin-ext', `unicode-range: ${latinExt};`)}
`;

/**
 * System typefaces until ours are loaded, adjusted to the widths of the texts of our pages. Of the typefaces that a
 * system has, the last one counts: Roboto and Noto Serif are those of Android.
 */
export const fallbackFaces = `
  ${fallback('Figtree', '400', 1.014, 'Roboto')}
  ${fallback('Figtree', '400', 1.002, 'Arial', 'Liberation Sans')}
  ${fallback('Figtree', '500 700', 1.009, 'Roboto Bold', 'Roboto')}
  ${fallback('Figtree', '500 700', 0.975, 'Arial Bold', 'Liberation Sans Bold')}
  ${fallback('Piazzolla', '400 700', 0.978, 'Times New Roman Bold', 'Liberation Serif Bold')}
  ${fallback('Piazzolla', '400 700', 0.831, 'Noto Serif Bold')}
  ${fallback('Piazzolla', '400 700', 0.818, 'Georgia Bold')}
`;
