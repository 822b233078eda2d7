import { translate, useLocale, type Catalogue, type LoadableTexts, type TextValues } from '@enlace/shared-platform';
import { useMemo } from 'react';

/** The texts of one resource's screens; each remote translates them. `{name}` is the row's name. */
export interface ResourceCatalogue extends Catalogue {
  /** Heading of the list, e.g. "Chapters". */
  readonly title: string;
  /** Button and heading of the form for a new row. */
  readonly add: string;
  /** Label of the search, e.g. "Search by name or city". */
  readonly search: string;
  readonly count_one: string;
  readonly count_other: string;
  readonly none: { readonly title: string; readonly hint: string };
  readonly added: string;
  readonly saved: string;
  readonly removed: string;
  /** Question of the delete dialog. */
  readonly remove: string;
  /** Labels of fields and columns, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns a text of one resource: `words('fields.city')`. A missing key is returned unchanged. */
export type ResourceTexts = (key: string, values?: TextValues) => string;

/** The texts of a resource in the user's language. */
export function useResourceTexts({ texts }: { readonly texts: LoadableTexts }): ResourceTexts {
  const { locale } = useLocale();
  return useMemo(() => (key, values) => translate(texts, locale, key, values), [locale, texts]);
}

/** An optional text, e.g. a hint. */
export function optionalText(words: ResourceTexts, key: string): string | undefined {
  const text = words(key);
  return text === key ? undefined : text;
}
