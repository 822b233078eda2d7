import { createRandom, type Random, seedOf } from '../../../infrastructure/random/random';

/** What a drawing is made with: its size, its colours and its own repeatable chance. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly colors: Colors;
}

export interface Colors {
  /** The ground, light or dark. */
  readonly ground: string;
  /** Colours that stand on the ground. */
  readonly inks: readonly string[];
  /** The one that catches the eye. */
  readonly accent: string;
  readonly dark: string;
}

/** The brand's colours in six moods. */
const moods: readonly Colors[] = [
  { ground: '#fbf5ea', inks: ['#bd3a1f', '#f2a93b', '#15807c', '#7c3f87'], accent: '#e2593a', dark: '#2b1232' },
  { ground: '#2b1232', inks: ['#f2a93b', '#ff8d6e', '#63cbbd', '#d2a5dd'], accent: '#fbd996', dark: '#190e1e' },
  { ground: '#fde0d3', inks: ['#9f2e16', '#e2593a', '#7c3f87', '#f2a93b'], accent: '#15807c', dark: '#3d1430' },
  { ground: '#0a5150', inks: ['#f6bd5a', '#ff8d6e', '#d3ece5', '#63cbbd'], accent: '#fdebc4', dark: '#0b2f30' },
  { ground: '#fdebc4', inks: ['#b36b00', '#bd3a1f', '#15807c', '#5a2764'], accent: '#e2593a', dark: '#45310f' },
  { ground: '#5a2764', inks: ['#ff8d6e', '#f2a93b', '#e8cbef', '#63cbbd'], accent: '#fdebc4', dark: '#2b1232' },
];

export function createCanvas(width: number, height: number, key: string): Canvas {
  const random = createRandom(seedOf(key));
  return { width, height, random, colors: random.pick(moods) };
}

/** A number short enough for an attribute. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${fill}"${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** A shape to be drawn many times, and where; keeps a pattern's document small. */
export function repeated(
  id: string,
  shape: string,
  places: readonly (readonly [x: number, y: number])[],
  more = '',
): string {
  const uses = places.map(([x, y]) => `<use href="#${id}" x="${short(x)}" y="${short(y)}"${more}/>`);
  return `<defs><g id="${id}">${shape}</g></defs>${uses.join('')}`;
}

/** The drawing as a document without scripts, links or fonts. */
export function svgDocument(canvas: Canvas, parts: readonly string[]): string {
  const { width, height, colors } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, width, height, colors.ground)}${parts.join('')}</svg>`;
}
