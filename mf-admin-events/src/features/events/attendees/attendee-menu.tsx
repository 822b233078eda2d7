import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { attendeeTicketCalls, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { admin } from '../../../lib/admin';
import { nameOf } from './name-of';
import { attendeesTexts } from './texts';

export interface AttendeeMenuProps {
  readonly attendee: ListedAttendee;
  readonly onDecide: (verb: 'approve' | 'refuse') => void;
  readonly onOpen: () => void;
  readonly onTransfer: () => void;
  readonly onCancel: () => void;
}

/** What an organiser can do with a ticket. */
export function AttendeeMenu({ attendee, onDecide, onOpen, onTransfer, onCancel }: AttendeeMenuProps) {
  const t = useLateTexts(attendeesTexts);
  const { showSuccess, showFailure } = useNotices();
  const { id, email, state } = attendee;
  const { run } = useOfficeCall(admin.calls, `mail attendee ${id}`);
  const name = nameOf(attendee);
  const resend = async () => {
    try {
      await run({ call: attendeeTicketCalls.sendQrMail, body: { id, email } });
      showSuccess(t('resendDone', { email }));
    } catch (failure) {
      showFailure(failure, t('resendFailed'));
    }
  };
  const isActive = state === 'confirmed';
  return (
    <Dropdown
      label={t('menu', { name })}
      placement="bottom-end"
      trigger={(props) => <IconButton icon="more" size="small" label={t('menu', { name })} {...props} />}
      items={[
        { id: 'open', label: t('open'), icon: 'user', onSelect: onOpen },
        ...(state === 'pending_approval'
          ? [
              { id: 'approve', label: t('bulk.approve'), icon: 'check' as const, onSelect: () => onDecide('approve') },
              {
                id: 'refuse',
                label: t('bulk.refuse'),
                icon: 'close' as const,
                isDanger: true,
                hasLine: true,
                onSelect: () => onDecide('refuse'),
              },
            ]
          : []),
        ...(isActive
          ? [
              { id: 'resend', label: t('resend'), icon: 'mail' as const, onSelect: () => void resend() },
              { id: 'transfer', label: t('transfer'), icon: 'users' as const, onSelect: onTransfer },
              {
                id: 'cancel',
                label: t('cancelConfirm'),
                icon: 'close' as const,
                isDanger: true,
                hasLine: true,
                onSelect: onCancel,
              },
            ]
          : []),
      ]}
    />
  );
}
