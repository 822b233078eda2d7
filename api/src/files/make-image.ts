import sharp, { type Sharp } from 'sharp';

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
    const sizes = [...widths.filter((each) => each < source.info.width), source.info.width];
    const made: EncodedImage[] = [];
    for (const size of sizes)
      for (const each of kinds) {
        const image = sharp(source.data, { raw: source.info }).resize({ width: size });
        const { data, info } = await encoders[each](image).toBuffer({ resolveWithObject: true });
        const name = `${info.width}.${extensions[each]}`;
        made.push({ name, mime: `image/${each}`, width: info.width, height: info.height, content: data });
      }
    return made;
  } catch {
    // Broken, cut off, or not decoded in time.
    return 'notAnImage';
  }
}
