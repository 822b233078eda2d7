import { useLateTexts } from '@enlace/shared-admin';
import { type JobQuestion, mostFileMegabytes } from '@enlace/shared-contract/recruiting';
import { type Locale, locales } from '@enlace/shared-contract/text';
import { styled, useLocale } from '@enlace/shared-platform';
import { FormField, Heading, Select, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { Checkbox, RadioGroup, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { jobQuestionsTexts } from './texts';

/** The questions as an applicant sees them, in the chosen language. Nothing is sent. */
export function QuestionPreview({ questions }: { readonly questions: readonly JobQuestion[] }) {
  const t = useLateTexts(jobQuestionsTexts);
  const { locale } = useLocale();
  const [lang, setLang] = useState<Locale>(locale);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <Stack as="section" gap={16} aria-label={t('preview')}>
      <Heading level={2} size="h3">
        {t('preview')}
      </Heading>
      <Text size="small" tone="soft">
        {t('previewHint')}
      </Text>
      <FormField label={t('previewLanguage')}>
        <Select
          value={lang}
          options={locales.map((value) => ({ value, label: names.of(value) ?? value }))}
          onChange={({ target }) => setLang(locales.find((one) => one === target.value) ?? 'en')}
        />
      </FormField>
      <Frame lang={lang}>
        {questions.map((question) => (
          <PreviewField key={`${question.id} ${question.kind}`} question={question} lang={lang} />
        ))}
      </Frame>
    </Stack>
  );
}

interface PreviewFieldProps {
  readonly question: JobQuestion;
  readonly lang: Locale;
}

function PreviewField({ question, lang }: PreviewFieldProps) {
  const t = useLateTexts(jobQuestionsTexts);
  const { kind, choices, translations, is_required: isRequired } = question;
  const help = translations?.[lang]?.['help'] || question.help;
  const field = {
    label: translations?.[lang]?.['label'] || question.label,
    isRequired,
    ...(help === null ? {} : { hint: help }),
  };
  const options = choices.map(({ id, label, translations: texts }) => ({
    value: id,
    label: texts?.[lang]?.['label'] || label,
  }));
  switch (kind) {
    case 'line':
      return (
        <FormField {...field}>
          <TextInput />
        </FormField>
      );
    case 'text':
      return (
        <FormField {...field}>
          <Textarea rows={4} />
        </FormField>
      );
    case 'yes_no':
      return (
        <FormField isGroup {...field}>
          <RadioGroup
            isRow
            options={[
              { value: 'true', label: t('yes') },
              { value: 'false', label: t('no') },
            ]}
          />
        </FormField>
      );
    case 'choice':
      return (
        <FormField isGroup {...field}>
          <RadioGroup options={options} />
        </FormField>
      );
    case 'choices':
      return (
        <FormField isGroup {...field}>
          {options.map(({ value, label }) => (
            <Checkbox key={value}>{label}</Checkbox>
          ))}
        </FormField>
      );
    case 'file':
      return (
        <FormField isGroup {...field}>
          <Text size="small" tone="soft">
            {t('file', { size: mostFileMegabytes })}
          </Text>
        </FormField>
      );
  }
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  padding: ${theme.space[20]};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;
`;
