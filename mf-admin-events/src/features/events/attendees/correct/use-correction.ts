import { useLateTexts, useNotices } from '@enlace/shared-admin';
import {
  attendeeChangeCalls,
  attendeeConflictSchema,
  type AttendeeForm,
  type ListedAttendee,
} from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { useState } from 'react';

import { useDialogCall } from '../../panel-parts/use-dialog-call';
import { nameOf } from '../name-of';
import { attendeesTexts } from '../texts';
import { type AnswerValues, answerValues, changedAnswers } from './answer-values';

export interface LoadedFormProps {
  readonly attendee: ListedAttendee;
  readonly form: AttendeeForm;
  readonly onSaved: () => void;
}

type FieldName = 'first_name' | 'last_name' | 'email';

const names: readonly FieldName[] = ['first_name', 'last_name', 'email'];

/**
 * State of the form that corrects a ticket. After a change by another user, it keeps the typed values, shows what the
 * other user has there, and takes the other values.
 */
export function useCorrection({ attendee, form, onSaved }: LoadedFormProps) {
  const t = useLateTexts(attendeesTexts);
  const { showSuccess } = useNotices();
  // A later answer of the read must not replace the version that the typed values belong to.
  const [start, setStart] = useState({ ...form, isOther: false });
  const [values, setValues] = useState(() => ({
    first_name: form.first_name,
    last_name: form.last_name,
    email: form.email,
  }));
  const [answers, setAnswers] = useState(() => answerValues(form.questions, form.answers));
  const [options, setOptions] = useState({ send_ticket: false, new_code: false });
  const [key] = useState(() => crypto.randomUUID());
  const [isChecked, setChecked] = useState(false);
  const { start: send, status, error } = useDialogCall(`correct attendee ${attendee.id}`);

  const conflict = error?.code === 'CONFLICT' ? attendeeConflictSchema.safeParse(error.details) : null;
  const otherForm = conflict?.success === true ? conflict.data.current : null;
  const startAnswers = answerValues(form.questions, start.answers);
  const isTyped = (name: FieldName) => values[name].trim() !== start[name];
  // The conflict of an earlier opening can be older than the form.
  if (otherForm !== null && Date.parse(otherForm.updated_at) > Date.parse(start.updated_at)) {
    setStart({ ...start, ...otherForm, isOther: true });
    // Values of before would undo the other change with the next save.
    const otherNames = names.filter((name) => !isTyped(name)).map((name) => [name, otherForm[name]]);
    setValues({ ...values, ...Object.fromEntries(otherNames) });
    const otherAnswers = answerValues(form.questions, otherForm.answers);
    setAnswers({ ...otherAnswers, ...changedAnswers(startAnswers, answers) });
  }

  // A person from the door can have no address.
  const isNeeded = (name: FieldName) => name !== 'email' || start.email !== '';
  const isMissing = (name: FieldName) => isNeeded(name) && values[name].trim() === '';
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;
  const submit = () => {
    setChecked(true);
    if (names.some(isMissing)) return;
    const changedNames = names.filter(isTyped);
    const newAnswers = changedAnswers(startAnswers, answers);
    const body = {
      updated_at: start.updated_at,
      ...Object.fromEntries(changedNames.map((name) => [name, values[name].trim()])),
      ...(Object.keys(newAnswers).length === 0 ? {} : { answers: newAnswers }),
      ...(options.send_ticket ? { send_ticket: true } : {}),
      ...(options.new_code ? { new_code: true, key } : {}),
    };
    const changes = [subjectOf('events', attendee.event_id)];
    send({ call: attendeeChangeCalls.editAttendee, params: { id: attendee.id }, body, changes }, () => {
      showSuccess(t('correct.done', { name: nameOf(values) }));
      onSaved();
    });
  };

  return {
    values,
    answers,
    options,
    set: (name: FieldName, value: string) => setValues({ ...values, [name]: value }),
    setAnswer: (id: string, value: AnswerValues[string]) => setAnswers({ ...answers, [id]: value }),
    isNeeded,
    hasNewAddress: values.email.trim().toLowerCase() !== start.email.toLowerCase(),
    setOption: (name: keyof typeof options, isOn: boolean) => setOptions({ ...options, [name]: isOn }),
    problem: (name: string): string => {
      const field = names.find((one) => one === name);
      if (isChecked && field !== undefined && isMissing(field)) return t('needed');
      return error?.fields[name]?.[0] ?? '';
    },
    /** The value of another user's change, where it differs from the typed one. */
    otherValue: (name: string): string => {
      if (!start.isOther) return '';
      const field = names.find((one) => one === name);
      const [otherValue, typedValue] =
        field === undefined ? [startAnswers[name], answers[name]] : [start[field], values[field]];
      if (JSON.stringify(otherValue) === JSON.stringify(typedValue)) return '';
      return t('correct.otherValue', { value: labelsOf(form, name, otherValue) || t('history.empty') });
    },
    failure: error !== null && !hasFieldErrors ? error.message || t('correct.failed') : null,
    isSaving: status === 'pending',
    submit,
  };
}

/** A value in words: labels of choices. */
function labelsOf({ questions }: AttendeeForm, name: string, value: AnswerValues[string] = ''): string {
  const choices = questions.find(({ id }) => String(id) === name)?.choices ?? [];
  const labelOf = (one: string) => choices.find(({ id }) => String(id) === one)?.label ?? one;
  return typeof value === 'string' ? labelOf(value) : value.map(labelOf).join(', ');
}
