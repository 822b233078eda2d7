import { useLateTexts } from '@enlace/shared-admin';
import { type CrewMember, doorCrewCalls } from '@enlace/shared-contract/attendees';
import { subjectOf } from '@enlace/shared-data';

import { RemovalDialog } from '../panel-parts/removal-dialog';
import { listsTexts } from './texts';

export interface RemoveMemberProps {
  readonly eventId: number;
  readonly member: CrewMember;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes the door of an event from a person. */
export function RemoveMember({ eventId, member, onClose, onDone }: RemoveMemberProps) {
  const t = useLateTexts(listsTexts);
  const changes = [subjectOf('events', eventId)];
  return (
    <RemovalDialog
      subject={`crew ${eventId} ${member.user_id}`}
      request={{ call: doorCrewCalls.remove, params: { id: eventId }, body: { user_id: member.user_id }, changes }}
      words={{
        title: t('crew.removeTitle', { name: member.name }),
        hint: t('crew.removeHint'),
        confirm: t('crew.remove'),
        done: t('crew.removed'),
        failed: t('failed'),
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
