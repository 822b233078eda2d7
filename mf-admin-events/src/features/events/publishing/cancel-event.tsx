import { type AdminRow, CallConfirmation, nameOfRow, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import {
  type Cancellation,
  cancellationSchema,
  eventWorkCalls,
  type WordsByLanguage,
} from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Heading, Link, ProgressBar, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import { admin } from '../../../lib/admin';
import { LanguageWords } from '../news/language-words';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { publishingTexts } from './texts';

const pauseMs = 1500;

/** Cancels a whole event with its refunds, and shows the progress of the job. */
export function CancelEvent({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(publishingTexts);
  const [isAsking, setAsking] = useState(false);
  const question = { call: eventWorkCalls.getCancellation, params: { id: record.id } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, cancellationSchema);
  const { cancellation = null } = data?.data ?? {};
  const isRunning = cancellation !== null && cancellation.finished_at === null;
  const look = useEffectEvent(again);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(look, pauseMs);
    return () => clearTimeout(timer);
  }, [isRunning, data]);
  return (
    <Stack gap={12} as="section" aria-labelledby="event-cancel">
      <Heading level={2} size="h3" id="event-cancel">
        {t('cancel')}
      </Heading>
      {status === 'rejected' && data === null && <Text tone="danger">{error?.message}</Text>}
      {data !== null && cancellation === null && (
        <>
          <Text tone="soft">{t('cancelHint')}</Text>
          <Cluster>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('cancelButton')}
            </Button>
          </Cluster>
        </>
      )}
      {cancellation !== null && <Progress eventId={record.id} cancellation={cancellation} />}
      {isAsking && data !== null && (
        <CancelEventDialog record={record} plan={data.data} onClose={() => setAsking(false)} onDone={again} />
      )}
    </Stack>
  );
}

interface ProgressProps {
  readonly eventId: number;
  readonly cancellation: NonNullable<Cancellation['cancellation']>;
}

function Progress({ eventId, cancellation }: ProgressProps) {
  const t = useLateTexts(publishingTexts);
  const { done_count: doneCount, failed_count: failedCount, order_count: count, finished_at: end } = cancellation;
  return (
    <Stack gap={8}>
      {end === null ? (
        <ProgressBar
          label={t('running')}
          value={count === 0 ? 100 : Math.round(((doneCount + failedCount) / count) * 100)}
        />
      ) : (
        <Text role="status">{t('cancelled')}</Text>
      )}
      <Text tone="soft">{t('ordersDone', { done: doneCount, count })}</Text>
      {failedCount > 0 && (
        <Text tone="danger">
          {t('failedOrders', { count: failedCount })}{' '}
          <Link to={`/admin/events/${eventId}?panel=orders&state=cancellation_failed`}>{t('seeOrders')}</Link>
        </Text>
      )}
    </Stack>
  );
}

interface CancelEventDialogProps {
  readonly record: AdminRow;
  readonly plan: Cancellation;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function CancelEventDialog({ record, plan, onClose, onDone }: CancelEventDialogProps) {
  const t = useLateTexts(publishingTexts);
  const formats = useFormats();
  const [reason, setReason] = useState('');
  const [words, setWords] = useState<WordsByLanguage>({});
  const [isChecked, setChecked] = useState(false);
  const { ticket_count: count, refundable, at_door: doorSums, people } = plan;
  const [isRefunded, setRefunded] = useState(refundable.length > 0);
  const call = useDialogCall(`cancel event ${record.id}`, { onDone, onClose });
  const amountOf = (sums: Cancellation['refundable']) =>
    sums.map((sum) => formats.money(sum.amount, sum.currency)).join(' + ');
  const isIncomplete = reason.trim() === '';
  const handleConfirm = () => {
    setChecked(true);
    if (isIncomplete) return;
    const hasWords = Object.values(words).some((text) => text.trim() !== '');
    const body = { reason: reason.trim(), refund: isRefunded, ...(hasWords ? { words } : {}) };
    const changes = [subjectOf('events'), subjectOf('tickets')];
    call.start({ call: eventWorkCalls.cancel, params: { id: record.id }, body, changes }, () =>
      call.finish(t('cancelled')),
    );
  };
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t('cancelTitle', { name: nameOfRow(record) })}
      isCancellation
      confirmLabel={t('cancel')}
      consequences={[t('cancelTickets', { count })]}
      failedText={t('cancelFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('cancelHint')}</Text>
        {refundable.length > 0 && (
          <Checkbox checked={isRefunded} onChange={({ target }) => setRefunded(target.checked)}>
            {t('cancelRefund', { amount: amountOf(refundable) })}
          </Checkbox>
        )}
        {doorSums.length > 0 && <Text>{t('cancelAtDoor', { amount: amountOf(doorSums) })}</Text>}
        <FormField
          label={t('cancelReason')}
          hint={t('cancelReasonHint')}
          isRequired
          error={isChecked && isIncomplete ? t('needed') : call.errorOf('reason')}
        >
          <TextInput maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
        <LanguageWords words={words} counts={people} error={call.errorOf('words')} onChange={setWords} />
      </Stack>
    </CallConfirmation>
  );
}
