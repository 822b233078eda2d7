const latinExt = 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E85,U+1E9E-1EF9,U+20A1,U+20A6,U+20B1,U+20B2,U+20BF';

const face = (family: string, file: string, rest = '') => `
  @font-face {
    font-family: ${family};
    src: url(/static/fonts/${file}.woff2) format('woff2');
    font-weight: 400 700;
    font-display: swap;
    ${rest}
  }
`;

const fallback = (family: string, local: string, [size, ascent, descent]: readonly [number, number, number]) => `
  @font-face {
    font-family: '${family} fallback';
    src: local('${local}');
    size-adjust: ${size}%;
    ascent-override: ${ascent}%;
    descent-override: ${descent}%;
    line-gap-override: 0%;
  }
`;

/** The two typefaces, served by the product, and system typefaces adjusted to their sizes. */
export const fontFaces = `
  ${face('Figtree', 'figtree-latin')}
  ${face('Figtree', 'figtree-latin-ext', `unicode-range: ${latinExt};`)}
  ${face('Piazzolla', 'piazzolla-latin')}
  ${face('Piazzolla', 'piazzolla-latin-ext', `unicode-range: ${latinExt};`)}
  ${fallback('Figtree', 'Arial', [100.7, 94.3, 24.8])}
  ${fallback('Piazzolla', 'Georgia', [94, 118.1, 33])}
`;
