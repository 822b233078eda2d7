import { ScreenHead } from '@enlace/shared-admin';
import type { CheckInList } from '@enlace/shared-contract/attendees';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Stack, Text, theme } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { CameraView } from '../camera/camera-view';
import type { ScanResult } from '../offline/door';
import type { StoredDoor } from '../offline/door-store';
import { PeopleSearch } from '../people/people-search';
import { checkInTexts } from '../texts';
import { ConfirmCard } from '../results/confirm-card';
import { ConflictReport } from '../status/conflict-report';
import { CountsCard } from '../status/counts-card';
import { ResultCard } from '../results/result-card';
import { DoorWalkIn } from './door-walk-in';
import type { DoorSettings } from './settings';
import { StatusBanner } from '../status/status-banner';
import { useDoor } from './use-door';
import { useScans } from './use-scans';
import { useWedge } from './use-wedge';

export interface DoorPanelProps {
  readonly facts: StoredDoor;
  readonly list: CheckInList;
  readonly settings: DoorSettings;
  readonly onSettings: (settings: DoorSettings) => void;
  /** Opens the form of the settings. */
  readonly onChange: () => void;
  /** Whether a dialog covers the page: scans are ignored. */
  readonly isCovered: boolean;
}

/** Camera, results and counts of one list at one gate. */
export function DoorPanel({ facts, list, settings, onSettings, onChange, isCovered }: DoorPanelProps) {
  const t = useTexts(checkInTexts);
  const takeLate = useRef<(result: ScanResult) => void>(() => undefined);
  const handleLateAnswer = (result: ScanResult) => takeLate.current(result);
  const { door, state, counts, isBroken, reopen, readCounts } = useDoor(list, settings.device, handleLateAnswer);
  const [isAdding, setAdding] = useState(false);
  const scans = useScans({ door, list, settings, isPaused: isCovered || isAdding, onDone: readCounts });
  useEffect(() => {
    takeLate.current = scans.takeLate;
  });
  const { timezone, abilities } = facts;
  const isOnline = state?.isOnline ?? true;
  const { last, pending } = scans;
  useWedge(scans.take);
  if (isBroken)
    return (
      <>
        <ScreenHead title={t('title')} detail={facts.title} />
        <ErrorState onRetry={reopen}>{t('broken')}</ErrorState>
      </>
    );
  const undoId = last?.result === 'ok' && !last.isOffline ? (last.attendee?.id ?? null) : null;
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={<Place>{`${facts.title} · ${list.name} · ${t('atGate', { gate: settings.gate })}`}</Place>}
        hasShortActions
        actions={
          <Button variant="secondary" size="small" iconBefore="settings" onClick={onChange}>
            {t('settings')}
          </Button>
        }
      />
      <Frame>
        <Stack gap={16}>
          {state !== null && <StatusBanner state={state} onSync={() => void door?.sync()} />}
          {scans.isSilent && <Text tone="soft">{t('soundNeedsTap')}</Text>}
          {pending !== null && (
            <ConfirmCard
              code={pending.code}
              verdict={pending.verdict}
              isSending={scans.isSending}
              onConfirm={scans.confirm}
              onCancel={scans.cancel}
            />
          )}
          <Result role="status">
            {pending === null && (
              <ResultCard
                scan={last}
                timezone={timezone}
                isUndoing={undoId !== null && scans.busyIds.includes(undoId)}
                onUndo={isOnline && undoId !== null ? () => scans.undo(undoId) : undefined}
                onForce={last?.result === 'not_known' ? () => scans.force(last) : undefined}
              />
            )}
          </Result>
          {counts !== null && <CountsCard counts={counts} waiting={state?.waiting ?? 0} />}
        </Stack>
        <Stack gap={16}>
          <CameraView
            cameraId={settings.cameraId}
            onCamera={(cameraId) => onSettings({ ...settings, cameraId })}
            onCode={scans.take}
          />
          {abilities.supervise && (
            <PeopleSearch
              list={list}
              timezone={timezone}
              isOnline={isOnline}
              version={scans.version}
              busyIds={scans.busyIds}
              onCheckIn={scans.takePerson}
              onUndo={({ id }) => scans.undo(id)}
            />
          )}
          {abilities.add && isOnline && (
            <Button variant="secondary" iconBefore="plus" onClick={() => setAdding(true)}>
              {t('walkIn')}
            </Button>
          )}
          {door !== null && state !== null && (
            <ConflictReport
              conflicts={state.conflicts}
              names={door.names}
              timezone={timezone}
              onDismiss={() => void door.dismissConflicts()}
            />
          )}
        </Stack>
      </Frame>
      {isAdding && (
        <DoorWalkIn
          list={list}
          tickets={facts.tickets ?? []}
          settings={settings}
          onClose={() => setAdding(false)}
          onDone={scans.refresh}
        />
      )}
    </>
  );
}

/** Without a result it takes no row of the page, but stays a live region. */
const Result = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Names of events are long: they wrap, although the details of a short head do not. */
const Place = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: normal;
`;

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[16]} ${theme.space[24]};
  align-items: start;
  > * {
    min-width: 0;
  }
  ${theme.media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
