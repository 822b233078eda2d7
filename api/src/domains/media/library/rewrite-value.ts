import { filesPath, type Medium, pictureOf } from '../../../infrastructure/files/media.repository';

/** The fields of a medium that values of rows contain. */
export type ShownMedium = Pick<
  Medium,
  'id' | 'kind' | 'url' | 'mime' | 'bytes' | 'alt' | 'width' | 'height' | 'srcset' | 'recipe' | 'hash'
>;

/**
 * A value of a row of any shape with `next` instead of `before`. Returns the same object when the value does not
 * contain `before`.
 */
export function rewriteValue(value: unknown, before: ShownMedium, next: ShownMedium): unknown {
  if (typeof value === 'string') return rewriteText(value, before, next);
  if (Array.isArray(value)) return rewriteList(value, before, next);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('url' in value && typeof value.url === 'string' && isOf(before, value.url))
    return rewritePicture(value, before, next);
  const entries = Object.entries(value).map(([name, part]) => [name, rewriteValue(part, before, next)] as const);
  return entries.every(([name, part]) => Reflect.get(value, name) === part) ? value : Object.fromEntries(entries);
}

function rewriteList(list: readonly unknown[], before: ShownMedium, next: ShownMedium): readonly unknown[] {
  const entries: unknown[] = list.map((entry: unknown) => rewriteValue(entry, before, next));
  if (entries.every((entry, index) => entry === list[index])) return list;
  // A gallery that had both shows the new one once.
  return entries.filter((entry, index) => {
    const url = urlOf(entry);
    return url === null || entries.findIndex((other) => urlOf(other) === url) === index;
  });
}

/**
 * A picture or document of a column or of the head. An alternative text of the row itself stays while the medium is the
 * same.
 */
function rewritePicture(value: object, before: ShownMedium, next: ShownMedium): object {
  if (next.kind === 'document') return { ...value, url: next.url, mime: next.mime, bytes: next.bytes };
  const {
    srcset: _srcset,
    focus: _focus,
    width: _width,
    height: _height,
    own_alt: isOwn,
    ...rest
  }: Record<string, unknown> = {
    ...value,
  };
  const { alt, ...picture } = pictureOf(next);
  const isKept = next.id === before.id || alt === '';
  const words = isKept ? rest['alt'] : alt;
  return {
    ...rest,
    ...picture,
    ...(words === undefined ? {} : { alt: words }),
    ...(isKept && isOwn === true ? { own_alt: true } : {}),
    ...('secure_url' in rest ? { secure_url: next.url } : {}),
    ...('type' in rest ? { type: next.mime } : {}),
  };
}

const tag = /<img\b[^>]*>/gi;

/** Text and rich text: attributes of picture tags are written again, other addresses are replaced. */
function rewriteText(text: string, before: ShownMedium, next: ShownMedium): string {
  if (!isOf(before, text)) return text;
  const textWithTags = text.replace(tag, (img) => (isOf(before, img) ? rewriteTag(img, before, next) : img));
  const newAddresses = new Set([next.url, ...addressesOf(next)]);
  const address = new RegExp(`${folderOf(before)}[a-z0-9]{1,12}\\.[a-z0-9]{2,5}`, 'g');
  const newText = textWithTags.replace(address, (url) => (newAddresses.has(url) ? url : next.url));
  return before.url.startsWith(folderOf(before)) ? newText : newText.replaceAll(before.url, next.url);
}

function rewriteTag(img: string, before: ShownMedium, next: ShownMedium): string {
  const hasAttribute = (name: string) => new RegExp(`\\s${name}\\s*=`, 'i').test(img);
  const attributes: Record<string, string | null> = {
    src: next.url,
    ...(hasAttribute('srcset') ? { srcset: next.srcset } : {}),
    ...(hasAttribute('width') && next.width !== null ? { width: String(next.width) } : {}),
    ...(hasAttribute('height') && next.height !== null ? { height: String(next.height) } : {}),
    ...(next.id !== before.id && pictureOf(next).alt !== '' ? { alt: pictureOf(next).alt } : {}),
  };
  return Object.entries(attributes).reduce((html, [name, value]) => {
    const without = html.replace(new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]+)`, 'gi'), '');
    return value === null ? without : without.replace(/^<img/i, `$& ${name}="${escapeText(value)}"`);
  }, img);
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function addressesOf({ srcset }: ShownMedium): string[] {
  return (srcset ?? '').split(', ').map((size) => size.split(' ')[0] ?? '');
}

function folderOf({ hash }: Pick<ShownMedium, 'hash'>): string {
  return `${filesPath}${hash.slice(0, 32)}/`;
}

/** Whether a text contains an address of the medium, with or without a host. */
function isOf(medium: ShownMedium, text: string): boolean {
  return text.includes(folderOf(medium)) || text.includes(medium.url);
}

function urlOf(entry: unknown): string | null {
  return typeof entry === 'object' && entry !== null && 'url' in entry && typeof entry.url === 'string'
    ? entry.url
    : null;
}
