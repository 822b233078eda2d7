import { useLateTexts } from '@enlace/shared-admin';
import { attendeeChangeCalls, changedKindSchema, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Select, Text } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

/** A kind of ticket of the event. */
export interface Kind {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly currency: string;
  /** Free seats; null for no limit. */
  readonly left: number | null;
}

export interface KindDialogProps {
  readonly attendee: ListedAttendee;
  readonly kinds: readonly Kind[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives a ticket another kind; names the difference of the prices, which is not charged. */
export function KindDialog({ attendee, kinds, onClose, onDone }: KindDialogProps) {
  const t = useLateTexts(attendeesTexts);
  const formats = useFormats();
  const { id, event_id: eventId, ticket_id: formerId, price } = attendee;
  const [kindId, setKindId] = useState('');
  const [isChecked, setChecked] = useState(false);
  // The same for all attempts of this dialog, so that a lost answer changes nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const { run, status, error, finish } = useDialogCall(`change kind of attendee ${id}`, { onDone, onClose });
  const otherKinds = kinds.filter((kind) => kind.id !== formerId);
  const kind = otherKinds.find((one) => String(one.id) === kindId);
  const difference = kind === undefined ? 0 : kind.price - price;
  const fieldError = error?.fields['ticket_id']?.[0];

  const handleSubmit = async () => {
    setChecked(true);
    if (kind === undefined) return;
    const request = {
      call: attendeeChangeCalls.changeTicketKind,
      params: { id },
      body: { ticket_id: kind.id, key },
      changes: [subjectOf('events', eventId), subjectOf('tickets')],
      schema: changedKindSchema,
    };
    // The state of the call has its error.
    const answer = await run(request).catch(() => null);
    if (answer === null) return;
    const name = nameOf(attendee);
    finish(
      [
        t('kindChange.done', { name, ticket: kind.name }),
        answer.data.needs_details && t('kindChange.needsDetails', { name }),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  return (
    <FormDialog
      size="lg"
      title={t('kindChange.title', { name: nameOf(attendee) })}
      closeLabel={t('close')}
      submitLabel={t('kindChange.confirm')}
      isLoading={status === 'pending'}
      failure={error !== null && fieldError === undefined ? error.message || t('kindChange.failed') : null}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <Text tone="soft">{t('kindChange.hint')}</Text>
      {otherKinds.length === 0 && <Text tone="danger">{t('kindChange.none')}</Text>}
      <FormField
        label={t('kind')}
        isRequired
        error={isChecked && kind === undefined ? t('needed') : (fieldError ?? '')}
      >
        <Select
          placeholder={t('choose')}
          value={kindId}
          options={otherKinds.map((one) => ({
            value: String(one.id),
            label: one.left === 0 ? t('kindChange.soldOut', { ticket: one.name }) : one.name,
          }))}
          onChange={({ target }) => setKindId(target.value)}
        />
      </FormField>
      <div role="status">
        {kind !== undefined && difference !== 0 && (
          <Text>
            {t(difference > 0 ? 'kindChange.more' : 'kindChange.less', {
              amount: formats.money(Math.abs(difference), kind.currency),
            })}
          </Text>
        )}
      </div>
    </FormDialog>
  );
}
