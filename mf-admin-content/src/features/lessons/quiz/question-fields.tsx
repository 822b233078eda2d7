import { useLateTexts } from '@enlace/shared-admin';
import { quizKinds } from '@enlace/shared-contract/learning';
import { styled } from '@enlace/shared-platform';
import { Button, FormField, IconButton, Select, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useId } from 'react';

import { mostChoices, newChoice, type QuestionValues, withKind } from './question-values';
import { quizTexts } from './texts';

export interface QuestionFieldsProps {
  readonly values: QuestionValues;
  /** From 1. */
  readonly place: number;
  readonly isLast: boolean;
  readonly isChecked: boolean;
  /** Of the server. */
  readonly error: string;
  readonly onChange: (values: QuestionValues) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** A question of a quiz with its choices. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { values, place, isLast, isChecked, error, onChange, onMove, onRemove } = props;
  const t = useLateTexts(quizTexts);
  const headingId = useId();
  const name = useId();
  const isShortText = values.kind === 'text';
  const changeChoice = (at: number, part: Partial<QuestionValues['choices'][number]>) =>
    onChange({
      ...values,
      choices: values.choices.map((choice, index) => {
        if (index === at) return { ...choice, ...part };
        return part.is_right === true && values.kind === 'one' ? { ...choice, is_right: false } : choice;
      }),
    });
  const errorWhen = (isMissing: boolean) => (isChecked && isMissing ? { error: t('needed') } : {});
  return (
    <Frame aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{t('question', { place })}</h2>
        <IconButton
          icon="chevronUp"
          size="small"
          label={t('up', { place })}
          isDisabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevronDown"
          size="small"
          label={t('down', { place })}
          isDisabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" size="small" label={t('remove', { place })} onClick={onRemove} />
      </Head>
      <Stack gap={16}>
        <FormField label={t('text')} isRequired {...errorWhen(values.text.trim() === '')}>
          <Textarea
            rows={2}
            maxLength={1000}
            value={values.text}
            onChange={({ target }) => onChange({ ...values, text: target.value })}
          />
        </FormField>
        <FormField label={t('kind')}>
          <Select
            value={values.kind}
            options={quizKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={({ target }) => {
              const kind = quizKinds.find((one) => one === target.value);
              if (kind !== undefined) onChange(withKind(values, kind));
            }}
          />
        </FormField>
        <fieldset>
          <legend>{t(isShortText ? 'rightTexts' : 'choices')}</legend>
          {isShortText && (
            <Text size="small" tone="soft">
              {t('rightTextsHint')}
            </Text>
          )}
          {values.choices.map((choice, at) => (
            <Choice key={choice.id}>
              {!isShortText && (
                <input
                  type={values.kind === 'one' ? 'radio' : 'checkbox'}
                  name={name}
                  checked={choice.is_right}
                  aria-label={t('isRight', { place: at + 1 })}
                  onChange={({ target }) => changeChoice(at, { is_right: target.checked })}
                />
              )}
              <TextInput
                maxLength={500}
                value={choice.text}
                aria-label={t('choice', { place: at + 1 })}
                onChange={({ target }) => changeChoice(at, { text: target.value })}
              />
              <IconButton
                icon="close"
                size="small"
                label={t('removeChoice', { place: at + 1 })}
                isDisabled={values.choices.length === 1}
                onClick={() => onChange({ ...values, choices: values.choices.filter(({ id }) => id !== choice.id) })}
              />
            </Choice>
          ))}
          {error !== '' && (
            <Text tone="danger" role="alert">
              {error}
            </Text>
          )}
          {error === '' &&
            isChecked &&
            values.choices.filter(({ text }) => text.trim() !== '').length < (isShortText ? 1 : 2) && (
              <Text tone="danger" role="alert">
                {t('needed')}
              </Text>
            )}
          <Button
            variant="ghost"
            size="small"
            iconBefore="plus"
            isDisabled={values.choices.length >= mostChoices}
            onClick={() => onChange({ ...values, choices: [...values.choices, newChoice()] })}
          >
            {t('addChoice')}
          </Button>
        </fieldset>
        <FormField label={t('explanation')} hint={t('explanationHint')}>
          <Textarea
            rows={2}
            maxLength={1000}
            value={values.explanation}
            onChange={({ target }) => onChange({ ...values, explanation: target.value })}
          />
        </FormField>
      </Stack>
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  fieldset {
    display: grid;
    gap: ${theme.space[8]};
    justify-items: start;
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: ${theme.space[8]};
    font-weight: 600;
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  margin-bottom: ${theme.space[12]};
  h2 {
    flex: 1;
    font: 600 1rem/1.4 ${theme.font.text};
  }
`;

const Choice = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  width: 100%;
  > input[type='radio'],
  > input[type='checkbox'] {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${theme.color.primary};
  }
  > :nth-last-child(2) {
    flex: 1;
    min-width: 0;
  }
`;
