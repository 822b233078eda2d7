import { type AdminRow, useLateTexts, useNotices, useOfficeCall, useOfficeRead } from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import { waitingEntryCalls, type WaitingSettings, waitingSettingsAnswerSchema } from '@enlace/shared-contract/orders';
import { subjectOf, useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Skeleton, Stack, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { useMoment } from '../panel-parts/use-moment';
import { PreviewDialog } from './preview-dialog';
import { SettingsDialog } from './settings-dialog';
import { waitingTexts } from './texts';

export interface WaitingHeadProps {
  readonly event: AdminRow;
  /** Offers can change with the settings. */
  readonly onChange: () => void;
}

/** The state of the waiting list, and its settings. */
export function WaitingHead({ event, onChange }: WaitingHeadProps) {
  const t = useLateTexts(waitingTexts);
  const { showFailure } = useNotices();
  const mayEdit = mayCallForRows(useScreen().viewer, waitingEntryCalls.editWaitingSettings.access);
  const shows = [subjectOf('events', event.id)];
  const question = { call: waitingEntryCalls.getWaitingSettings, params: { id: event.id }, shows };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, waitingSettingsAnswerSchema);
  const { run, status: saving } = useOfficeCall(admin.calls, `pause waiting list ${event.id}`);
  const [dialog, setDialog] = useState<'settings' | 'preview' | null>(null);
  if (data === null)
    return status === 'rejected' ? (
      <ErrorState onRetry={again}>{error?.message}</ErrorState>
    ) : (
      <Skeleton lines={2} height="1.5rem" />
    );
  const settings = data.data;
  const handleDone = () => {
    again();
    onChange();
  };
  const pause = async () => {
    const body = { is_paused: !settings.is_paused };
    try {
      await run({ call: waitingEntryCalls.editWaitingSettings, params: { id: event.id }, body, changes: shows });
    } catch (failure) {
      showFailure(failure, t('failed'));
    }
    handleDone();
  };
  return (
    <Box>
      <Summary settings={settings} event={event} />
      <Cluster>
        {mayEdit && settings.is_on && settings.is_open && (
          <Button variant="secondary" size="small" isLoading={saving === 'pending'} onClick={() => void pause()}>
            {t(settings.is_paused ? 'resume' : 'pause')}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setDialog('preview')}>
          {t('preview')}
        </Button>
        {mayEdit && (
          <Button variant="ghost" size="small" onClick={() => setDialog('settings')}>
            {t('settings')}
          </Button>
        )}
      </Cluster>
      {dialog === 'settings' && (
        <SettingsDialog event={event} settings={settings} onClose={() => setDialog(null)} onDone={handleDone} />
      )}
      {dialog === 'preview' && <PreviewDialog event={event} onClose={() => setDialog(null)} />}
    </Box>
  );
}

function Summary({ settings, event }: { readonly settings: WaitingSettings; readonly event: AdminRow }) {
  const t = useLateTexts(waitingTexts);
  const { is_on: isOn, is_open: isOpen, is_paused: isPaused, waiting_people: people, waiting_seats: seats } = settings;
  const zone = typeof event['timezone'] === 'string' ? event['timezone'] : 'UTC';
  const state = !isOn ? 'off' : !isOpen ? 'closed' : isPaused ? 'paused' : 'on';
  const time = useMoment(zone)(settings.closes_at);
  return (
    <Stack gap={4}>
      <strong>
        {t('waiting', { count: people })} {people > 0 && t('seats', { count: seats })}
      </strong>
      <Text tone={state === 'on' ? 'soft' : 'danger'}>{t(`status.${state}`)}</Text>
      {isOpen && (
        <Text size="small" tone="soft">
          {t('time', { time: t('hours', { count: settings.offer_minutes / 60 }) })} · {t('closes', { time })}
        </Text>
      )}
    </Stack>
  );
}

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
`;
