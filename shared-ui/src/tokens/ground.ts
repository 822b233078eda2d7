import { fallbackFaces } from './fonts';
import { palette } from './palette';
import { color, font, media, textSize } from './tokens';

const scheme = (index: 0 | 1) =>
  Object.entries(palette)
    .map(([name, pair]) => `--${name}:${pair[index]}`)
    .join(';');

/**
 * The ground of every page: fallbacks of the typefaces, colours as custom properties (`data-theme` on any element, else
 * the system's choice; paper is always light), and a few resets. It is a separate style sheet in the HTML. In the sheet that grows with every
 * component, each new rule would reload the typefaces and lay out all text again.
 */
export const ground = `
  ${fallbackFaces}
  :root, [data-theme='light'] { color-scheme: light; ${scheme(0)} }
  @media screen { [data-theme='dark'] { color-scheme: dark; ${scheme(1)} } }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${scheme(1)} } }
  *, ::before, ::after { box-sizing: border-box; }
  * { margin: 0; }
  html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; scroll-padding-top: 6rem; background: ${color.paper}; accent-color: ${color.teal}; }
  body {
    font: 400 ${textSize.body}/1.6 ${font.text};
    color: ${color.ink};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4 { font-family: ${font.display}; font-weight: 600; line-height: 1.12; word-spacing: .1em; text-wrap: balance; }
  p { text-wrap: pretty; }
  a { color: inherit; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  .e-icon { flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${color.marigold}; color: #2b1232; }
  ${media.still} {
    *, ::before, ::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
  @keyframes e-spin { to { transform: rotate(1turn); } }
  @keyframes e-pulse { 50% { opacity: .5; } }
  @keyframes e-in { from { opacity: 0; } }
`;
