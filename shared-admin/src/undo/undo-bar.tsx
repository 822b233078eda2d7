import type { AdminResource } from '../declare/admin-resource';
import { DeletionUndo, type DeletionUndoProps } from './deletion-undo';

export interface UndoBarProps extends Pick<DeletionUndoProps, 'deletions' | 'onUndone'> {
  readonly admin: AdminResource;
}

/** One's own last deletion of this resource. */
export function UndoBar({ admin: { calls, handle }, ...work }: UndoBarProps) {
  return <DeletionUndo calls={calls} resources={[handle.contract.name]} {...work} />;
}
