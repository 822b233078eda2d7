import type { RegistryAnswer } from '@enlace/shared-contract/platform';

import { findPlace } from './page-place';

/**
 * The part of a query that the page of a path reads, in the order of the page's declaration, without empty and repeated
 * values: addresses that show the same page have the same part. A release without a declaration reads everything.
 * @param search the query with its question mark; empty without one
 */
export function readSearch(answer: RegistryAnswer, path: string, search: string): string {
  if (search === '') return search;
  const { parameters } = findPlace(answer, path);
  if (parameters === null) return search;
  const query = new URLSearchParams(search);
  const readQuery = new URLSearchParams();
  for (const name of parameters)
    for (const value of new Set(query.getAll(name))) if (value !== '') readQuery.append(name, value);
  return readQuery.size === 0 ? '' : `?${readQuery}`;
}
