import { useLateTexts } from '@enlace/shared-admin';
import type { WordsByLanguage } from '@enlace/shared-contract/events';
import { type Locale, locales } from '@enlace/shared-contract/text';
import { useLocale } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { Tabs, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { languageChoices } from '../../../lib/language-choices';
import { newsTexts } from './texts';

export interface LanguageWordsProps {
  readonly words: WordsByLanguage;
  /** Readers of each language. */
  readonly counts: Readonly<Partial<Record<Locale, number>>>;
  readonly error?: string;
  readonly onChange: (words: WordsByLanguage) => void;
}

/** What an organiser adds to a mail, in each language with the number of its readers. */
export function LanguageWords({ words, counts, error = '', onChange }: LanguageWordsProps) {
  const t = useLateTexts(newsTexts);
  const [locale, setLocale] = useState<Locale>(() => mostRead(counts));
  const { locale: userLocale } = useLocale();
  const languages = languageChoices(userLocale);
  const labelOf = (id: Locale): string => {
    const language = languages.find(({ value }) => value === id)?.label ?? id;
    const count = counts[id] ?? 0;
    return count === 0 ? language : t('inLanguage', { language, number: count });
  };
  return (
    <Tabs
      label={t('language')}
      selectedId={locale}
      onSelect={(id) => setLocale(locales.find((one) => one === id) ?? 'en')}
      tabs={locales.map((id) => ({
        id,
        label: labelOf(id),
        content: id === locale && (
          <FormField label={t('words')} hint={t('wordsHint')} error={error}>
            <Textarea
              lang={locale}
              rows={4}
              maxLength={3000}
              value={words[locale] ?? ''}
              onChange={({ target }) => onChange({ ...words, [locale]: target.value })}
            />
          </FormField>
        ),
      }))}
    />
  );
}

function mostRead(counts: LanguageWordsProps['counts']): Locale {
  return locales.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))[0] ?? 'en';
}
