import { type AdminRow, useLateTexts, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import { eventNewsCalls, eventNewsSchema, type newsModes } from '@enlace/shared-contract/events';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, Icon, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';

import { admin } from '../../../lib/admin';
import { useTitleFocus } from '../../../lib/use-title-focus';
import { useMoment } from '../panel-parts/use-moment';
import { newsTexts } from './texts';

/** Milliseconds after the time of the mails before the banner looks again. */
const lookMs = 3000;

/** News of an event that wait: how many people are notified and when, with the decisions of the organiser. */
export function Banner({ record }: { readonly record: AdminRow }) {
  const t = useLateTexts(newsTexts);
  const moment = useMoment(typeof record['timezone'] === 'string' ? record['timezone'] : 'UTC');
  const { viewer } = useScreen();
  const { showFailure } = useNotices();
  const { run, status } = useOfficeCall(admin.calls, `news ${record.id}`);
  const shows = [subjectOf('events', record.id)];
  const question = { call: eventNewsCalls.get, params: { id: record.id }, shows };
  const hasNews = record['status'] !== 'draft' && mayCallForRows(viewer, eventNewsCalls.get.access);
  const { data, again } = useOfficeRead(admin.calls, hasNews ? question : null, eventNewsSchema);
  const { state = null, send_at: sendAt = null, uninformed: count = 0 } = data?.data ?? {};
  const isPlanned = state === 'planned' && sendAt !== null && count > 0;
  const look = useEffectEvent(() => again());
  useEffect(() => {
    if (!isPlanned) return undefined;
    const timer = setTimeout(() => look(), Math.max(Date.parse(sendAt) - Date.now(), 0) + lookMs);
    return () => clearTimeout(timer);
  }, [isPlanned, sendAt, data]);
  const isShown = isPlanned || (state === 'held' && count > 0);
  const notePress = useTitleFocus(isShown);
  if (!isShown) return null;
  const decide = (action: (typeof newsModes)[number]) => {
    notePress();
    return run({ call: eventNewsCalls.decide, params: { id: record.id }, body: { action } }).then(
      again,
      (error: unknown) => {
        showFailure(error, t('failed'));
        again();
      },
    );
  };
  /** The second press of a double click meets the button that has taken the place of the first one. */
  const press = (action: (typeof newsModes)[number]) => (event: MouseEvent) => {
    if (event.detail < 2) void decide(action);
  };
  const isPending = status === 'pending';
  return (
    <Ground>
      <Icon name="mail" />
      <p role="status">{isPlanned ? t('planned', { count, time: moment(sendAt) }) : t('held', { count })}</p>
      <Cluster>
        {isPlanned ? (
          <Button size="small" variant="secondary" isLoading={isPending} onClick={press('hold')}>
            {t('hold')}
          </Button>
        ) : (
          <Button size="small" variant="secondary" isLoading={isPending} onClick={press('never')}>
            {t('never')}
          </Button>
        )}
        <Button size="small" isLoading={isPending} onClick={press('now')}>
          {t('now')}
        </Button>
      </Cluster>
    </Ground>
  );
}

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
  > p {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;
