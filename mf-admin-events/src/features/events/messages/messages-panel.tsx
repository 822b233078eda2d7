import { type AdminRow, CallConfirmation, useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import { type EventMessage, eventMessageCalls, eventMessagesSchema } from '@enlace/shared-contract/events';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { styled, useSearchParams } from '@enlace/shared-platform';
import { Button, Cluster, EmptyState, ErrorState, Pagination, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import { admin } from '../../../lib/admin';
import { factsOf } from '../codes/event-code';
import { useDialogCall } from '../panel-parts/use-dialog-call';
import { MessageComposer } from './compose/message-composer';
import { useMessageDraft } from './compose/use-message-draft';
import { MessageItem } from './message-item';
import { messagesTexts } from './texts';

const pageSize = 25;
/** Milliseconds between two looks at a message that is being sent. */
const lookMs = 2000;

/** Messages of an event: those that were sent or are planned, and a new one. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(messagesTexts);
  const [params] = useSearchParams();
  const draft = useMessageDraft(record.id);
  const [isWriting, setWriting] = useState(draft.isKept);
  const [cancellation, setCancellation] = useState<EventMessage | null>(null);
  const page = Math.max(Number(params.get('messages')) || 1, 1);
  const shows = [subjectOf('events', record.id)];
  const query = { page, per_page: pageSize };
  const { data, status, error, again } = useOfficeRead(
    admin.calls,
    { call: eventMessageCalls.list, params: { id: record.id }, query, shows },
    eventMessagesSchema,
  );
  const rows = data?.data ?? [];
  const mayEdit = mayCallForRows(useScreen().viewer, eventMessageCalls.add.access);
  // Mails that wait for the daily mail of their reader can wait for a day.
  const isSending = rows.some((row) => row.state === 'sending' || row.queued > row.sent + row.failed + row.held);
  const look = useEffectEvent(() => again());
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => look(), lookMs);
    return () => clearInterval(timer);
  }, [isSending]);

  if (isWriting && mayEdit)
    return <MessageComposer event={record} draft={draft} onClose={() => setWriting(false)} onDone={again} />;
  const writeButton = mayEdit && (
    <Button iconBefore="mail" onClick={() => setWriting(true)}>
      {t('write')}
    </Button>
  );
  if (status === 'rejected' && data === null) return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (data === null) return <Skeleton lines={4} />;
  if (rows.length === 0)
    return (
      <EmptyState title={t('none')} action={writeButton}>
        {t(mayEdit ? 'noneHint' : 'noRight')}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <Cluster>{writeButton}</Cluster>
      <List aria-label={t('title')}>
        {rows.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            zone={factsOf(record).zone}
            mayEdit={mayEdit}
            onCancel={() => setCancellation(message)}
          />
        ))}
      </List>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.meta.total / pageSize)}
        href={(next) => `?panel=messages&messages=${next}`}
      />
      {cancellation !== null && (
        <CancelMessage message={cancellation} onClose={() => setCancellation(null)} onDone={again} />
      )}
    </Stack>
  );
}

interface CancelMessageProps {
  readonly message: EventMessage;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function CancelMessage({ message: { id, event_id: eventId, state }, onClose, onDone }: CancelMessageProps) {
  const t = useLateTexts(messagesTexts);
  const call = useDialogCall(`cancel message ${id}`, { onDone, onClose });
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t('cancelTitle')}
      isCancellation
      confirmLabel={t('cancel')}
      failedText={t('failed')}
      onConfirm={() =>
        call.start({ call: eventMessageCalls.cancel, params: { id }, changes: [subjectOf('events', eventId)] }, () =>
          call.finish(t('cancelDone')),
        )
      }
      onClose={onClose}
    >
      <Text>{t(state === 'planned' ? 'cancelHint' : 'stopHint')}</Text>
    </CallConfirmation>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
`;
