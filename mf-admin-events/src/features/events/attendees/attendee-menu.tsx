import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { attendeeTicketCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

/** What an organiser does with one ticket, besides sending it again. */
export type AttendeeTask = 'open' | 'correct' | 'kind' | 'approve' | 'refuse' | 'transfer' | 'cancel';

export interface AttendeeMenuProps {
  readonly attendee: ListedAttendee;
  readonly onTask: (task: AttendeeTask) => void;
}

/** What an organiser can do with a ticket. */
export function AttendeeMenu({ attendee, onTask }: AttendeeMenuProps) {
  const t = useLateTexts(attendeesTexts);
  const { showSuccess, showFailure } = useNotices();
  const { id, event_id: eventId, email, state } = attendee;
  const { run } = useOfficeCall(admin.calls, `mail attendee ${id}`);
  const name = nameOf(attendee);
  const resend = async () => {
    try {
      const changes = [subjectOf('events', eventId)];
      await run({ call: attendeeTicketCalls.sendQrMail, body: { id, email }, changes });
      showSuccess(t('resendDone', { email }));
    } catch (failure) {
      showFailure(failure, t('resendFailed'));
    }
  };
  const entryOf = (task: AttendeeTask, label: string, more: Partial<MenuEntry>): MenuEntry => ({
    id: task,
    label,
    onSelect: () => onTask(task),
    ...more,
  });
  const danger = { icon: 'close', isDanger: true, hasLine: true } as const;
  const entries: Readonly<Record<typeof state, readonly MenuEntry[]>> = {
    pending_approval: [
      entryOf('correct', t('correct.open'), { icon: 'edit' }),
      entryOf('approve', t('bulk.approve'), { icon: 'check' }),
      entryOf('refuse', t('bulk.refuse'), danger),
    ],
    confirmed: [
      entryOf('correct', t('correct.open'), { icon: 'edit' }),
      entryOf('kind', t('kindChange.open'), { icon: 'ticket' }),
      { id: 'resend', label: t('resend'), icon: 'mail', onSelect: () => void resend() },
      entryOf('transfer', t('transfer'), { icon: 'users' }),
      entryOf('cancel', t('cancelConfirm'), danger),
    ],
    cancelled: [],
  };
  return (
    <Dropdown
      label={t('menu', { name })}
      placement="bottom-end"
      trigger={(props) => <IconButton icon="more" size="small" label={t('menu', { name })} {...props} />}
      items={[entryOf('open', t('open'), { icon: 'user' }), ...entries[state]]}
    />
  );
}
