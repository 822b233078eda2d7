import { filesPath } from './media.repository';
import type { OriginalPicture, Variant } from './media.tables';

/** The columns of a medium that name its files. */
export interface MediumFiles {
  readonly url: string;
  readonly hash: string;
  readonly variants: readonly Variant[];
  readonly original: OriginalPicture | null;
}

/** The keys of all files of a medium: its sizes, the sizes before a recipe, and the source of the picture. */
export function keysOfMedium({ url, hash, variants, original }: MediumFiles): string[] {
  const sources = ['jpg', 'png', 'webp'].map((extension) => `${filesPath}${hash.slice(0, 32)}/source.${extension}`);
  const urls = [...variants, ...(original?.variants ?? [])].map((variant) => variant.url);
  return [...new Set([url, ...urls, ...sources])].map((each) => each.slice(filesPath.length));
}
