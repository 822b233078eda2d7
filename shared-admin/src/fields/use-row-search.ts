import { recordLabel } from '@enlace/shared-contract/access';
import { useLocale, useStore } from '@enlace/shared-platform';
import type { PickerOption } from '@enlace/shared-ui/controls';
import { useCallback } from 'react';

import type { FieldOf } from './field';
import { relatedOf } from './field-codecs';
import { searchRows } from './search-rows';

/** Searches the rows of a resource of any size on the server. */
export function useRowSearch({ of, hint }: Pick<FieldOf<'relation' | 'reference'>, 'of' | 'hint'>) {
  const store = useStore();
  const { locale } = useLocale();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
      const { sorts } = of.contract;
      const sort = ['name', 'title'].find((name) => sorts.includes(name)) ?? sorts[0];
      const query = { page: 1, per_page: 20, sort, order: 'asc', lang: locale, search: text } as const;
      const rows = await searchRows(store, of, query, signal);
      return rows.flatMap((row) => {
        const [relatedRow] = relatedOf([row]);
        const detail = hint === undefined ? undefined : row[hint];
        return relatedRow === undefined
          ? []
          : [
              {
                value: relatedRow.id,
                label: recordLabel(of.contract.name, relatedRow.name, locale),
                ...(typeof detail === 'string' ? { detail } : {}),
              },
            ];
      });
    },
    [hint, locale, of, store],
  );
}
