import type { Crop, Recipe } from '@enlace/shared-contract';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

import type { ImageKind } from './file-types';

/** One size of a picture, encoded. */
export interface EncodedImage {
  /** Name of its file: the width and the kind. */
  readonly name: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/** Million pixels a picture may have: a good camera's, not a bomb's. */
export const mostMegapixels = 50;
/** Widths in pixels; a narrower picture keeps its own. */
const widths = [480, 960, 1600];
const largest = Math.max(...widths);
/** Greatest side of what is kept to crop from later. */
const sourceSide = 4000;
const secondsAtMost = 30;

const encoders: Readonly<Record<ImageKind, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
  png: (image) => image.png({ compressionLevel: 8 }),
  webp: (image) => image.webp({ quality: 80 }),
};
const extensions: Readonly<Record<ImageKind, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

// Memory for pictures that nobody will ask for again is better left free.
sharp.cache(false);
sharp.concurrency(1);

export type ImageFault = 'notAnImage' | 'tooManyPixels';

/**
 * Writes a picture anew, in several widths, as WebP and in its own kind, widest last: turned as the camera says, first
 * frame only, without EXIF, place or anything else that lay beside the pixels.
 */
export async function makeImages(path: string, kind: ImageKind): Promise<readonly EncodedImage[] | ImageFault> {
  try {
    const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > mostMegapixels * 1_000_000) return 'tooManyPixels';
    const source = await sharp(path, { failOn: 'error' })
      .timeout({ seconds: secondsAtMost })
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const kinds: readonly ImageKind[] = kind === 'webp' ? ['webp'] : [kind, 'webp'];
    return await encodeWidths(source, kinds, '');
  } catch {
    // Broken, cut off, or not decoded in time.
    return 'notAnImage';
  }
}

/** Pixels, and how many. */
interface RawImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

async function encodeWidths(
  source: RawImage,
  kinds: readonly ImageKind[],
  suffix: string,
): Promise<readonly EncodedImage[]> {
  const made: EncodedImage[] = [];
  for (const size of [...widths.filter((each) => each < source.info.width), Math.min(source.info.width, largest)])
    for (const each of kinds) {
      const image = sharp(source.data, { raw: source.info }).resize({ width: size });
      const { data, info } = await encoders[each](image).toBuffer({ resolveWithObject: true });
      const name = `${info.width}${suffix}.${extensions[each]}`;
      made.push({ name, mime: `image/${each}`, width: info.width, height: info.height, content: data });
    }
  return made;
}

/** Name of the file that a picture is cropped from, by its kind. */
export function sourceName(kind: ImageKind): string {
  return `source.${extensions[kind]}`;
}

/**
 * A picture larger than its widest size, to crop from later: its pixels in good quality and nothing that lay beside
 * them. Null when the widest size has them all.
 */
export async function makeSource(path: string, kind: ImageKind): Promise<Buffer | null> {
  const { autoOrient } = await sharp(path).metadata();
  if (autoOrient.width <= largest) return null;
  const image = sharp(path)
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (kind === 'png') return encoders.png(image).toBuffer();
  return (kind === 'jpeg' ? image.jpeg({ quality: 90 }) : image.webp({ quality: 90 })).toBuffer();
}

/** The sizes of a picture turned and cropped; `suffix` tells their names from those of the original. */
export async function makeAdjusted(
  content: Buffer,
  kind: ImageKind,
  { rotate, crop }: Pick<Recipe, 'rotate' | 'crop'>,
  suffix: string,
): Promise<readonly EncodedImage[]> {
  const turned = await sharp(content).rotate(rotate).raw().toBuffer({ resolveWithObject: true });
  const whole = sharp(turned.data, { raw: turned.info });
  const part = crop === null ? whole : whole.extract(regionOf(crop, turned.info));
  const source = await part
    .resize({ width: largest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeWidths(source, kind === 'webp' ? ['webp'] : [kind, 'webp'], suffix);
}

/** A crop in pixels; at least one of them, and none outside. */
function regionOf(crop: Crop, size: { readonly width: number; readonly height: number }) {
  const left = Math.min(Math.round(crop.x * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}
