import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { attendeeTicketCalls, meetingAnswerSchema } from '@enlace/shared-contract/attendees';
import { Button, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { publishingTexts } from './texts';

interface Room {
  readonly url: string;
  readonly host_url: string | null;
}

/** The online meeting of an event. A room that exists is shown again. */
export function MeetingRoom({ eventId }: { readonly eventId: number }) {
  const t = useLateTexts(publishingTexts);
  const { showFailure } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `meeting of ${eventId}`);
  const [room, setRoom] = useState<Room | null>(null);
  const makeRoom = async () => {
    const call = attendeeTicketCalls.createMeeting;
    try {
      const { data } = await run({ call, body: { event_id: eventId }, schema: meetingAnswerSchema });
      setRoom(data);
    } catch (failure) {
      showFailure(failure, t('roomFailed'));
    }
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="event-meeting">
      <Heading level={2} size="h3" id="event-meeting">
        {t('meeting')}
      </Heading>
      <Text tone="soft">{t('meetingHint')}</Text>
      {room === null ? (
        <Cluster>
          <Button variant="secondary" isLoading={status === 'pending'} onClick={() => void makeRoom()}>
            {t('makeRoom')}
          </Button>
        </Cluster>
      ) : (
        <DescriptionList
          items={[
            { term: t('room'), description: <RoomLink url={room.url} /> },
            ...(room.host_url === null ? [] : [{ term: t('host'), description: <RoomLink url={room.host_url} /> }]),
          ]}
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
