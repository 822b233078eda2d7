import { useLateTexts } from '@enlace/shared-admin';
import { controlTexts } from '@enlace/shared-ui/controls';

import type { Catalogue } from '../state/dashboards.slice';
import type { ViewChoice } from '../state/view-choice';
import { GoalDialog } from './goal-dialog';
import type { HomeTask } from './home-task';
import { NotesDialog } from './notes-dialog';
import { ShareDialog } from './share-dialog';

export interface TaskDialogProps {
  readonly task: HomeTask;
  readonly catalogue: Catalogue;
  readonly choice: ViewChoice;
  readonly onClose: () => void;
}

/** The dialog of a task. */
export function TaskDialog({ task, catalogue, choice, onClose }: TaskDialogProps) {
  useLateTexts(controlTexts);
  if (task.kind === 'goal') return <GoalDialog info={task.info} catalogue={catalogue} onClose={onClose} />;
  if (task.kind === 'notes') return <NotesDialog catalogue={catalogue} onClose={onClose} />;
  return <ShareDialog info={task.info} catalogue={catalogue} choice={choice} onClose={onClose} />;
}
