import { useLateTexts } from '@enlace/shared-admin';
import type { Question } from '@enlace/shared-contract/events';
import { styled } from '@enlace/shared-platform';
import { FormField, Select, Text, TextInput, theme } from '@enlace/shared-ui';
import { Checkbox, DateInput, RadioGroup, Textarea, TimeInput } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { questionsTexts } from './texts';

type Answers = Readonly<Record<number, readonly string[]>>;

/** The form as a visitor fills it in: questions appear after the answers that they depend on. */
export function QuestionPreview({ questions }: { readonly questions: readonly Question[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <Frame>
      {questions
        .filter((question) => isAsked(question, questions, answers))
        .map((question) => (
          <PreviewField
            key={question.id}
            question={question}
            values={answers[question.id] ?? []}
            onChange={(values) => setAnswers({ ...answers, [question.id]: values })}
          />
        ))}
    </Frame>
  );
}

interface PreviewFieldProps {
  readonly question: Question;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const inputTypes = {
  text: 'text',
  number: 'number',
  email: 'email',
  phone: 'tel',
  datetime: 'datetime-local',
} as const;

function PreviewField({ question, values, onChange }: PreviewFieldProps) {
  const t = useLateTexts(questionsTexts);
  const { type, label, help, is_required: isRequired, choices } = question;
  const [value = ''] = values;
  const one = (text: string) => onChange(text === '' ? [] : [text]);
  const hint = help === null ? {} : { hint: help };
  const options = choices.map(({ id, label: name, left: seatsLeft }) => ({
    value: String(id),
    label: seatsLeft === null ? name : `${name} (${t('left', { count: seatsLeft })})`,
  }));
  const field = { label, isRequired, ...hint };
  switch (type) {
    case 'consent':
      return (
        <Checkbox {...hint} checked={value !== ''} onChange={({ target }) => one(target.checked ? 'true' : '')}>
          {label}
        </Checkbox>
      );
    case 'single':
    case 'boolean': {
      const yesNo = [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ];
      return (
        <FormField isGroup {...field}>
          <RadioGroup value={value} options={type === 'single' ? options : yesNo} onChange={one} />
        </FormField>
      );
    }
    case 'multi':
      return (
        <FormField isGroup {...field}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={values.includes(option.value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...values, option.value] : values.filter((id) => id !== option.value))
              }
            >
              {option.label}
            </Checkbox>
          ))}
        </FormField>
      );
    case 'country':
      return (
        <FormField {...field}>
          <Select placeholder={t('chosenNone')} options={[]} value="" onChange={() => undefined} />
        </FormField>
      );
    case 'file':
      return (
        <FormField {...field}>
          <Text size="small" tone="soft">
            {t('file')}
          </Text>
        </FormField>
      );
    case 'textarea':
      return (
        <FormField {...field}>
          <Textarea rows={3} value={value} onChange={({ target }) => one(target.value)} />
        </FormField>
      );
    case 'date':
      return (
        <FormField {...field}>
          <DateInput value={value} onChange={({ target }) => one(target.value)} />
        </FormField>
      );
    case 'time':
      return (
        <FormField {...field}>
          <TimeInput value={value} onChange={({ target }) => one(target.value)} />
        </FormField>
      );
    default:
      return (
        <FormField {...field}>
          <TextInput type={inputTypes[type]} value={value} onChange={({ target }) => one(target.value)} />
        </FormField>
      );
  }
}

function isAsked({ depends_on: condition }: Question, questions: readonly Question[], answers: Answers): boolean {
  if (condition === null) return true;
  const earlier = questions.find(({ id }) => id === condition.question_id);
  if (earlier === undefined || !isAsked(earlier, questions, answers)) return false;
  const values = answers[earlier.id] ?? [];
  return condition.values.length === 0 ? values.length > 0 : condition.values.some((value) => values.includes(value));
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  padding: ${theme.space[20]};
  border: 1px dashed ${theme.color.line};
  border-radius: ${theme.radius.control};
`;
