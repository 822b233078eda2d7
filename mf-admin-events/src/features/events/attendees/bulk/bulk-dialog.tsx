import { useLateTexts, useNotices } from '@enlace/shared-admin';
import { attendeesCalls, bulkAttendeesSchema } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { Checkbox, ConfirmDialog, Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../../panel-parts/use-dialog-call';
import { attendeesTexts } from '../texts';
import type { BulkVerb, TicketVerb } from './bulk-verbs';

/** The tickets of an action: by id, or by the query of the list. */
type BulkTarget = { readonly ids: readonly number[] } | { readonly query: Readonly<Record<string, string>> };

/** An action that waits for its confirmation. */
export interface BulkDraft {
  readonly verb: BulkVerb;
  readonly target: BulkTarget;
  readonly count: number;
  /** Whether a chosen ticket was paid. */
  readonly hasPrice: boolean;
}

export interface BulkDialogProps extends BulkDraft {
  readonly eventId: number;
  readonly verb: TicketVerb;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const calls = {
  approve: attendeesCalls.approve,
  refuse: attendeesCalls.refuse,
  resend: attendeesCalls.resendMany,
  cancel: attendeesCalls.cancelMany,
} as const;

/** Explains an action on the chosen tickets, and runs it. */
export function BulkDialog({ eventId, verb, target, count, hasPrice, onClose, onDone }: BulkDialogProps) {
  const t = useLateTexts(attendeesTexts);
  const { showSuccess } = useNotices();
  const [reason, setReason] = useState('');
  const [isRefunded, setRefunded] = useState(hasPrice);
  const [isChecked, setChecked] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const { run, status, error } = useDialogCall(`${verb} attendees ${eventId}`);
  const hasReason = verb === 'refuse' || verb === 'cancel';
  const needsReason = verb === 'cancel' && isRefunded && reason.trim() === '';

  const handleConfirm = async () => {
    setChecked(true);
    setFailures([]);
    if (needsReason) return;
    const body = {
      ...target,
      ...(hasReason && reason.trim() !== '' ? { reason: reason.trim() } : {}),
      ...(verb === 'cancel' ? { refund: isRefunded } : {}),
    };
    const changes = [subjectOf('events', eventId), subjectOf('tickets')];
    const request = { call: calls[verb], params: { id: eventId }, body, changes, schema: bulkAttendeesSchema };
    // The state of the call has its error.
    const answer = await run(request).catch(() => null);
    if (answer === null) return;
    const { done: doneCount, skipped: skippedCount, failed: failedTickets } = answer.data;
    const skippedText = verb === 'resend' ? 'bulk.notMailed' : 'bulk.skipped';
    showSuccess(
      [t(`bulk.done.${verb}`, { count: doneCount }), skippedCount > 0 && t(skippedText, { count: skippedCount })]
        .filter(Boolean)
        .join(' '),
    );
    onDone();
    if (failedTickets.length === 0) onClose();
    else setFailures([...new Set(failedTickets.map(({ message }) => message))]);
  };
  const problem = error === null ? undefined : (error.fields['query']?.[0] ?? (error.message || t('bulk.failed')));
  return (
    <ConfirmDialog
      isOpen
      isDanger={verb === 'refuse' || verb === 'cancel'}
      title={t(`bulk.title.${verb}`, { count })}
      confirmLabel={t(`bulk.${verb}`)}
      isLoading={status === 'pending'}
      error={failures.length > 0 ? t('bulk.some', { reasons: failures.join(' ') }) : problem}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t(`bulk.hint.${verb}`)}</Text>
        {verb === 'cancel' && hasPrice && (
          <Checkbox checked={isRefunded} onChange={({ target: box }) => setRefunded(box.checked)}>
            {t('bulk.refund')}
          </Checkbox>
        )}
        {hasReason && (
          <FormField
            label={t('reason')}
            hint={t(verb === 'refuse' ? 'bulk.reasonHint' : 'reasonHint')}
            isRequired={isRefunded && verb === 'cancel'}
            error={isChecked && needsReason ? t('needed') : (error?.fields['reason']?.[0] ?? '')}
          >
            <Textarea rows={3} maxLength={300} value={reason} onChange={({ target: box }) => setReason(box.value)} />
          </FormField>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
