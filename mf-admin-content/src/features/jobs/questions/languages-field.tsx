import { useLateTexts } from '@enlace/shared-admin';
import { locales } from '@enlace/shared-contract/text';
import { useLocale } from '@enlace/shared-platform';
import { FormField, Stack, TextInput } from '@enlace/shared-ui';

import { filledChoices, hasChoices, type QuestionValues } from './question-values';
import { jobQuestionsTexts } from './texts';

export interface LanguagesFieldProps {
  readonly values: QuestionValues;
  readonly onChange: (part: Partial<QuestionValues>) => void;
}

const fields = [
  { name: 'label', most: 300, text: 'labelIn' },
  { name: 'help', most: 1000, text: 'helpIn' },
] as const;

/** The question and its choices in the other languages of the site. */
export function LanguagesField({ values, onChange }: LanguagesFieldProps) {
  const t = useLateTexts(jobQuestionsTexts);
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const { translations, choices } = values;
  const changeChoice = (key: string, language: string, label: string) =>
    onChange({
      choices: choices.map((choice) =>
        choice.key === key ? { ...choice, translations: { ...choice.translations, [language]: { label } } } : choice,
      ),
    });
  return (
    <details>
      <summary>{t('languages')}</summary>
      <Stack gap={16}>
        {locales
          .filter((language) => language !== 'en')
          .map((lang) => {
            const language = names.of(lang) ?? lang;
            return (
              <Stack key={lang} gap={16}>
                {fields.map(({ name, most, text }) => (
                  <FormField key={name} label={t(text, { language })}>
                    <TextInput
                      lang={lang}
                      maxLength={most}
                      value={translations[lang]?.[name] ?? ''}
                      onChange={({ target }) =>
                        onChange({
                          translations: {
                            ...translations,
                            [lang]: { ...translations[lang], [name]: target.value },
                          },
                        })
                      }
                    />
                  </FormField>
                ))}
                {hasChoices(values.kind) &&
                  filledChoices(values).map(({ key, label, translations: texts }) => (
                    <FormField key={key} label={t('choiceIn', { choice: label, language })}>
                      <TextInput
                        lang={lang}
                        maxLength={200}
                        value={texts[lang]?.['label'] ?? ''}
                        onChange={({ target }) => changeChoice(key, lang, target.value)}
                      />
                    </FormField>
                  ))}
              </Stack>
            );
          })}
      </Stack>
    </details>
  );
}
