import type { AdminResource } from '../declare/admin-resource';
import { DeletionUndo } from './deletion-undo';

/** The user's last deletion of this resource. */
export function UndoBar({ admin: { calls, handle } }: { readonly admin: AdminResource }) {
  return <DeletionUndo calls={calls} resources={[handle.contract.name]} />;
}
