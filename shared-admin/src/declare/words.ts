import { translate, useLocale, type Catalogue, type LoadableTexts, type TextValues } from '@enlace/shared-platform';
import { useMemo } from 'react';

/** What the screens of one resource say; each remote writes it in its languages. `{name}` is the row's name. */
export interface ResourceWords extends Catalogue {
  /** Heading of the list, e.g. "Chapters". */
  readonly title: string;
  /** Button and heading of the form that adds. */
  readonly add: string;
  /** What the search looks through, e.g. "Search by name or city". */
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

/** Says a text of one resource: `words('fields.city')`. A key that is missing comes back as itself. */
export type Words = (key: string, values?: TextValues) => string;

/** The words of a resource in the person's language. */
export function useWords({ texts }: { readonly texts: LoadableTexts }): Words {
  const { locale } = useLocale();
  return useMemo(() => (key, values) => translate(texts, locale, key, values), [locale, texts]);
}

/** A text that need not be there, e.g. a hint. */
export function optionalWord(words: Words, key: string): string | undefined {
  const found = words(key);
  return found === key ? undefined : found;
}
