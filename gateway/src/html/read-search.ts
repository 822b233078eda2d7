import { findPage, type RegistryAnswer } from '@enlace/shared-contract/platform';

/**
 * The part of a query that the page of a path reads, in the order of the page's declaration. A page without a
 * declaration reads everything.
 * @param search the query with its question mark; empty without one
 */
export function readSearch(answer: RegistryAnswer, path: string, search: string): string {
  if (search === '') return search;
  const pages = answer.remotes.flatMap((remote) => remote.pages);
  const names = findPage(pages, path)?.page.search;
  if (names === undefined) return search;
  const query = new URLSearchParams(search);
  const readQuery = new URLSearchParams();
  for (const name of names) for (const value of query.getAll(name)) readQuery.append(name, value);
  return readQuery.size === 0 ? '' : `?${readQuery}`;
}
