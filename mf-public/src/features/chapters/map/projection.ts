/** A position on the map, in tenths of a degree of longitude from the date line; y grows to the south. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the map. */
export interface MapArea extends Spot {
  readonly width: number;
  readonly height: number;
}

const radians = Math.PI / 180;

/** Miller's projection. It keeps the shapes of the Americas and limits the height of the north. */
export function project(latitude: number, longitude: number): Spot {
  const y = 900 - (12.5 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radians))) / radians;
  return { x: round((longitude + 180) * 10), y: round(y) };
}

/** Width divided by height of the map. */
const ratio = 1.18;
/** Smallest width of the map, so that a single city appears with the land around it. */
const leastWidth = 160;
const padding = 0.09;

/** The part of the map that contains all spots, with a margin. */
export function areaOf(spots: readonly Spot[]): MapArea {
  if (spots.length === 0) return { x: 550, y: 300, width: 1475, height: 1250 };
  const [west, east] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [north, south] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const width = Math.max(leastWidth, (east - west) * (1 + 2 * padding), (south - north) * (1 + 2 * padding) * ratio);
  const height = width / ratio;
  return {
    x: round((west + east - width) / 2),
    y: round((north + south - height) / 2),
    width: round(width),
    height: round(height),
  };
}

/**
 * Rounds to one decimal, because servers and browsers differ in the last digit of a logarithm and must render the same
 * number.
 */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
