import type { Medium } from './media-calls';

/** A file in a form, as a record contains it; with the id of its medium if it was just selected. */
export interface HeldMedium {
  readonly url: string;
  readonly id?: number;
  readonly alt?: string;
  /** The alternative text belongs to the record, not to the media library. */
  readonly own_alt?: boolean;
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly srcset?: string;
}

export type MediaFieldKind = 'image' | 'gallery' | 'document';

/** The kind of media for a kind of field. */
export function kindOfMedia(kind: MediaFieldKind): 'image' | 'document' {
  return kind === 'document' ? 'document' : 'image';
}

/** A medium in the format of a form. A record's own alternative text stays. */
export function heldOf(medium: Medium, before?: HeldMedium): HeldMedium {
  const { id, url, width, height, srcset, name } = medium;
  const words = medium.alt['en'] ?? Object.values(medium.alt)[0] ?? '';
  return {
    id,
    url,
    ...(before?.own_alt === true && before.alt !== undefined ? { alt: before.alt, own_alt: true } : { alt: words }),
    ...(name ? { name } : {}),
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(srcset === null ? {} : { srcset }),
  };
}

/** The files of a field of any kind. */
export function heldList(value: unknown): readonly HeldMedium[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => (isHeld(entry) ? [entry] : []));
}

function isHeld(value: unknown): value is HeldMedium {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}

/** The address of the smallest size, for a tile. */
export function smallUrl({
  url,
  srcset,
}: {
  readonly url: string;
  readonly srcset?: string | null | undefined;
}): string {
  return srcset?.split(' ')[0] ?? url;
}

/** The name of a file without its own name. */
export function nameOfMedia({
  name,
  url,
}: {
  readonly name?: string | null | undefined;
  readonly url: string;
}): string {
  return name ?? url.split('/').at(-1) ?? url;
}
