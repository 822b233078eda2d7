import { useCallback } from 'react';

import type { ResourceTexts } from '../declare/resource-texts';
import { useLabels } from '../form/use-labels';
import { useAdminTexts } from '../texts';
import { useImportTexts } from './texts';

/**
 * Labels of a file's fields: the form's label, for a translation (`name.es`) with its language, and a text for keys.
 */
export function useImportLabels(words: ResourceTexts): (field: string) => string {
  const label = useLabels(words);
  const t = useImportTexts();
  const adminTexts = useAdminTexts();
  return useCallback(
    (field) => {
      const [name = '', language] = field.split('.');
      if (name === 'id' || name === 'slug') return t(`keys.${name}`);
      // A field without a label in its resource's texts is shown by its name.
      const text = label(name);
      const fieldName = text === `fields.${name}` ? name.replaceAll('_', ' ') : text;
      if (language !== 'es' && language !== 'pt') return fieldName;
      return t('inLanguage', { field: fieldName, language: adminTexts(`form.languages.${language}`) });
    },
    [adminTexts, label, t],
  );
}
