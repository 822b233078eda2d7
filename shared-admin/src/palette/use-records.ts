import { isAllowed, type Viewer, publicAccess, recordLabel } from '@enlace/shared-contract/access';
import { wire } from '@enlace/shared-contract/calls';
import type { Page, PageRecords } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import { useScreen } from '@enlace/shared-data';
import { shallowEqual, useDispatch, useSelector } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { relatedOf } from '../fields/field-codecs';
import { bestFirst, type Hit, recordsOfPage } from './palette-hits';

/** Shorter terms match too many records. */
const least = 2;
/** Number of shown records per list. */
const most = 4;
/** Number of requested records. Only the best are shown, because a search also matches texts of the record. */
const mostAsked = 20;

/** A list whose records can be found. */
interface Source {
  readonly page: Page;
  readonly records: PageRecords;
}

const none: readonly Source[] = [];

export interface FoundRecords {
  readonly groups: readonly {
    readonly page: Page;
    readonly hits: readonly Pick<Hit, 'label' | 'to' | 'detail'>[];
  }[];
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
}

/** Records by name, behind every page that has records which the viewer can list; requested again for a new term. */
export function useRecords(calls: OfficeCalls, pages: readonly Page[], term: string): FoundRecords {
  const dispatch = useDispatch();
  const { read } = calls.calls;
  const { viewer, locale } = useScreen();
  const sources = useMemo(
    () =>
      pages
        .flatMap((page) => {
          const records = recordsOfPage(page);
          return records === null ? [] : [{ page, records }];
        })
        .filter(({ records: { listedBy } }) => listedBy === undefined || isAllowed(viewer, listedBy))
        .sort((one, other) => orderOf(one) - orderOf(other)),
    [pages, viewer],
  );
  const askedSources = term.length < least ? none : sources;
  useEffect(() => {
    for (const source of askedSources)
      dispatch(
        read.start(
          {
            call: wire.get(source.records.list, publicAccess),
            query: queryOf(source, { search: term, lang: locale, viewer }),
          },
          keyOf(source),
        ),
      );
  }, [askedSources, dispatch, locale, read, term, viewer]);
  useEffect(
    () => () => {
      for (const source of sources) dispatch(read.clear(keyOf(source)));
    },
    [dispatch, read, sources],
  );
  const states = useSelector((state) => askedSources.map((source) => read.select(state, keyOf(source))), shallowEqual);
  const groups = askedSources.map((source, at) => ({
    page: source.page,
    hits: hitsOf(source, states[at]?.answer, term, locale),
  }));
  return {
    groups: bestFirst(groups, ({ hits }) => hits[0]?.label ?? '', term),
    isAsking: states.some(({ status }) => status === 'pending'),
    hasFailed: states.some(({ status }) => status === 'rejected'),
  };
}

function hitsOf(
  { page, records: { resource, detail } }: Source,
  body: unknown,
  term: string,
  locale: Locale,
): FoundRecords['groups'][number]['hits'] {
  const hits = rowsOf(body).flatMap((row) =>
    relatedOf([row]).map(({ id, name }) => ({
      label: recordLabel(resource, name, locale),
      to: `${page.path}/${id}`,
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

function keyOf({ records }: Source): string {
  return `records of ${records.resource}`;
}

/** Lists come in the order of the menu. */
function orderOf({ page }: Source): number {
  return page.nav?.order ?? Infinity;
}

interface Wish {
  readonly search: string;
  readonly lang: Locale;
  readonly viewer: Viewer | null;
}

function queryOf({ records: { sort, foundBy } }: Source, { viewer, ...wish }: Wish) {
  const reach = foundBy === undefined || isAllowed(viewer, foundBy) ? {} : { editable: 'only' };
  return { page: 1, per_page: mostAsked, sort, order: 'asc', ...wish, ...reach };
}

function rowsOf(body: unknown): readonly unknown[] {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data) ? body.data : [];
}
