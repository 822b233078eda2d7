import { useCallback } from 'react';

import { optionalText, type ResourceTexts } from '../declare/resource-texts';
import { childFieldOf } from '../history/child-words';
import { useAdminTexts } from '../texts';
import { seoLabel } from './seo-label';

/** Label of a field or of its translation. */
export function useLabels(words: ResourceTexts): (name: string) => string {
  const t = useAdminTexts();
  return useCallback(
    (name) => {
      const { prefix, field: fieldName } = childFieldOf(name);
      const [head = '', locale, field] = fieldName.split('.');
      if (head !== 'translations')
        return (
          seoLabel(head, t) ??
          optionalText(words, `${prefix}fields.${head}`) ??
          (head === 'slug' ? t('form.slug') : plainName(head))
        );
      if (field === undefined) return t('form.translations');
      const language = locale === 'es' || locale === 'pt' ? t(`form.languages.${locale}`) : '';
      return `${words(`${prefix}fields.${field}`)} (${language})`;
    },
    [t, words],
  );
}

/** Label for a field without one on any screen, e.g. a field that only the history contains. */
function plainName(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
