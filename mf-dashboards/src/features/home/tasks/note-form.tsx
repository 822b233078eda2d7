import { useNotices } from '@enlace/shared-admin';
import { dataChanged, useCall } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { FormField, TextInput } from '@enlace/shared-ui';
import { DateInput, FormDialog } from '@enlace/shared-ui/controls';
import { type ReactNode, useEffect, useState } from 'react';

import { dayOf, isDay } from '../state/days';
import { type Catalogue, marksSubject } from '../state/dashboards.slice';
import { marksWork } from '../state/marks.slice';
import { ScopeField, scopeOf, type ScopeValue } from './scope-field';
import { useTaskTexts } from './use-task-texts';

export interface NoteFormProps {
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
  /** The other notes. */
  readonly children: ReactNode;
}

/** A new note. What was typed stays when the API refuses it. */
export function NoteForm({ catalogue, onClose, children }: NoteFormProps) {
  const t = useTaskTexts();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  const [day, setDay] = useState(() => dayOf(new Date()));
  const [text, setText] = useState('');
  const [scope, setScope] = useState<ScopeValue>('own');
  const [isChecked, setChecked] = useState(false);
  // The same note, sent again after an answer that was lost, is added once. A changed note has another key.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const withNewKey =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      change(value);
      setKey(crypto.randomUUID());
    };
  const [changeDay, changeText, changeScope] = [withNewKey(setDay), withNewKey(setText), withNewKey(setScope)];
  const { run, status, error, clear } = useCall(marksWork.calls.addNote, 'note');
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const fieldError = (name: 'day' | 'text') => error?.fields[name]?.[0] ?? '';
  const isOfField = fieldError('day') !== '' || fieldError('text') !== '';

  const handleSubmit = async () => {
    setChecked(true);
    if (status === 'pending' || !isDay(day) || text.trim() === '') return;
    try {
      await run({ key, day, text: text.trim(), ...scopeOf(scope) });
      showSuccess(t('notes.added'));
      // The next note can be in the field already.
      setText((nextText) => (nextText === text ? '' : nextText));
      setKey(crypto.randomUUID());
      setChecked(false);
    } catch {
      // The state of the call has the error. After a lost answer the note can be stored all the same.
      dispatch(dataChanged([marksSubject]));
    }
  };
  return (
    <FormDialog
      title={t('notes.title')}
      size="xl"
      closeLabel={t('close')}
      submitLabel={t('notes.add')}
      isLoading={status === 'pending'}
      isDismissible={status === 'pending' ? false : 'byKey'}
      failure={error === null || isOfField ? null : error.message || t('failed')}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      {children}
      <FormField label={t('notes.day')} error={isChecked && !isDay(day) ? t('notes.dayNeeded') : fieldError('day')}>
        <DateInput value={day} onChange={({ target }) => changeDay(target.value)} />
      </FormField>
      <FormField
        label={t('notes.text')}
        isRequired
        error={isChecked && text.trim() === '' ? t('notes.textNeeded') : fieldError('text')}
      >
        <TextInput maxLength={200} value={text} onChange={({ target }) => changeText(target.value)} />
      </FormField>
      <ScopeField value={scope} catalogue={catalogue} onChange={changeScope} />
    </FormDialog>
  );
}
