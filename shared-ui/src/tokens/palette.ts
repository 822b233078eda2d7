/**
 * Every colour of the product, as [light, dark]. Aubergine ink on warm paper; guava for what to do next, marigold for
 * what to notice, teal and plum as counterpoints. `xSoft` is a tinted ground and `xInk` the text that stands on it.
 * The pairs that must be readable are tested (WCAG 2.2 AA).
 */
export const palette = {
  paper: ['#fbf5ea', '#190e1e'],
  surface: ['#fffdf8', '#231629'],
  raised: ['#ffffff', '#2d1d34'],
  sunken: ['#f3e9d9', '#120916'],
  ink: ['#2b1232', '#f8eee2'],
  inkSoft: ['#69546d', '#c0acc2'],
  line: ['#e6d9c5', '#412d48'],
  lineStrong: ['#8b7689', '#8d7592'],
  focus: ['#0b6b73', '#7bd8cb'],
  link: ['#8f2d1b', '#ffa88f'],
  primary: ['#bd3a1f', '#ff8d6e'],
  primaryHover: ['#9f2e16', '#ffab93'],
  onPrimary: ['#ffffff', '#31100b'],
  inverse: ['#2b1232', '#3a2343'],
  onInverse: ['#fbf1e2', '#fbf1e2'],
  onInverseSoft: ['#d3bfd2', '#d3bfd2'],
  guava: ['#e2593a', '#ff8d6e'],
  guavaSoft: ['#fde0d3', '#4b231c'],
  guavaInk: ['#86270f', '#ffc3b0'],
  marigold: ['#f2a93b', '#f6bd5a'],
  marigoldSoft: ['#fdebc4', '#45310f'],
  marigoldInk: ['#744600', '#fbd996'],
  teal: ['#15807c', '#63cbbd'],
  tealSoft: ['#d3ece5', '#113e3b'],
  tealInk: ['#0a5150', '#a6e8dc'],
  plum: ['#7c3f87', '#d2a5dd'],
  plumSoft: ['#eedff0', '#43284d'],
  plumInk: ['#5a2764', '#e8cbef'],
  neutral: ['#8b7689', '#8d7592'],
  neutralSoft: ['#f0e6d8', '#37243e'],
  neutralInk: ['#4d3752', '#ddcede'],
  success: ['#2c7a4b', '#7fd3a2'],
  successSoft: ['#dceedd', '#173d29'],
  successInk: ['#19532f', '#b4ecca'],
  warning: ['#b36b00', '#f6bd5a'],
  warningSoft: ['#fdebc4', '#45310f'],
  warningInk: ['#744600', '#fbd996'],
  danger: ['#b0174b', '#ff8aa8'],
  dangerSoft: ['#fbdde4', '#4f1a2e'],
  dangerInk: ['#8a0f39', '#ffc0cf'],
  onDanger: ['#ffffff', '#3a0718'],
  scrim: ['#2b123299', '#0a040dbf'],
  shade: ['#2b12321f', '#00000066'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Name of a colour. */
export type ColorName = keyof typeof palette;

/** A family of colours with a ground (`Soft`) and a text (`Ink`). */
export type Tone = 'neutral' | 'guava' | 'marigold' | 'teal' | 'plum' | 'success' | 'warning' | 'danger';
