import type { Crop, Recipe } from '@enlace/shared-contract/media';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

import type { ImageKind } from './file-types';

/** One size of a picture, encoded. */
export interface EncodedImage {
  /** Name of its file: width and kind. */
  readonly name: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

/** Millions of pixels of the largest accepted picture: enough for a good camera, too few for a decompression bomb. */
export const mostMegapixels = 50;
/** Widths in pixels; a narrower picture keeps its own width. */
const widths = [480, 960, 1600];
const largest = Math.max(...widths);
/** Longest side in pixels of the file that later crops use. */
const sourceSide = 4000;
const secondsAtMost = 30;

const encoders: Readonly<Record<ImageKind, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
  png: (image) => image.png({ compressionLevel: 8 }),
  webp: (image) => image.webp({ quality: 80 }),
};
const extensions: Readonly<Record<ImageKind, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

// The same picture is rarely encoded twice, so a cache would waste memory.
sharp.cache(false);
sharp.concurrency(1);

export type ImageFault = 'notAnImage' | 'tooManyPixels';

/**
 * Encodes a picture again, in several widths, as WebP and in its own kind, widest last. The camera's orientation is
 * applied. Only the first frame stays; EXIF, location and all other metadata are removed.
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
    // The file is damaged, incomplete, or too slow to decode.
    return 'notAnImage';
  }
}

/** Pixels with their dimensions. */
interface RawImage {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

async function encodeWidths(
  source: RawImage,
  kinds: readonly ImageKind[],
  suffix: string,
): Promise<readonly EncodedImage[]> {
  const images: EncodedImage[] = [];
  for (const size of [...widths.filter((each) => each < source.info.width), Math.min(source.info.width, largest)])
    for (const each of kinds) {
      const image = sharp(source.data, { raw: source.info }).resize({ width: size });
      const { data, info } = await encoders[each](image).toBuffer({ resolveWithObject: true });
      const name = `${info.width}${suffix}.${extensions[each]}`;
      images.push({ name, mime: `image/${each}`, width: info.width, height: info.height, content: data });
    }
  return images;
}

/** Name of the file that crops use, by its kind. */
export function sourceName(kind: ImageKind): string {
  return `source.${extensions[kind]}`;
}

/**
 * A picture that is larger than its widest size, as source for later crops: good quality, no metadata. Null when the
 * widest size contains all pixels.
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

/** The sizes of a turned and cropped picture; `suffix` separates their names from those of the original. */
export async function makeAdjusted(
  content: Buffer,
  kind: ImageKind,
  { rotate, crop }: Pick<Recipe, 'rotate' | 'crop'>,
  suffix: string,
): Promise<readonly EncodedImage[]> {
  const turnedImage = await sharp(content).rotate(rotate).raw().toBuffer({ resolveWithObject: true });
  const whole = sharp(turnedImage.data, { raw: turnedImage.info });
  const part = crop === null ? whole : whole.extract(regionOf(crop, turnedImage.info));
  const source = await part
    .resize({ width: largest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeWidths(source, kind === 'webp' ? ['webp'] : [kind, 'webp'], suffix);
}

/** A crop in pixels: at least one pixel, and inside the picture. */
function regionOf(crop: Crop, size: { readonly width: number; readonly height: number }) {
  const leftEdge = Math.min(Math.round(crop.x * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1);
  return {
    left: leftEdge,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - leftEdge)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}
