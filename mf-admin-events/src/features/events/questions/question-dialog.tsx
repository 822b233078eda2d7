import { useLateTexts } from '@enlace/shared-admin';
import { type Question, questionCalls, questionTypes } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Select, TextInput } from '@enlace/shared-ui';
import { Checkbox, FormDialog, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { type AskedTicket, coversTickets } from './asked-for';
import { AskedForField } from './asked-for-field';
import { ChoicesField } from './choices-field';
import { ConditionField } from './condition-field';
import { LanguagesField } from './languages-field';
import { bodyOf, hasChoices, hasLimits, type QuestionValues, valuesOf } from './question-values';
import { questionsTexts } from './texts';

export interface QuestionDialogProps {
  readonly eventId: number;
  readonly tickets: readonly AskedTicket[];
  /** The ticket of a new question; null for all tickets. */
  readonly ticketId: number | null;
  /** Null for a new question. */
  readonly question: Question | null;
  /** All questions of the event in their order. */
  readonly questions: readonly Question[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The form of one question. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { eventId, tickets, ticketId, question, questions, onClose, onDone } = props;
  const t = useLateTexts(questionsTexts);
  const [values, setValues] = useState(() => valuesOf(question, ticketId));
  const [isChecked, setChecked] = useState(false);
  const dialogKey = `question ${question?.id ?? 'new'} of event ${eventId}`;
  const { start, status, error, errorOf, finish } = useDialogCall(dialogKey, { onDone, onClose });
  const place = question === null ? questions.length : questions.findIndex(({ id }) => id === question.id);
  const earlierQuestions = questions.slice(0, place).filter((earlier) => coversTickets(earlier, values));
  const { dependsOn } = values;
  const isConditionImpossible = dependsOn !== null && earlierQuestions.every(({ id }) => id !== dependsOn);
  const change = (part: Partial<QuestionValues>) => setValues({ ...values, ...part });
  const isLabelMissing = values.label.trim() === '';
  const areChoicesMissing =
    hasChoices(values.type) && values.choices.filter(({ label }) => label.trim() !== '').length < 2;
  const areTicketsMissing = !values.isForAll && values.ticketIds.length === 0;
  // A question that no ticket has, e.g. after its ticket was removed, gets one also when there is only one.
  const [isWithoutTicket] = useState(areTicketsMissing);
  const isConsent = values.type === 'consent';

  const handleSubmit = () => {
    setChecked(true);
    if (isLabelMissing || areChoicesMissing || areTicketsMissing || isConditionImpossible) return;
    const body = bodyOf(values);
    const request =
      question === null
        ? { call: questionCalls.add, body: { event_id: eventId, ...body } }
        : { call: questionCalls.edit, body: { id: question.id, ...body } };
    start({ ...request, changes: [subjectOf('tickets'), subjectOf('events', eventId)] }, () => finish(t('saved')));
  };
  return (
    <FormDialog
      isDismissible={false}
      title={t(question === null ? 'add' : 'editTitle')}
      closeLabel={t('cancel')}
      submitLabel={t('save')}
      isLoading={status === 'pending'}
      failure={error !== null ? error.message || t('failed') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormField label={t('type')} error={errorOf('type')}>
        <Select
          value={values.type}
          options={questionTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={({ target }) => change({ type: questionTypes.find((one) => one === target.value) ?? 'text' })}
        />
      </FormField>
      <FormField
        label={t(isConsent ? 'consentLabel' : 'label')}
        {...(isConsent ? { hint: t('consentHint') } : {})}
        isRequired
        error={isChecked && isLabelMissing ? t('needed') : errorOf('label')}
      >
        <Textarea
          rows={isConsent ? 4 : 2}
          maxLength={500}
          value={values.label}
          onChange={({ target }) => change({ label: target.value })}
        />
      </FormField>
      <FormField label={t('help')} error={errorOf('help')}>
        <TextInput maxLength={2000} value={values.help} onChange={({ target }) => change({ help: target.value })} />
      </FormField>
      {(tickets.length > 1 || isWithoutTicket) && (
        <AskedForField
          tickets={tickets}
          values={values}
          error={isChecked && areTicketsMissing ? t('needsTickets') : errorOf('ticket_ids')}
          onChange={change}
        />
      )}
      {hasChoices(values.type) && (
        <ChoicesField
          choices={values.choices}
          error={isChecked && areChoicesMissing ? t('needsChoices') : errorOf('choices')}
          onChange={(choices) => change({ choices })}
        />
      )}
      {hasLimits(values.type) &&
        (['min', 'max'] as const).map((name) => (
          <FormField key={name} label={t(name === 'min' ? 'least' : 'most')} error={errorOf(name)}>
            <TextInput value={values[name]} onChange={({ target }) => change({ [name]: target.value })} />
          </FormField>
        ))}
      <Checkbox checked={values.is_required} onChange={({ target }) => change({ is_required: target.checked })}>
        {t('isRequired')}
      </Checkbox>
      <Checkbox checked={values.is_sensitive} onChange={({ target }) => change({ is_sensitive: target.checked })}>
        {t('isSensitive')}
      </Checkbox>
      {(earlierQuestions.length > 0 || dependsOn !== null) && (
        <ConditionField
          questions={earlierQuestions}
          impossibleName={isConditionImpossible ? (questions.find(({ id }) => id === dependsOn)?.label ?? '…') : null}
          values={values}
          error={isConditionImpossible ? t('needsCondition') : errorOf('depends_on')}
          onChange={change}
        />
      )}
      <LanguagesField values={values} onChange={change} />
    </FormDialog>
  );
}
