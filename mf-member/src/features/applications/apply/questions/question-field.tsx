import { type AskedQuestion, mostAnswerLengths, type TypedAnswers } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { FormField, TextInput } from '@enlace/shared-ui';
import { Checkbox, RadioGroup, Textarea } from '@enlace/shared-ui/controls';

import { applicationTexts } from '../../texts';

type Answer = TypedAnswers[string];

export interface QuestionFieldProps {
  readonly question: AskedQuestion;
  readonly answer: Answer | undefined;
  readonly fault: string;
  readonly isReadOnly: boolean;
  readonly onChange: (answer: Answer) => void;
}

/** The control of a question that is answered without a file. */
export function QuestionField({ question, answer, fault, isReadOnly, onChange }: QuestionFieldProps) {
  const t = useTexts(applicationTexts);
  const { kind, label, help, is_required: isRequired, choices } = question;
  const field = { label, isRequired, error: fault, ...(help === null ? {} : { hint: help }) };
  const text = typeof answer === 'string' ? answer : '';
  // Choices have no state to read only: while the form is sent they stay as they are.
  const handleChoice = (value: Answer) => {
    if (!isReadOnly) onChange(value);
  };
  switch (kind) {
    case 'line':
      return (
        <FormField {...field}>
          <TextInput
            maxLength={mostAnswerLengths.line}
            value={text}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value)}
          />
        </FormField>
      );
    case 'text':
      return (
        <FormField {...field}>
          <Textarea
            rows={4}
            maxLength={mostAnswerLengths.text}
            value={text}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(target.value)}
          />
        </FormField>
      );
    case 'yes_no':
      return (
        <FormField isGroup {...field}>
          <RadioGroup
            isRow
            value={typeof answer === 'boolean' ? String(answer) : null}
            options={[
              { value: 'true', label: t('questions.yes') },
              { value: 'false', label: t('questions.no') },
            ]}
            onChange={(value) => handleChoice(value === 'true')}
          />
        </FormField>
      );
    case 'choice':
      return (
        <FormField isGroup {...field}>
          <RadioGroup
            value={text === '' ? null : text}
            options={choices.map(({ id, label: name }) => ({ value: id, label: name }))}
            onChange={handleChoice}
          />
        </FormField>
      );
    case 'choices': {
      const chosenIds = Array.isArray(answer) ? answer : [];
      return (
        <FormField isGroup {...field}>
          {choices.map(({ id, label: name }) => (
            <Checkbox
              key={id}
              checked={chosenIds.includes(id)}
              onChange={({ target }) =>
                handleChoice(target.checked ? [...chosenIds, id] : chosenIds.filter((one) => one !== id))
              }
            >
              {name}
            </Checkbox>
          ))}
        </FormField>
      );
    }
    case 'file':
      return null;
  }
}
