import { ButtonLink } from '@enlace/shared-ui';

import type { AdminResource, AdminRow } from '../declare/admin-resource';
import { useWords } from '../declare/words';

export interface RecordActionsProps {
  readonly admin: AdminResource;
  readonly row: AdminRow;
}

/** The actions of a record from its declaration. */
export function RecordActions({ admin, row }: RecordActionsProps) {
  const words = useWords(admin);
  return admin.actions.map(({ name, icon, to }) => {
    const target = to(row);
    return target === null ? null : (
      <ButtonLink key={name} variant="secondary" iconBefore={icon} to={target}>
        {words(`actions.${name}`)}
      </ButtonLink>
    );
  });
}
