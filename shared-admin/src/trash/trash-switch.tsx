import { useScreen } from '@enlace/shared-data';
import { Button } from '@enlace/shared-ui';

import { rightsOf } from '../declare/abilities';
import type { AdminResource } from '../declare/admin-resource';
import type { ListState } from '../list/list-state';
import { useAdminTexts } from '../texts';

export interface TrashSwitchProps {
  readonly admin: AdminResource;
  readonly isTrashed: boolean;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** The choices of the list with the trash open or closed. */
export function withTrash(isTrashed: boolean): Partial<ListState> {
  return { isTrashed, search: '', where: '', filters: {} };
}

/** Opens and closes the trash; for users who can delete rows of a resource with a trash. */
export function TrashSwitch({ admin, isTrashed, onChange }: TrashSwitchProps) {
  const t = useAdminTexts();
  const { viewer } = useScreen();
  if (!rightsOf(admin.handle.contract, viewer).restore) return null;
  return (
    <Button variant="ghost" iconBefore="trash" aria-pressed={isTrashed} onClick={() => onChange(withTrash(!isTrashed))}>
      {t(isTrashed ? 'trash.leave' : 'trash.title')}
    </Button>
  );
}
