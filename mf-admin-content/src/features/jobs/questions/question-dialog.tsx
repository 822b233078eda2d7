import { useLateTexts } from '@enlace/shared-admin';
import { isAppError } from '@enlace/shared-contract/errors';
import { jobQuestionKinds } from '@enlace/shared-contract/recruiting';
import { isCancelled } from '@enlace/shared-data';
import { FormField, Select, TextInput } from '@enlace/shared-ui';
import { Checkbox, FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { ChoicesField } from './choices-field';
import { LanguagesField } from './languages-field';
import { filledChoices, hasChoices, type QuestionValues } from './question-values';
import { jobQuestionsTexts } from './texts';

export interface QuestionDialogProps {
  readonly question: QuestionValues;
  /** Of the question in the list, from 0. */
  readonly place: number;
  readonly isSaving: boolean;
  readonly onSave: (values: QuestionValues) => Promise<void>;
  /** Another editor has changed the list. */
  readonly onConflict: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of one question. What was typed stays when saving fails. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, place, isSaving, onSave, onConflict, onClose, onDone } = props;
  const t = useLateTexts(jobQuestionsTexts);
  const [values, setValues] = useState(question);
  const [isChecked, setChecked] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<QuestionValues>) => setValues({ ...values, ...part });
  const serverError = (name: string) => fields[`questions.${place}.${name}`]?.[0] ?? '';
  const isLabelMissing = values.label.trim() === '';
  const areChoicesMissing = hasChoices(values.kind) && filledChoices(values).length < 2;

  const save = async () => {
    setChecked(true);
    setFields({});
    setFailure(null);
    if (isLabelMissing || areChoicesMissing) return;
    try {
      await onSave(values);
      onDone();
      onClose();
    } catch (error) {
      if (isCancelled(error)) return;
      if (isAppError(error)) setFields(error.fields ?? {});
      if (isAppError(error) && error.code === 'CONFLICT') onConflict();
      setFailure((isAppError(error) && error.userMessage) || t('failed'));
    }
  };
  return (
    <FormDialog
      isDismissible={false}
      title={t(question.id === null ? 'add' : 'editTitle')}
      closeLabel={t('cancel')}
      submitLabel={t('save')}
      isLoading={isSaving}
      failure={failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField label={t('kind')} error={serverError('kind')}>
        <Select
          value={values.kind}
          options={jobQuestionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={({ target }) => change({ kind: jobQuestionKinds.find((one) => one === target.value) ?? 'line' })}
        />
      </FormField>
      <FormField
        label={t('label')}
        hint={t('labelHint')}
        isRequired
        error={isChecked && isLabelMissing ? t('needed') : serverError('label')}
      >
        <TextInput maxLength={300} value={values.label} onChange={({ target }) => change({ label: target.value })} />
      </FormField>
      <FormField label={t('help')} error={serverError('help')}>
        <TextInput maxLength={1000} value={values.help} onChange={({ target }) => change({ help: target.value })} />
      </FormField>
      {hasChoices(values.kind) && (
        <ChoicesField
          choices={values.choices}
          error={isChecked && areChoicesMissing ? t('needsChoices') : serverError('choices')}
          onChange={(choices) => change({ choices })}
        />
      )}
      <Checkbox checked={values.is_required} onChange={({ target }) => change({ is_required: target.checked })}>
        {t('isRequired')}
      </Checkbox>
      <LanguagesField values={values} onChange={change} />
    </FormDialog>
  );
}
