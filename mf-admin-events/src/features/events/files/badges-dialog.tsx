import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeeDownloadCalls, badgeLayouts } from '@enlace/shared-contract/attendees';
import { tickets, ticketsSchema } from '@enlace/shared-contract/events';
import { Button, FormField, Select, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { filesTexts } from './texts';
import { useTokenDownload } from './use-token-download';

export interface BadgesDialogProps {
  readonly eventId: number;
  /** Ids of chosen attendees; empty without a choice. */
  readonly chosenIds: readonly number[];
  /** Id of the kind of ticket that the list shows; empty for all. */
  readonly ticket: string;
  readonly onClose: () => void;
}

const allPeople = 'all';
const chosenPeople = 'chosen';

/** Badges of all people, of one ticket or of chosen people, for sheets or labels. */
export function BadgesDialog({ eventId, chosenIds, ticket, onClose }: BadgesDialogProps) {
  const t = useLateTexts(filesTexts);
  const query = { event_id: eventId, sort: 'position', order: 'asc', limit: 100 };
  const { data } = useOfficeRead(admin.calls, { call: tickets.wire.list, query }, ticketsSchema);
  const [layout, setLayout] = useState<string>(badgeLayouts[0]);
  const [people, setPeople] = useState(chosenIds.length > 0 ? chosenPeople : ticket || allPeople);
  const file = useTokenDownload('badges', t('failed'));
  const start = async () => {
    const path = attendeeDownloadCalls.downloadBadges.path.replace('{id}', String(eventId));
    const choice = new Map([['layout', layout]]);
    if (people === chosenPeople) choice.set('ids', chosenIds.join(','));
    else if (people !== allPeople) choice.set('ticket_id', people);
    if (await file.start(path, Object.fromEntries(choice))) onClose();
  };
  return (
    <Modal
      isOpen
      size="lg"
      title={t('badgesTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button iconBefore="download" isLoading={file.isLoading} onClick={() => void start()}>
            {t('start')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="soft">{t('badgesHint')}</Text>
        <FormField label={t('people')}>
          <Select
            value={people}
            options={[
              ...(chosenIds.length > 0
                ? [{ value: chosenPeople, label: t('chosen', { count: chosenIds.length }) }]
                : []),
              { value: allPeople, label: t('everybody') },
              ...(data?.data ?? []).map(({ id, name }) => ({
                value: String(id),
                label: t('withTicket', { ticket: name }),
              })),
            ]}
            onChange={(change) => setPeople(change.target.value)}
          />
        </FormField>
        <FormField label={t('layout')}>
          <Select
            value={layout}
            options={badgeLayouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
            onChange={(change) => setLayout(change.target.value)}
          />
        </FormField>
      </Stack>
    </Modal>
  );
}
