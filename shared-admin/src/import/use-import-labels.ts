import { useCallback } from 'react';

import type { Words } from '../declare/words';
import { useLabels } from '../form/use-problems';
import { useAdminTexts } from '../texts';
import { useImportTexts } from './texts';

/** What fields of a file are called: as in the form, a translation (`name.es`) with its language, a key by what it is. */
export function useImportLabels(words: Words): (field: string) => string {
  const label = useLabels(words);
  const t = useImportTexts();
  const adminTexts = useAdminTexts();
  return useCallback(
    (field) => {
      const [name = '', language] = field.split('.');
      if (name === 'id' || name === 'slug') return t(`keys.${name}`);
      // A field without a label in the words of its resource is called by its name.
      const said = label(name);
      const called = said === `fields.${name}` ? name.replaceAll('_', ' ') : said;
      if (language !== 'es' && language !== 'pt') return called;
      return t('inLanguage', { field: called, language: adminTexts(`form.languages.${language}`) });
    },
    [adminTexts, label, t],
  );
}
