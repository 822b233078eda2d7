import { recordLabel } from '@enlace/shared-contract/access';
import { toErrorView, useScreen } from '@enlace/shared-data';
import { useLocale, useStore } from '@enlace/shared-platform';
import type { PickerOption } from '@enlace/shared-ui/controls';
import { useCallback, useState } from 'react';

import type { FieldOf } from './field';
import { relatedOf, valuesOfRow } from './field-codecs';
import { searchRows } from './search-rows';

/** Searches the rows of a resource of any size on the server; `valuesOf` reads fields of a row that was found. */
export function useRowSearch({
  of,
  hint,
  narrows,
}: Pick<FieldOf<'relation' | 'reference'>, 'of' | 'hint' | 'narrows'>) {
  const { viewer } = useScreen();
  const store = useStore();
  const { locale } = useLocale();
  const [rowsById] = useState(() => new Map<number, unknown>());
  const valuesOf = useCallback(
    (id: number, names: readonly string[] = []) => valuesOfRow(rowsById.get(id), names),
    [rowsById],
  );
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
      const { sorts } = of.contract;
      const sort = ['name', 'title'].find((name) => sorts.includes(name)) ?? sorts[0];
      const query = {
        ...narrows?.(viewer),
        page: 1,
        per_page: 20,
        sort,
        order: 'asc',
        lang: locale,
        search: text,
      } as const;
      let rows: Awaited<ReturnType<typeof searchRows>>;
      try {
        rows = await searchRows(store, of, query, signal);
      } catch (failure) {
        const { code, message } = toErrorView(failure);
        // The reason is shown in place of choices: another attempt would not help.
        if (code === 'FORBIDDEN' && message !== '') return [{ value: '', label: message, isDisabled: true }];
        throw failure;
      }
      return rows.flatMap((row) => {
        const [relatedRow] = relatedOf([row]);
        if (relatedRow !== undefined) rowsById.set(relatedRow.id, row);
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
    [hint, locale, narrows, of, rowsById, store, viewer],
  );
  return { search, valuesOf };
}
