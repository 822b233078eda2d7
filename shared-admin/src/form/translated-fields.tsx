import { locales, type Locale } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { Badge, FormField, Text, theme } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import type { ComponentType } from 'react';

import type { Field } from '../fields/field';
import type { EditorProps } from '../fields/editor';
import { fieldEditors } from '../fields/field-editors';
import { useAdminTexts } from '../texts';
import { FieldRow } from './field-row';
import { fieldId, useForm } from './form-context';
import { FieldGrid } from './form-section';
import { translationOf } from './form-values';
import { problemOf } from './use-problems';

export interface TranslatedFieldsProps {
  readonly fields: readonly Field[];
}

/** Text fields with a tab for each language; the English text replaces missing translations. */
export function TranslatedFields({ fields }: TranslatedFieldsProps) {
  const t = useAdminTexts();
  const { form, problems, language, setLanguage } = useForm();

  const tabs = locales.map((locale) => {
    const isMissing = locale !== 'en' && fields.some(({ name }) => isUntranslated(form.values, locale, name));
    const isWrong = problems.some(({ name }) => fields.some((field) => name === nameIn(locale, field.name)));
    return {
      id: locale,
      label: (
        <TabLabel>
          {t(`form.languages.${locale}`)}
          {isWrong ? <Badge tone="danger">!</Badge> : isMissing && <Badge tone="neutral">{t('form.missing')}</Badge>}
        </TabLabel>
      ),
      content: (
        <FieldGrid>
          {fields.map((field) =>
            locale === 'en' ? (
              <FieldRow key={field.name} field={field} />
            ) : (
              <TranslationRow key={field.name} field={field} locale={locale} />
            ),
          )}
          {locale !== 'en' && (
            <Text size="caption" tone="soft">
              {t('form.fallback')}
            </Text>
          )}
        </FieldGrid>
      ),
    };
  });
  return (
    <Tabs
      label={t('form.language')}
      tabs={tabs}
      selectedId={language}
      onSelect={(id) => setLanguage(locales.find((locale) => locale === id) ?? 'en')}
    />
  );
}

function TranslationRow({ field, locale }: { readonly field: Field; readonly locale: Locale }) {
  const { form, words, problems, label } = useForm();
  const name = nameIn(locale, field.name);
  const english = form.values[field.name];
  // Translated fields are texts of different types; the registry pairs each type with its editor.
  const Editor = fieldEditors[field.type].Editor as ComponentType<EditorProps>;
  return (
    <FormField id={fieldId(name)} label={label(name)} error={problemOf(problems, name)}>
      <Editor
        field={field}
        label={label(name)}
        words={words}
        lang={locale}
        placeholder={typeof english === 'string' ? english : ''}
        value={translationOf(form.values, locale, field.name)}
        onChange={(text) => form.translate(locale, field.name, typeof text === 'string' ? text : '')}
      />
    </FormField>
  );
}

function nameIn(locale: Locale, name: string): string {
  return locale === 'en' ? name : `translations.${locale}.${name}`;
}

/** Whether an English text exists but none in this language. */
function isUntranslated(values: Readonly<Record<string, unknown>>, locale: Locale, name: string): boolean {
  const english = values[name];
  return typeof english === 'string' && english.trim() !== '' && translationOf(values, locale, name).trim() === '';
}

const TabLabel = styled.span`
  display: inline-flex;
  gap: ${theme.space[8]};
  align-items: center;
`;
