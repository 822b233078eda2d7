/** A place on the map. Units are tenths of a degree of longitude, from the date line; y grows to the south. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What of the map is seen. */
export interface View extends Spot {
  readonly width: number;
  readonly height: number;
}

const radians = Math.PI / 180;

/** Miller's projection: it keeps the shapes of the Americas, and the north small enough. */
export function project(latitude: number, longitude: number): Spot {
  const y = 900 - (12.5 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radians))) / radians;
  return { x: round((longitude + 180) * 10), y: round(y) };
}

/** Width to height of the map on the page. */
const ratio = 1.18;
/** A single city is shown with the land around it. */
const leastWidth = 160;
const padding = 0.09;

/** The view that holds all spots, with air around them. */
export function viewOf(spots: readonly Spot[]): View {
  if (spots.length === 0) return { x: 550, y: 300, width: 1475, height: 1250 };
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const width = Math.max(leastWidth, (right - left) * (1 + 2 * padding), (bottom - top) * (1 + 2 * padding) * ratio);
  const height = width / ratio;
  return {
    x: round((left + right - width) / 2),
    y: round((top + bottom - height) / 2),
    width: round(width),
    height: round(height),
  };
}

/** Servers and browsers may differ in the last digit of a logarithm; the drawn number must not. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
