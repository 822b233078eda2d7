import type { DatasetInfo, DateNote } from '@enlace/shared-contract/dashboards';

import type { ChangeView } from '../state/use-choice';
import type { ViewChoice } from '../state/view-choice';
import type { HomeTask } from '../tasks/home-task';

interface WidgetPin {
  /** Null at the end of the list. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

export interface WidgetProps {
  readonly info: DatasetInfo;
  readonly choice: ViewChoice;
  /** Goal of a month; null without one. */
  readonly goal: number | null;
  readonly notes: readonly DateNote[];
  /** The width of the page: the first chart over time. */
  readonly isWide: boolean;
  readonly isMoving: boolean;
  /** Attributes of the handle; null when there is nothing to move. */
  readonly grip: object | null;
  /** Null for widgets that are not pinned. */
  readonly pin: WidgetPin | null;
  readonly onOpen: (path: string) => void;
  readonly onChange: ChangeView;
  readonly onTask: (task: HomeTask) => void;
  readonly onTogglePin: (info: DatasetInfo) => void;
}
