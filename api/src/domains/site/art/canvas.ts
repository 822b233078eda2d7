import { createRandom, type Random, seedOf } from '../../../infrastructure/random/random';

/** Size, colours and repeatable random numbers of a drawing. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly colors: Colors;
}

export interface Colors {
  /** Background colour, light or dark. */
  readonly ground: string;
  /** Colours with a good contrast to the background. */
  readonly inks: readonly string[];
  /** The most visible colour. */
  readonly accent: string;
  readonly dark: string;
}

/** Six combinations of the brand's colours. */
const moods: readonly Colors[] = [
  { ground: '#fbf5ea', inks: ['#bd3a1f', '#f2a93b', '#15807c', '#7c3f87'], accent: '#e2593a', dark: '#2b1232' },
  { ground: '#2b1232', inks: ['#f2a93b', '#ff8d6e', '#63cbbd', '#d2a5dd'], accent: '#fbd996', dark: '#190e1e' },
  { ground: '#fde0d3', inks: ['#9f2e16', '#e2593a', '#7c3f87', '#f2a93b'], accent: '#15807c', dark: '#3d1430' },
  { ground: '#0a5150', inks: ['#f6bd5a', '#ff8d6e', '#d3ece5', '#63cbbd'], accent: '#fdebc4', dark: '#0b2f30' },
  { ground: '#fdebc4', inks: ['#b36b00', '#bd3a1f', '#15807c', '#5a2764'], accent: '#e2593a', dark: '#45310f' },
  { ground: '#5a2764', inks: ['#ff8d6e', '#f2a93b', '#e8cbef', '#63cbbd'], accent: '#fdebc4', dark: '#2b1232' },
];

/** A canvas whose colours and random numbers depend only on `key`; lengths are in pixels. */
export function createCanvas(width: number, height: number, key: string): Canvas {
  const random = createRandom(seedOf(key));
  return { width, height, random, colors: random.pick(moods) };
}

/** A number with few digits, for attributes. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A rectangle as SVG; `more` are further attributes. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
}

/** A circle as SVG; `more` are further attributes. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"${more}/>`;
}

/** A path as SVG; `d` are its commands, `more` are further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** A shape that is drawn at many places. It is defined once, which keeps the document small. */
export function repeatShape(
  id: string,
  shape: string,
  places: readonly (readonly [x: number, y: number])[],
  more = '',
): string {
  const uses = places.map(([x, y]) => `<use href="#${id}" x="${round(x)}" y="${round(y)}"${more}/>`);
  return `<defs><g id="${id}">${shape}</g></defs>${uses.join('')}`;
}

/** The drawing as a document without scripts, links or fonts. */
export function svgDocument(canvas: Canvas, parts: readonly string[]): string {
  const { width, height, colors } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, width, height, colors.ground)}${parts.join('')}</svg>`;
}
