import { instantOf, localOf, useLateTexts } from '@enlace/shared-admin';
import { openDaysRange, usualOpenDays } from '@enlace/shared-contract/work';
import { type ErrorView, useScreen } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { DateTimeInput, FormDialog, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { AskingMove } from './asking-moves';
import { publishingTexts } from './texts';

/** What a move takes besides its name. */
export interface MoveValues {
  readonly at?: string;
  readonly days?: number;
  readonly note?: string;
}

export interface MoveDialogProps {
  readonly move: AskingMove;
  readonly isLoading: boolean;
  readonly error: ErrorView | null;
  readonly onSend: (values: MoveValues) => void;
  readonly onClose: () => void;
}

const hourMs = 3_600_000;
const titles = { schedule: 'scheduleTitle', renew: 'renewTitle', return_to_draft: 'returnTitle' } as const;

/** Asks for the time, the days or the note of a move. The input stays when the move fails. */
export function MoveDialog({ move, isLoading, error, onSend, onClose }: MoveDialogProps) {
  const t = useLateTexts(publishingTexts);
  const { viewer } = useScreen();
  const [openedAt] = useState(() => Date.now());
  const [when, setWhen] = useState(() => localOf(new Date(openedAt + hourMs).toISOString()));
  const [days, setDays] = useState(String(usualOpenDays));
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { minimum: from, maximum: to } = openDaysRange;
  const isAdmin = viewer?.roles.includes('admin') ?? false;
  const instant = instantOf(when);
  const problems = {
    schedule: Date.parse(instant) > openedAt ? '' : t('past'),
    renew:
      /^\d{1,3}$/.test(days.trim()) && Number(days) >= from && Number(days) <= to ? '' : t('daysWrong', { from, to }),
    // A recruiter takes the request back without a note.
    return_to_draft: isAdmin && note.trim() === '' ? t('noteMissing') : '',
  };
  const show = (field: keyof MoveValues): string =>
    (isChecked ? problems[move] : '') || (error?.fields[field]?.[0] ?? '');
  const send = () => {
    setChecked(true);
    if (problems[move] !== '') return;
    const values = { schedule: { at: instant }, renew: { days: Number(days) }, return_to_draft: { note: note.trim() } };
    onSend(values[move]);
  };
  return (
    <FormDialog
      title={t(titles[move])}
      isDismissible={note === ''}
      closeLabel={t('cancel')}
      submitLabel={t(`moves.${move}`)}
      isLoading={isLoading}
      failure={failureOf(error, t('failed'))}
      onSubmit={send}
      onClose={onClose}
    >
      {move === 'schedule' && (
        <FormField
          isGroup
          label={t('when')}
          hint={t('zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          error={show('at')}
        >
          <DateTimeInput value={when} onChange={setWhen} />
        </FormField>
      )}
      {move === 'renew' && (
        <FormField label={t('days')} hint={t('daysHint', { from, to })} isRequired error={show('days')}>
          <TextInput inputMode="numeric" value={days} onChange={({ target }) => setDays(target.value)} />
        </FormField>
      )}
      {move === 'return_to_draft' && (
        <FormField label={t('note')} hint={t('noteHint')} isRequired={isAdmin} error={show('note')}>
          <Textarea rows={4} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        </FormField>
      )}
    </FormDialog>
  );
}

/** The messages that belong to no field of the dialog, e.g. the missing parts of a job. */
function failureOf(error: ErrorView | null, otherwise: string): string | null {
  if (error === null) return null;
  const names = Object.keys(error.fields);
  if (names.length > 0 && names.every((name) => ['at', 'days', 'note'].includes(name))) return null;
  const messages = Object.values(error.fields).flat();
  return messages.length > 0 ? messages.join(' ') : error.message || otherwise;
}
