import { useLateTexts } from '@enlace/shared-admin';
import { locales } from '@enlace/shared-contract/text';
import { useLocale } from '@enlace/shared-platform';
import { FormField, Stack, TextInput } from '@enlace/shared-ui';

import type { QuestionValues } from './question-values';
import { questionsTexts } from './texts';

export interface LanguagesFieldProps {
  readonly values: QuestionValues;
  readonly onChange: (part: Partial<QuestionValues>) => void;
}

/** The question in the other languages of the site. */
export function LanguagesField({ values: { translations }, onChange }: LanguagesFieldProps) {
  const t = useLateTexts(questionsTexts);
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <details>
      <summary>{t('languages')}</summary>
      <Stack gap={16}>
        {locales
          .filter((language) => language !== 'en')
          .flatMap((language) =>
            (['label', 'help'] as const).map((name) => (
              <FormField
                key={`${language} ${name}`}
                label={t(name === 'label' ? 'labelIn' : 'helpIn', { language: names.of(language) ?? language })}
              >
                <TextInput
                  lang={language}
                  maxLength={name === 'label' ? 500 : 2000}
                  value={translations[language]?.[name] ?? ''}
                  onChange={({ target }) =>
                    onChange({
                      translations: {
                        ...translations,
                        [language]: { ...translations[language], [name]: target.value },
                      },
                    })
                  }
                />
              </FormField>
            )),
          )}
      </Stack>
    </details>
  );
}
