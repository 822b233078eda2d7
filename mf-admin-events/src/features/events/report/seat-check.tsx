import { useLateTexts, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { seatCountCalls, seatCountsSchema } from '@enlace/shared-contract/orders';
import { Button, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { useMoment } from '../panel-parts/use-moment';
import { reportTexts } from './texts';

const driftTexts = {
  event: 'driftOfEvent',
  ticket: 'driftOfTicket',
  pool: 'driftOfPool',
  code: 'driftOfCode',
  choice: 'driftOfChoice',
} as const;

/** The last count of all seats with its result for this event, and a button for a new count. It is empty without the right to read counts. */
export function SeatCheck({ eventId }: { readonly eventId: number }) {
  const t = useLateTexts(reportTexts);
  const moment = useMoment(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { showFailure } = useNotices();
  const question = { call: seatCountCalls.list, query: { per_page: 1 } };
  const { data, status, again } = useOfficeRead(admin.calls, question, seatCountsSchema);
  const { run, status: countStatus } = useOfficeCall(admin.calls, 'count seats');
  if (status === 'rejected' && data === null) return null;
  const [lastCount] = data?.data ?? [];
  const drift = (lastCount?.drift ?? []).filter(({ event_id: id }) => id === eventId);
  const countAgain = async () => {
    try {
      await run({ call: seatCountCalls.add });
      again();
    } catch (failure) {
      showFailure(failure, t('countFailed'));
    }
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="event-seats">
      <Heading level={2} size="h3" id="event-seats">
        {t('seats')}
      </Heading>
      {data !== null && lastCount === undefined && <Text tone="soft">{t('notCounted')}</Text>}
      {lastCount !== undefined && <Text tone="soft">{t('countedAt', { time: moment(lastCount.counted_at) })}</Text>}
      {lastCount !== undefined && drift.length === 0 && <Text role="status">{t('seatsAgree')}</Text>}
      {drift.map(({ kind, id, stored: storedSeats, counted: countedSeats }) => (
        <Text key={`${kind} ${id}`} tone="danger" role="alert">
          {t(driftTexts[kind], {
            id,
            sold: storedSeats.sold,
            held: storedSeats.held,
            soldNow: countedSeats.sold,
            heldNow: countedSeats.held,
          })}
        </Text>
      ))}
      <Cluster>
        <Button
          variant="secondary"
          iconBefore="refresh"
          isLoading={countStatus === 'pending'}
          onClick={() => void countAgain()}
        >
          {t('countNow')}
        </Button>
      </Cluster>
    </Stack>
  );
}
