import { mayCall, type Locale } from '@enlace/shared-contract';
import { useScreen } from '@enlace/shared-data';
import { shallowEqual, useDispatch, useSelector } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import type { Calls } from '../calls/create-calls';
import { relatedOf } from '../fields/field-codecs';
import type { Hit } from './palette-hits';
import type { PaletteSource } from './palette-offer';

/** Fewer letters find too much. */
const least = 2;
/** Records of one resource. */
const most = 4;

export interface FoundRecords {
  readonly groups: readonly {
    readonly source: PaletteSource;
    readonly hits: readonly Pick<Hit, 'label' | 'to'>[];
  }[];
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** Records by name, of every resource that this person may list; asked anew when the term changes. */
export function useRecords(calls: Calls, sources: readonly PaletteSource[], term: string): FoundRecords {
  const dispatch = useDispatch();
  const { viewer, locale } = useScreen();
  const asked = useMemo(
    () => (term.length < least ? [] : sources.filter(({ contract }) => mayCall(viewer, contract.wire.list.access))),
    [sources, term, viewer],
  );
  useEffect(() => {
    for (const source of asked)
      dispatch(
        calls.start({ key: keyOf(source), call: source.contract.wire.list, query: queryOf(source, term, locale) }),
      );
  }, [asked, calls, dispatch, locale, term]);
  useEffect(
    () => () => {
      for (const source of sources) dispatch(calls.clear(keyOf(source)));
    },
    [calls, dispatch, sources],
  );
  const states = useSelector((state) => asked.map((source) => calls.select(state, keyOf(source))), shallowEqual);
  return {
    groups: asked.map((source, at) => ({
      source,
      hits: relatedOf(rowsOf(states[at]?.body)).map(({ id, name }) => ({ label: name, to: `${source.path}/${id}` })),
    })),
    isAsking: states.some(({ status }) => status === 'pending'),
    hasFailed: states.some(({ status }) => status === 'rejected'),
  };
}

function keyOf({ contract }: PaletteSource): string {
  return `records of ${contract.name}`;
}

function queryOf({ contract: { sorts } }: PaletteSource, search: string, lang: Locale) {
  const sort = ['name', 'title'].find((name) => sorts.includes(name)) ?? sorts[0];
  return { page: 1, per_page: most, sort, order: 'asc', search, lang };
}

function rowsOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : [];
}
