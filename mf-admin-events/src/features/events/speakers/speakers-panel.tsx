import {
  abilitiesOf,
  type AdminRow,
  useLateTexts,
  useNotices,
  useOfficeCall,
  useOfficeRead,
  useReorder,
} from '@enlace/shared-admin';
import { type EventSpeaker, eventSpeakerCalls, eventSpeakersSchema } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Heading, Skeleton, Stack, Text, theme, VisuallyHidden } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { admin } from '../../../lib/admin';
import { RemovalDialog } from '../panel-parts/removal-dialog';
import { SpeakerDialog } from './speaker-dialog';
import { SpeakerItem } from './speaker-item';
import { speakersTexts } from './texts';

type Entry = EventSpeaker & { readonly url: string };

/** The programme of an event: members and external speakers in their order; the external ones are added and edited here. */
export function Panel({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(speakersTexts);
  const help = useId();
  const { showFailure } = useNotices();
  const shows = [subjectOf('events', record.id)];
  const question = { call: eventSpeakerCalls.listSpeakers, params: { id: record.id }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, eventSpeakersSchema);
  const order = useOfficeCall(admin.calls, `order of speakers ${record.id}`);
  const [openSpeaker, setOpenSpeaker] = useState<EventSpeaker | 'new' | null>(null);
  const [removal, setRemoval] = useState<EventSpeaker | null>(null);
  const mayEdit = abilitiesOf(record).edit;
  const entries: readonly Entry[] = (data?.data ?? []).map((speaker) => ({ ...speaker, url: String(speaker.id) }));
  const move = async (sortedEntries: readonly Entry[]) => {
    const body = { ids: sortedEntries.map(({ id }) => id) };
    try {
      await order.run({ call: eventSpeakerCalls.orderSpeakers, params: { id: record.id }, body, changes: shows });
    } catch (failure) {
      showFailure(failure, t('moveFailed'));
    }
    again();
  };
  const { list, visibleEntries, moving, announcement, gripOf } = useReorder(
    entries,
    (sortedEntries) => void move(sortedEntries),
    ({ name }, place) => t('moved', { name, place, count: entries.length }),
  );
  const isMovable = mayEdit && entries.length > 1;
  return (
    <Stack gap={12} as="section" aria-labelledby="event-speakers">
      <Heading level={2} size="h3" id="event-speakers">
        {t('title')}
      </Heading>
      <Text tone="soft">{t('hint')}</Text>
      {data === null && status !== 'rejected' && <Skeleton lines={2} />}
      {data === null && status === 'rejected' && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {data !== null && entries.length === 0 && <Text>{t('none')}</Text>}
      {entries.length > 0 && (
        <List ref={list} aria-labelledby="event-speakers">
          {visibleEntries.map((entry) => (
            <SpeakerItem
              key={entry.id}
              speaker={entry}
              mayEdit={mayEdit}
              isMoving={moving === entry.url}
              grip={
                isMovable
                  ? { ...gripOf(entry), 'aria-describedby': help, isDisabled: order.status === 'pending' }
                  : null
              }
              onEdit={() => setOpenSpeaker(entry)}
              onRemove={() => setRemoval(entry)}
            />
          ))}
        </List>
      )}
      <VisuallyHidden id={help}>{t('moveHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {mayEdit && data !== null && (
        <Cluster>
          <Button variant="secondary" iconBefore="plus" onClick={() => setOpenSpeaker('new')}>
            {t('add')}
          </Button>
        </Cluster>
      )}
      {openSpeaker !== null && (
        <SpeakerDialog
          eventId={record.id}
          speaker={openSpeaker === 'new' ? null : openSpeaker}
          onClose={() => setOpenSpeaker(null)}
          onDone={again}
        />
      )}
      {removal !== null && (
        <RemovalDialog
          subject={`speaker ${removal.id}`}
          request={{ call: eventSpeakerCalls.removeSpeaker, params: { id: removal.id }, changes: shows }}
          words={{
            title: t('removeTitle', { name: removal.name }),
            hint: t('removeHint'),
            confirm: t('removeConfirm'),
            done: t('removed', { name: removal.name }),
            failed: t('failed'),
          }}
          onClose={() => setRemoval(null)}
          onDone={again}
        />
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
`;
