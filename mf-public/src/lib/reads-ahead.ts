import type { ReadAhead, ScreenContext } from '@enlace/shared-data';

/** The read of a list, without the code of its contract. */
export function listAhead(resource: string, query: ReadAhead['query']): ReadAhead {
  return { path: `/api/${resource}/list`, query };
}

/** The read of the record that the address names. */
export function recordAhead(resource: string) {
  return ({ params, locale }: ScreenContext): readonly ReadAhead[] => [
    { path: `/api/v2/${resource}/by-slug/${encodeURIComponent(params['slug'] ?? '')}`, query: { lang: locale } },
  ];
}
