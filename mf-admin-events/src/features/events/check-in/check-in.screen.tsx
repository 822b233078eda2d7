import { ScreenHead } from '@enlace/shared-admin';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Heading, Skeleton, Stack } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { admin } from '../../../lib/admin';
import { checkIn } from './check-in-calls';
import { DoorForm } from './door/door-form';
import { DoorPanel } from './door/door-panel';
import { readSettings, writeSettings, type DoorSettings } from './door/settings';
import { installPage } from './install-page';
import { checkInTexts } from './texts';
import { useDoorFacts } from './use-door-facts';

/** The page at the door of an event. It works without network after it was opened once. */
function CheckIn() {
  const t = useTexts(checkInTexts);
  const eventId = Number(useScreen().params['id']);
  const { facts, error, again } = useDoorFacts(eventId);
  const [settings, setSettings] = useState(() => readSettings(eventId));
  const [isChanging, setChanging] = useState(false);
  useEffect(() => installPage(location.pathname.replace(/\/$/, '')), []);
  // The device keeps its name.
  useEffect(() => writeSettings(eventId, settings), [eventId, settings]);

  const list = facts?.lists.find(({ id }) => id === settings.listId) ?? facts?.lists[0];
  const save = (next: DoorSettings) => {
    setSettings(next);
    setChanging(false);
  };
  if (error !== null)
    return (
      <>
        <ScreenHead title={t('title')} />
        <ErrorState onRetry={again}>{error.message}</ErrorState>
      </>
    );
  if (facts === null)
    return (
      <>
        <ScreenHead title={t('title')} detail={t('loading')} />
        <Skeleton lines={8} />
      </>
    );
  if (list === undefined)
    return (
      <>
        <ScreenHead title={t('title')} detail={facts.title} />
        <EmptyState
          title={t('noLists')}
          action={<ButtonLink to={`/admin/events/${eventId}?panel=check-in`}>{t('toEvent')}</ButtonLink>}
        >
          {t('noListsHint')}
        </EmptyState>
      </>
    );
  if (settings.gate === '')
    return (
      <>
        <ScreenHead title={t('title')} detail={facts.title} />
        <Settings>
          <Stack gap={16}>
            <Heading level={2} size="h4">
              {t('setUp')}
            </Heading>
            <DoorForm settings={settings} lists={facts.lists} onSave={save} />
          </Stack>
        </Settings>
      </>
    );
  return (
    <>
      <DoorPanel
        key={list.id}
        facts={facts}
        list={list}
        settings={settings}
        onSettings={save}
        onChange={() => setChanging(true)}
        isCovered={isChanging}
      />
      <Modal size="xl" isOpen={isChanging} title={t('setUp')} onClose={() => setChanging(false)}>
        <DoorForm settings={settings} lists={facts.lists} onSave={save} onClose={() => setChanging(false)} />
      </Modal>
    </>
  );
}

export const screen = defineScreen({
  Component: CheckIn,
  slices: [checkIn, admin.calls],
  texts: [checkInTexts],
});

const Settings = styled.section`
  max-width: 36rem;
`;
