import { colorNames, type ColorName } from './palette';

/** Colours as `var(--name)`: the style sheet switches light and dark without a rendering. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])) as Readonly<
  Record<ColorName, string>
>;

/** The dark ground in both themes, with its text and a visible focus ring. */
export const inverseGround = `background:${color.inverse};color:${color.onInverse};--focus:${color.marigold};`;

/** Distances on a 4/8 grid; the key is the number of pixels at a 16 px root. */
export const space = {
  0: '0',
  2: '.125rem',
  4: '.25rem',
  8: '.5rem',
  12: '.75rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  40: '2.5rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
  128: '8rem',
} as const;

/** A step of the space scale. */
export type Space = keyof typeof space;

/**
 * Two typefaces: Piazzolla for headings, Figtree for text. The fallbacks have the same widths, so the layout does not
 * move.
 */
export const font = {
  display: "Piazzolla,'Piazzolla fallback',Georgia,serif",
  text: "Figtree,'Figtree fallback',system-ui,sans-serif",
} as const;

/** Text sizes; from `lead` up they grow with the window. */
export const textSize = {
  caption: '.8125rem',
  small: '.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.1875rem,1.1rem + .45vw,1.4375rem)',
  h4: 'clamp(1.1875rem,1.15rem + .2vw,1.3125rem)',
  h3: 'clamp(1.4375rem,1.3rem + .6vw,1.8125rem)',
  h2: 'clamp(1.8125rem,1.45rem + 1.6vw,2.75rem)',
  h1: 'clamp(2.25rem,1.55rem + 3vw,4rem)',
  display: 'clamp(2.75rem,1.5rem + 5.4vw,6rem)',
} as const;

/** A step of the type scale. */
export type TextSize = keyof typeof textSize;

/** Corners: chip and checkbox, control, card, large panel, round. */
export const radius = { small: '.375rem', control: '.75rem', card: '1.25rem', panel: '2rem', round: '99rem' } as const;

/** Elevation: hover, floating over the page, above everything. */
export const shadow = {
  low: '0 1px 2px var(--shade),0 6px 16px -8px var(--shade)',
  middle: '0 2px 4px var(--shade),0 16px 32px -12px var(--shade)',
  high: '0 4px 8px var(--shade),0 32px 64px -16px var(--shade)',
} as const;

/** Durations in milliseconds (menu, hover, tooltip and toast) and their common curve. */
export const motion = { menu: 100, hover: 160, notice: 300, ease: 'cubic-bezier(.2,.7,.2,1)' } as const;

/** Layers, from the sticky bar to the topmost one. */
export const layer = { sticky: 10, drawer: 40, modal: 50, menu: 60, tooltip: 70, toast: 80, skip: 90 } as const;

/** Media queries; the default layout is for a narrow window. */
export const media = {
  small: '@media (min-width:40em)',
  medium: '@media (min-width:48em)',
  large: '@media (min-width:64em)',
  wide: '@media (min-width:80em)',
  still: '@media (prefers-reduced-motion:reduce)',
} as const;

/** All values for styles. */
export const tokens = { color, inverseGround, space, font, textSize, radius, shadow, motion, layer, media } as const;
