import type { ListedAttendee } from '@enlace/shared-contract/attendees';

import { AttendeeDrawer } from './attendee-drawer';
import type { AttendeeTask } from './attendee-menu';
import { CancelDialog } from './cancel-dialog';
import { type Kind, KindDialog } from './kind-dialog';
import { TransferDialog } from './transfer-dialog';

export interface AttendeeTaskDialogProps {
  readonly task: AttendeeTask;
  readonly attendee: ListedAttendee;
  readonly kinds: readonly Kind[];
  /** Time zone of the event. */
  readonly zone: string;
  readonly onTask: (task: AttendeeTask) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog of a task with one ticket. */
export function AttendeeTaskDialog(dialog: AttendeeTaskDialogProps) {
  const { task, attendee, kinds, zone, onTask, onClose, onDone } = dialog;
  const props = { attendee, onClose, onDone };
  if (task === 'cancel') return <CancelDialog {...props} />;
  if (task === 'transfer') return <TransferDialog {...props} />;
  if (task === 'kind') return <KindDialog {...props} kinds={kinds} />;
  return <AttendeeDrawer {...props} zone={zone} isCorrecting={task === 'correct'} onTask={onTask} />;
}
