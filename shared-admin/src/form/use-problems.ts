import { useCallback, useMemo } from 'react';

import { optionalWord, type Words } from '../declare/words';
import { useAdminTexts } from '../texts';
import type { FormError } from './form-errors';
import { seoLabel } from './seo-label';
import type { ResourceForm } from './use-resource-form';

/** What is wrong with a form, in the person's language: of each field, and of the form as a whole (name empty). */
export function useProblems({ complaints, errors }: Pick<ResourceForm, 'complaints' | 'errors'>): readonly FormError[] {
  const t = useAdminTexts();
  return useMemo(() => {
    const said = complaints.map(({ name, key, limit }) => ({
      name,
      text: t(`issues.${key}`, limit === undefined ? {} : { limit }),
    }));
    return [...said, ...errors];
  }, [complaints, errors, t]);
}

/** What is wrong with one field; empty when nothing is. */
export function problemOf(problems: readonly FormError[], name: string): string {
  return problems
    .filter((problem) => problem.name === name)
    .map(({ text }) => text)
    .join(' ');
}

/** Label of a field, or of a translation of it. */
export function useLabels(words: Words): (name: string) => string {
  const t = useAdminTexts();
  return useCallback(
    (name) => {
      const [head = '', locale, field] = name.split('.');
      if (head !== 'translations')
        return (
          seoLabel(head, t) ??
          optionalWord(words, `fields.${head}`) ??
          (head === 'slug' ? t('form.slug') : plainName(head))
        );
      if (field === undefined) return t('form.translations');
      const language = locale === 'es' || locale === 'pt' ? t(`form.languages.${locale}`) : '';
      return `${words(`fields.${field}`)} (${language})`;
    },
    [t, words],
  );
}

/** A field that has no label on any screen, e.g. one that only the history knows. */
function plainName(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
