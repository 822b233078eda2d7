import { useDispatch, useLocale, useSelector } from '@enlace/shared-platform';
import type { ListQueryOf, ListOf } from '@enlace/shared-data';
import type { media } from '@enlace/shared-contract';
import { useCallback, useEffect, useMemo } from 'react';

import type { MediaHandle } from '../create-media';

export type LibraryQuery = ListQueryOf<typeof media>;

export interface LibraryList extends ListOf<typeof media> {
  /** Asks again for the same. */
  retry(): void;
}

/** Files of the library while something shows them; asked for again when `query` changes, and not at all for null. */
export function useLibrary({ library }: MediaHandle, query: LibraryQuery | null): LibraryList {
  const dispatch = useDispatch();
  const { locale } = useLocale();
  const words = query === null ? null : JSON.stringify({ lang: locale, ...query });
  const asked = useMemo<LibraryQuery>(() => (words === null ? {} : (JSON.parse(words) as LibraryQuery)), [words]);
  useEffect(() => {
    if (words === null) return undefined;
    const { request, release } = library.list(asked);
    dispatch(request);
    return () => void dispatch(release);
  }, [asked, dispatch, library, words]);
  const list = useSelector((state) => library.selectList(state, asked));
  const retry = useCallback(() => void dispatch(library.list(asked).request), [asked, dispatch, library]);
  return useMemo(() => ({ ...list, retry }), [list, retry]);
}
