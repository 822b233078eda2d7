import { recordLabel } from '@enlace/shared-contract/access';
import { lookupCap } from '@enlace/shared-contract/lists';
import type { Locale } from '@enlace/shared-contract/text';
import { type Query, type ScreenContext, useQueries } from '@enlace/shared-data';
import { useLocale, useSelector } from '@enlace/shared-platform';
import { useMemo } from 'react';

import type { ResourceTexts } from '../declare/resource-texts';
import type { Choice, ChoiceSource, Field, FieldOf, LookupSource } from './field';

/** Choices of a field, with labels in the user's language. */
export function choicesOf(source: ChoiceSource, name: string, words: ResourceTexts, locale: Locale): readonly Choice[] {
  if (typeof source === 'function') return source(locale);
  return source.map((value) => ({ value, label: words(`options.${name}.${value}`) }));
}

/** All lookups share these parameters, so that their rows are loaded once. The limit replaces that of the resource. */
function lookupList(locale: Locale) {
  return { limit: lookupCap, sort: 'name', order: 'asc', lang: locale } as const;
}

/** Choices from the rows of a small resource; the screen declares its list. */
export function useLookup({ of, store = 'id' }: LookupSource): readonly Choice[] {
  const { locale } = useLocale();
  const { rows } = useSelector((state) => of.selectList(state, lookupList(locale)));
  return useMemo(
    () =>
      rows.map((row) => ({
        value: String(row[store]),
        label: recordLabel(of.contract.name, String(row['name'] ?? row[store]), locale),
      })),
    [locale, of, rows, store],
  );
}

/**
 * Names of related rows by id, in the user's language; records contain the English ones. Empty in English and for
 * resources without translated names, which can be large.
 * @param isNeeded whether there are related rows to name
 */
export function useTranslatedNames(of: LookupSource['of'], isNeeded: boolean): ReadonlyMap<number, string> {
  const { locale } = useLocale();
  const isTranslated = isNeeded && locale !== 'en' && of.contract.translatable.includes('name');
  useQueries(isTranslated ? [of.list(lookupList(locale))] : noQueries);
  const { rows } = useSelector((state) => of.selectList(state, lookupList(locale)));
  return useMemo(
    () => new Map(isTranslated ? rows.map((row) => [Number(row['id']), String(row['name'] ?? '')]) : []),
    [isTranslated, rows],
  );
}

const noQueries: readonly Query[] = [];

/** The data that a screen with these fields must load. */
export function queriesOfFields(fields: readonly Field[], { locale }: ScreenContext): readonly Query[] {
  return fields.filter(isLookup).map(({ from }) => lookupQuery(from, locale));
}

/** Declares the rows of a lookup. */
export function lookupQuery({ of }: LookupSource, locale: Locale): Query {
  return of.list(lookupList(locale));
}

function isLookup(field: Field): field is FieldOf<'lookup'> {
  return field.type === 'lookup';
}
