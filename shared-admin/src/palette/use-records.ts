import { mayCall, recordLabel } from '@enlace/shared-contract/access';
import { adminPath } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import { useScreen } from '@enlace/shared-data';
import { shallowEqual, useDispatch, useSelector } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { relatedOf } from '../fields/field-codecs';
import { bestFirst, type Hit } from './palette-hits';
import type { PaletteSource } from './palette-offer';

/** Shorter terms match too many records. */
const least = 2;
/** Number of shown records per resource. */
const most = 4;
/** Number of requested records. Only the best are shown, because a search also matches texts of the record. */
const mostAsked = 20;

export interface FoundRecords {
  readonly groups: readonly {
    readonly source: PaletteSource;
    readonly hits: readonly Pick<Hit, 'label' | 'to' | 'detail'>[];
  }[];
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** Records by name, of every resource that the viewer can list; requested again when the term changes. */
export function useRecords(calls: OfficeCalls, sources: readonly PaletteSource[], term: string): FoundRecords {
  const dispatch = useDispatch();
  const { read } = calls.calls;
  const { viewer, locale } = useScreen();
  const listableSources = useMemo(
    () => (term.length < least ? [] : sources.filter(({ contract }) => mayCall(viewer, contract.wire.list.access))),
    [sources, term, viewer],
  );
  useEffect(() => {
    for (const source of listableSources)
      dispatch(read.start({ call: source.contract.wire.list, query: queryOf(source, term, locale) }, keyOf(source)));
  }, [listableSources, dispatch, locale, read, term]);
  useEffect(
    () => () => {
      for (const source of sources) dispatch(read.clear(keyOf(source)));
    },
    [dispatch, read, sources],
  );
  const states = useSelector(
    (state) => listableSources.map((source) => read.select(state, keyOf(source))),
    shallowEqual,
  );
  const groups = listableSources.map((source, at) => ({
    source,
    hits: hitsOf(source, states[at]?.answer, term, locale),
  }));
  return {
    groups: bestFirst(groups, ({ hits }) => hits[0]?.label ?? '', term),
    isAsking: states.some(({ status }) => status === 'pending'),
    hasFailed: states.some(({ status }) => status === 'rejected'),
  };
}

function hitsOf(
  { contract, detail }: PaletteSource,
  body: unknown,
  term: string,
  locale: Locale,
): FoundRecords['groups'][number]['hits'] {
  const hits = rowsOf(body).flatMap((row) =>
    relatedOf([row]).map(({ id, name }) => ({
      label: recordLabel(contract.name, name, locale),
      to: `${adminPath(contract)}/${id}`,
      detail: textOf(row, detail),
    })),
  );
  return bestFirst(hits, ({ label }) => label, term).slice(0, most);
}

/** The text of a field, or the name of its related record. */
function textOf(row: unknown, field: string | undefined): string | undefined {
  const value: unknown =
    field !== undefined && typeof row === 'object' && row !== null ? Reflect.get(row, field) : null;
  if (typeof value === 'string') return value === '' ? undefined : value;
  return relatedOf([value])[0]?.name;
}

function keyOf({ contract }: PaletteSource): string {
  return `records of ${contract.name}`;
}

function queryOf({ contract: { sorts } }: PaletteSource, search: string, lang: Locale) {
  const sort = ['name', 'title'].find((name) => sorts.includes(name)) ?? sorts[0];
  return { page: 1, per_page: mostAsked, sort, order: 'asc', search, lang };
}

function rowsOf(body: unknown): readonly unknown[] {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data : [];
}
