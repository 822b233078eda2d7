import { CallConfirmation, useLateTexts } from '@enlace/shared-admin';
import { attendeesCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface TransferDialogProps {
  readonly attendee: ListedAttendee;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const labels = { first_name: 'firstName', last_name: 'lastName', email: 'email' } as const;
const names = ['first_name', 'last_name', 'email'] as const;

/** Gives a ticket to another person. */
export function TransferDialog({ attendee, onClose, onDone }: TransferDialogProps) {
  const t = useLateTexts(attendeesTexts);
  const [values, setValues] = useState({ first_name: '', last_name: '', email: '' });
  const [isChecked, setChecked] = useState(false);
  const { id, event_id: eventId } = attendee;
  const call = useDialogCall(`transfer attendee ${id}`, { onDone, onClose });
  const isMissing = (name: (typeof names)[number]): boolean => values[name].trim() === '';
  const handleConfirm = () => {
    setChecked(true);
    if (names.some(isMissing)) return;
    const changes = [subjectOf('events', eventId)];
    call.start({ call: attendeesCalls.transfer, params: { id }, body: values, changes }, () =>
      call.finish(t('transferDone', { name: nameOf(values) })),
    );
  };
  return (
    <CallConfirmation
      call={call}
      title={t('transferTitle', { name: nameOf(attendee) })}
      confirmLabel={t('transfer')}
      failedText={t('transferFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('transferHint')}</Text>
        {names.map((name) => (
          <FormField
            key={name}
            label={t(labels[name])}
            isRequired
            error={isChecked && isMissing(name) ? t('needed') : call.errorOf(name)}
          >
            <TextInput
              type={name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              maxLength={name === 'email' ? 254 : 120}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </FormField>
        ))}
      </Stack>
    </CallConfirmation>
  );
}
