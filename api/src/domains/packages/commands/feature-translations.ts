import { isLocale } from '@enlace/shared-contract/text';

import type { Translations } from '../../../infrastructure/db/column-types';

const fields = new Set(['name', 'description']);

/** The translations of a body: only the fields of a feature, without blank texts. */
export function featureTranslations(
  bodyTranslations: Readonly<Record<string, unknown>> | null | undefined,
): Translations {
  const languages = Object.entries(bodyTranslations ?? {}).map(
    ([language, texts]): [string, Record<string, string>] => {
      const entries = Object.entries(texts ?? {}).filter(
        (entry): entry is [string, string] =>
          fields.has(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== '',
      );
      return [language, Object.fromEntries(entries)];
    },
  );
  return Object.fromEntries(languages.filter(([name, texts]) => isLocale(name) && Object.keys(texts).length > 0));
}
