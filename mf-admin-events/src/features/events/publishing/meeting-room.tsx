import { useLateTexts, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import {
  attendeeTicketCalls,
  foundMeetingSchema,
  meetingAnswerSchema,
  ownMeeting,
} from '@enlace/shared-contract/attendees';
import { Button, Cluster, ErrorState, Heading, Stack, Text } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { RemovalDialog } from '../panel-parts/removal-dialog';
import { OwnMeetingDialog } from './own-meeting-dialog';
import { publishingTexts } from './texts';

/** The online meeting of an event: a room that is made for it, or an address of the organisers. */
export function MeetingRoom({ eventId }: { readonly eventId: number }) {
  const t = useLateTexts(publishingTexts);
  const { showFailure } = useNotices();
  const [dialog, setDialog] = useState<'address' | 'removal' | null>(null);
  const question = { call: attendeeTicketCalls.getMeeting, params: { id: eventId } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, foundMeetingSchema);
  const creation = useOfficeCall(admin.calls, `meeting of ${eventId}`);
  const room = data?.data ?? null;
  const makeRoom = async () => {
    const call = attendeeTicketCalls.createMeeting;
    try {
      await creation.run({ call, body: { event_id: eventId }, schema: meetingAnswerSchema });
      again();
    } catch (failure) {
      showFailure(failure, t('roomFailed'));
    }
  };
  const close = () => setDialog(null);
  return (
    <Stack gap={12} as="section" aria-labelledby="event-meeting">
      <Heading level={2} size="h3" id="event-meeting">
        {t('meeting')}
      </Heading>
      <Text tone="soft">{t('meetingHint')}</Text>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {room !== null && (
        <DescriptionList
          items={[
            {
              term: t(room.provider === ownMeeting ? 'ownRoom' : 'room'),
              description: <RoomLink url={room.url} />,
            },
            ...(room.host_url === null ? [] : [{ term: t('host'), description: <RoomLink url={room.host_url} /> }]),
          ]}
        />
      )}
      {data !== null && (
        <Cluster>
          {room === null && (
            <Button variant="secondary" isLoading={creation.status === 'pending'} onClick={() => void makeRoom()}>
              {t('makeRoom')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setDialog('address')}>
            {t(room?.provider === ownMeeting ? 'own.change' : 'own.use')}
          </Button>
          {room !== null && (
            <Button variant="secondary" onClick={() => setDialog('removal')}>
              {t('own.remove')}
            </Button>
          )}
        </Cluster>
      )}
      {dialog === 'address' && <OwnMeetingDialog eventId={eventId} room={room} onClose={close} onDone={again} />}
      {dialog === 'removal' && (
        <RemovalDialog
          subject={`meeting of ${eventId}`}
          request={{ call: attendeeTicketCalls.removeMeeting, params: { id: eventId } }}
          words={{
            title: t('own.removeTitle'),
            hint: t('own.removeHint'),
            confirm: t('own.remove'),
            done: t('own.removed'),
            failed: t('own.failed'),
          }}
          onClose={close}
          onDone={again}
        />
      )}
    </Stack>
  );
}

function RoomLink({ url }: { readonly url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
      {url}
    </a>
  );
}
