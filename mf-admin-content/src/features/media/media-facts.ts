import type { Medium } from '@enlace/shared-admin';
import type { Formats } from '@enlace/shared-platform';

/** Whether a picture has no alternative text although it needs one. */
export function isUndescribed({ kind, alt, is_decorative }: Medium): boolean {
  return kind === 'image' && is_decorative !== true && Object.values(alt).every((text) => text.trim() === '');
}

/** Bytes in a readable unit. */
export function sizeIn(formats: Formats, bytes: number): string {
  if (bytes < 1_000_000)
    return formats.number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' });
  return formats.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}

/** The back-office path of a row that shows a file. */
export function pathOfPlace({ resource, id }: { readonly resource: string; readonly id: number }): string {
  return `/admin/${resource.replaceAll('_', '-')}/${id}`;
}

/** Tags of a text: separated by commas, without duplicates. */
export function tagsIn(text: string): readonly string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, 40));
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
