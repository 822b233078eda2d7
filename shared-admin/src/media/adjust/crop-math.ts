import type { Crop, Focus, Recipe } from '@enlace/shared-contract/media';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Turn = Recipe['rotate'];

export const wholeCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const middle: Focus = { x: 0.5, y: 0.5 };

/** Smallest side of a crop, as a share. */
const least = 0.05;

/** The size of a turned picture. */
export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };
}

export function nextTurn(turn: Turn, quarters: 1 | -1): Turn {
  const all: readonly Turn[] = [0, 90, 180, 270];
  return all[(all.indexOf(turn) + quarters + 4) % 4] ?? 0;
}

/** The same crop after a quarter turn. */
export function turnCrop({ x, y, width, height }: Crop, quarters: 1 | -1): Crop {
  return quarters === 1
    ? { x: 1 - y - height, y: x, width: height, height: width }
    : { x: y, y: 1 - x - width, width: height, height: width };
}

/** The same focus after a quarter turn. */
export function turnFocus({ x, y }: Focus, quarters: 1 | -1): Focus {
  return quarters === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x };
}

/**
 * The largest crop with a ratio around the centre of another crop. `ratio` is width divided by height in pixels; null
 * allows any.
 */
export function shapeCrop(crop: Crop, size: Size, ratio: number | null): Crop {
  if (ratio === null) return crop;
  // The ratio in shares of a picture that is not square.
  const shape = (ratio * size.height) / size.width;
  const center = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const width = Math.min(1, shape, Math.max(crop.width, crop.height * shape));
  const height = Math.min(1, width / shape);
  return keepInside({ x: center.x - width / 2, y: center.y - height / 2, width, height });
}

export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return keepInside({ ...crop, x: crop.x + dx, y: crop.y + dy });
}

/** The crop after moving its bottom right corner; a given ratio stays. */
export function growCrop(crop: Crop, dx: number, dy: number, size: Size, ratio: number | null): Crop {
  const width = clamp(crop.width + dx, least, 1 - crop.x);
  const height = clamp(crop.height + dy, least, 1 - crop.y);
  if (ratio === null) return { ...crop, width, height };
  const shape = (ratio * size.height) / size.width;
  const wantedWidth = dx === 0 ? height * shape : width;
  const fitting = clamp(wantedWidth, least, Math.min(1 - crop.x, (1 - crop.y) * shape));
  return { ...crop, width: fitting, height: fitting / shape };
}

/** The crop between a fixed corner and a dragged one. */
export function spanCrop(fixedCorner: Focus, draggedCorner: Focus, size: Size, ratio: number | null): Crop {
  const to = { x: clamp(draggedCorner.x, 0, 1), y: clamp(draggedCorner.y, 0, 1) };
  let width = Math.max(least, Math.abs(to.x - fixedCorner.x));
  let height = Math.max(least, Math.abs(to.y - fixedCorner.y));
  if (ratio !== null) {
    const shape = (ratio * size.height) / size.width;
    const limit = {
      width: to.x < fixedCorner.x ? fixedCorner.x : 1 - fixedCorner.x,
      height: to.y < fixedCorner.y ? fixedCorner.y : 1 - fixedCorner.y,
    };
    width = Math.min(Math.max(width, height * shape), limit.width, limit.height * shape);
    height = width / shape;
  }
  const startX = to.x < fixedCorner.x ? fixedCorner.x - width : fixedCorner.x;
  const top = to.y < fixedCorner.y ? fixedCorner.y - height : fixedCorner.y;
  return keepInside({ x: startX, y: top, width, height });
}

export function moveFocus({ x, y }: Focus, dx: number, dy: number): Focus {
  return { x: clamp(x + dx, 0, 1), y: clamp(y + dy, 0, 1) };
}

export function isWhole({ x, y, width, height }: Crop): boolean {
  return x < 0.001 && y < 0.001 && width > 0.999 && height > 0.999;
}

function keepInside({ x, y, width, height }: Crop): Crop {
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), width, height };
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), Math.max(minimum, maximum));
}
