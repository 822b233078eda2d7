import type { RightsMatrix } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { memo } from 'react';

import { useRoleName } from '../../../lib/use-role-name';
import { permissionsTexts } from '../texts';

export interface GroupRowProps {
  readonly row: number;
  readonly resource: string;
  readonly title: string;
  readonly roles: readonly RightsMatrix['roles'][number][];
  /** Number of the group's rights per role, e.g. `3,0,8`. */
  readonly counts: string;
  readonly total: number;
  readonly focusedColumn: number;
  readonly isFolded: boolean;
  readonly mayEdit: boolean;
  readonly onFold: (resource: string) => void;
  /** Sets all rights of the group for one role. */
  readonly onSet: (resource: string, column: number) => void;
}

/**
 * The head of a group of rights: collapses it, shows the number of rights per role, and sets all of them for one role.
 */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { row, resource, title, roles, counts, total, focusedColumn, isFolded, mayEdit, onFold, onSet } = props;
  const t = useTexts(permissionsTexts);
  const roleName = useRoleName();
  const countTexts = counts.split(',');
  return (
    <tr data-group="">
      <th scope="rowgroup">
        <button
          type="button"
          data-cell={`${row}:0`}
          tabIndex={focusedColumn === 0 ? 0 : -1}
          aria-expanded={!isFolded}
          onClick={() => onFold(resource)}
        >
          {title}
        </button>
      </th>
      {roles.map((role, column) => (
        <td key={role.id} role="gridcell">
          <button
            type="button"
            data-cell={`${row}:${column + 1}`}
            tabIndex={focusedColumn === column + 1 ? 0 : -1}
            aria-disabled={!mayEdit}
            aria-label={t('group', {
              group: title,
              role: roleName(role),
              given: Number(countTexts[column]),
              total,
            })}
            onClick={() => mayEdit && onSet(resource, column)}
          >
            {countTexts[column]}/{total}
          </button>
        </td>
      ))}
    </tr>
  );
});
