import { CallConfirmation, useLateTexts } from '@enlace/shared-admin';
import { attendeesCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface CancelDialogProps {
  readonly attendee: ListedAttendee;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const paidStates: readonly string[] = [
  'confirmed',
  'partially_refunded',
  'refund_failed',
  'cancellation_failed',
  'settled',
];

/** Asks for a reason and cancels a ticket; a paid one is refunded by default. */
export function CancelDialog({ attendee, onClose, onDone }: CancelDialogProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const [reason, setReason] = useState('');
  const { id, event_id: eventId, order, refundable: refundAmount, currency } = attendee;
  const isPaid = refundAmount > 0 && paidStates.includes(order.state);
  const [isRefunded, setRefunded] = useState(isPaid);
  const [isChecked, setChecked] = useState(false);
  const call = useDialogCall(`cancel attendee ${attendee.id}`, { onDone, onClose });
  const name = nameOf(attendee);
  const needsReason = isRefunded && reason.trim() === '';
  const handleConfirm = () => {
    setChecked(true);
    if (needsReason) return;
    const changes = [subjectOf('events', eventId), subjectOf('tickets')];
    const request = isRefunded
      ? {
          call: paymentCalls.refundOrder,
          params: { id: order.id },
          body: { attendee_ids: [id], reason: reason.trim(), key: `attendee ${id}` },
        }
      : { call: attendeesCalls.cancel, params: { id }, body: { reason: reason.trim() } };
    call.start({ ...request, changes }, () => call.finish(t(isRefunded ? 'refundDone' : 'cancelDone', { name })));
  };
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t('cancelTitle', { name })}
      isCancellation
      confirmLabel={t('cancelConfirm')}
      failedText={t('cancelFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('cancelHint')}</Text>
        {isPaid && (
          <Checkbox checked={isRefunded} onChange={(event) => setRefunded(event.target.checked)}>
            {t('refund', { amount: formats.money(refundAmount, currency) })}
          </Checkbox>
        )}
        <FormField
          label={t('reason')}
          hint={t('reasonHint')}
          isRequired={isRefunded}
          error={isChecked && needsReason ? t('needed') : undefined}
        >
          <TextInput maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
