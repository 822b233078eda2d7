import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { type WaitingEntry, waitingEntryCalls, type waitingMoves } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { nameOf } from '../attendees/name-of';
import { waitingTexts } from './texts';

export interface WaitingMenuProps {
  readonly entry: WaitingEntry;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

const icons = { up: 'chevronUp', down: 'chevronDown', first: 'chevronUp' } as const;

/** What an organiser can do with a person who waits. */
export function WaitingMenu({ entry, onRemove, onDone }: WaitingMenuProps) {
  const t = useLateTexts(waitingTexts);
  const { showSuccess, showFailure } = useNotices();
  const { id, event_id: eventId, state, position } = entry;
  const { run } = useOfficeCall(admin.calls, `waiting entry ${id}`);
  const name = nameOf(entry);
  const send = async (question: Parameters<typeof run>[0], message: 'moved' | 'offerDone') => {
    try {
      await run({ ...question, params: { id }, changes: [subjectOf('events', eventId)] });
      showSuccess(t(message, { name }));
    } catch (failure) {
      showFailure(failure, t('failed'));
    }
    onDone();
  };
  const move = (to: (typeof waitingMoves)[number]): MenuEntry => ({
    id: to,
    label: t(to),
    icon: icons[to],
    onSelect: () => void send({ call: waitingEntryCalls.moveWaitingEntry, body: { to } }, 'moved'),
  });
  const items: readonly MenuEntry[] = [
    ...(state === 'waiting'
      ? [
          {
            id: 'offer',
            label: t('offer'),
            icon: 'mail' as const,
            onSelect: () => void send({ call: waitingEntryCalls.offerToWaitingEntry }, 'offerDone'),
          },
          ...(position === 1 ? [] : [move('first'), move('up')]),
          move('down'),
        ]
      : []),
    {
      id: 'remove',
      label: t('remove'),
      icon: 'trash',
      isDanger: true,
      hasLine: state === 'waiting',
      onSelect: onRemove,
    },
  ];
  return (
    <Dropdown
      label={t('menu', { name })}
      placement="bottom-end"
      trigger={(props) => <IconButton icon="more" size="small" label={t('menu', { name })} {...props} />}
      items={items}
    />
  );
}
