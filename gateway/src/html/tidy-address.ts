import { splitLocale } from '@enlace/shared-contract/text';

/** The address under which a page is known: one slash between two parts, and none at the end. The query stays. */
export function tidyAddress(url: string): string {
  const { path, search } = splitSearch(url);
  const tidyPath = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return `${tidyPath}${search}`;
}

/** The address without a sign that no record has, because the database refuses it: that of no page, in its language. */
export function withoutNul(url: string): string {
  if (!/%00/.test(url)) return url;
  const { path, search } = splitSearch(url);
  if (!/%00/.test(path)) return `${path}${search.replaceAll('%00', '')}`;
  const { prefix } = splitLocale(path);
  return `${prefix === null ? '' : `/${prefix}`}/%EF%BF%BD`;
}

function splitSearch(url: string): { readonly path: string; readonly search: string } {
  const start = url.indexOf('?');
  return start === -1 ? { path: url, search: '' } : { path: url.slice(0, start), search: url.slice(start) };
}
