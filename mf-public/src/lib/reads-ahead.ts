import type { ReadAhead, ScreenContext } from '@enlace/shared-data';

/** The read of a list, without the code of its contract. */
export function listAhead(
  resource: string,
  { fields, ...query }: ReadAhead['query'] & { readonly fields?: readonly string[] },
): ReadAhead {
  return { path: `/api/${resource}/list`, query: { ...query, fields: fields?.join() } };
}

/** The read of the record that the address names. */
export function recordAhead(resource: string, { params, locale }: ScreenContext): ReadAhead {
  const slug = encodeURIComponent(params['slug'] ?? '');
  return { path: `/api/v2/${resource}/by-slug/${slug}`, query: { lang: locale } };
}
