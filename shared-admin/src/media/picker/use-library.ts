import type { media } from '@enlace/shared-contract/media';
import { useList, useQueries, useReload, type ListOf, type ListQueryOf } from '@enlace/shared-data';
import { useLocale } from '@enlace/shared-platform';

import type { MediaHandle } from '../create-media';

export type LibraryQuery = ListQueryOf<typeof media>;

export interface LibraryList extends ListOf<typeof media> {
  /** Repeats the request. */
  retry(): void;
}

/** Files of the library; requested again when `query` changes, not requested for null. */
export function useLibrary({ library }: MediaHandle, query: LibraryQuery | null): LibraryList {
  const reload = useReload();
  const { locale } = useLocale();
  const localQuery: LibraryQuery = { lang: locale, ...query };
  const files = library.list(localQuery);
  useQueries(query === null ? [] : [files]);
  return { ...useList(library, localQuery), retry: () => reload([files]) };
}
