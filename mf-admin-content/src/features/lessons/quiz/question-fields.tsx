import { useLateTexts } from '@enlace/shared-admin';
import { quizKinds } from '@enlace/shared-contract/learning';
import { styled } from '@enlace/shared-platform';
import { FormField, IconButton, Select, Stack, TextInput, theme } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useId } from 'react';

import { QuestionChoices } from './question-choices';
import { hasWrongTolerance, type QuestionValues, withKind } from './question-values';
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
        <QuestionChoices values={values} isChecked={isChecked} error={error} onChange={onChange} />
        {values.kind === 'number' && (
          <FormField
            label={t('tolerance')}
            hint={t('toleranceHint')}
            {...(isChecked && hasWrongTolerance(values) ? { error: t('toleranceWrong') } : {})}
          >
            <TextInput
              inputMode="decimal"
              maxLength={12}
              value={values.tolerance}
              onChange={({ target }) => onChange({ ...values, tolerance: target.value })}
            />
          </FormField>
        )}
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
