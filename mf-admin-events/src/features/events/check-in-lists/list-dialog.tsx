import { CallFormDialog, instantOf, localOf, useLateTexts } from '@enlace/shared-admin';
import { checkInCalls, type CheckInList } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { DateTimeInput } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { TicketChecks } from '../panel-parts/ticket-checks';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { listsTexts } from './texts';

export interface ListDialogProps {
  readonly eventId: number;
  readonly zone: string;
  readonly kinds: readonly { readonly id: number; readonly name: string }[];
  /** The list to change; null for a new one. */
  readonly list: CheckInList | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds or changes a check-in list. The server's errors are at the fields, and nothing typed is lost. */
export function ListDialog({ eventId, zone, kinds, list, onClose, onDone }: ListDialogProps) {
  const t = useLateTexts(listsTexts);
  const local = (instant: string | null | undefined) => (instant ? localOf(instant, zone) : '');
  const [form, setForm] = useState(() => ({
    name: list?.name ?? '',
    ticket_ids: list?.ticket_ids ?? [],
    opens_at: local(list?.opens_at),
    closes_at: local(list?.closes_at),
  }));
  const [isChecked, setChecked] = useState(false);
  const call = useDialogCall(`save list ${list?.id ?? 'new'}`, { onDone, onClose });
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const problem = (name: keyof typeof form) =>
    (isChecked && name === 'name' && form.name.trim() === '' && t('needed')) || call.errorOf(name);

  const handleSubmit = () => {
    setChecked(true);
    if (form.name.trim() === '') return;
    const instant = (text: string) => (text === '' ? '' : instantOf(text, zone));
    const body = {
      ...form,
      name: form.name.trim(),
      opens_at: instant(form.opens_at),
      closes_at: instant(form.closes_at),
    };
    const request = {
      call: list === null ? checkInCalls.addCheckInList : checkInCalls.editCheckInList,
      params: { id: list?.id ?? eventId },
      body,
      changes: [subjectOf('events', eventId)],
    };
    call.start(request, () => call.finish(t(list === null ? 'added' : 'saved')));
  };

  return (
    <CallFormDialog
      call={call}
      size="lg"
      title={list === null ? t('add') : t('edit', { name: list.name })}
      closeLabel={t('close')}
      submitLabel={t('save')}
      failedText={t('failed')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormField label={t('name')} hint={t('nameHint')} isRequired error={problem('name')}>
        <TextInput
          autoComplete="off"
          maxLength={80}
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </FormField>
      {kinds.length > 1 && (
        <TicketChecks
          label={t('tickets')}
          hint={t('ticketsHint')}
          error={problem('ticket_ids')}
          kinds={kinds}
          chosenIds={form.ticket_ids}
          onChange={(ids) => set({ ticket_ids: [...ids] })}
        />
      )}
      {(['opens_at', 'closes_at'] as const).map((name) => (
        <FormField
          key={name}
          isGroup
          label={t(name === 'opens_at' ? 'opens' : 'closes')}
          hint={t('zone', { zone: zone.replaceAll('_', ' ') })}
          error={problem(name)}
        >
          <DateTimeInput value={form[name]} onChange={(value) => set({ [name]: value })} />
        </FormField>
      ))}
    </CallFormDialog>
  );
}
