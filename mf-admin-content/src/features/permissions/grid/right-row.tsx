import type { RightsMatrix } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { memo } from 'react';

import type { GridKeys } from '../../../lib/use-grid-keys';
import { cellKey, cellState } from '../state/changes';
import { permissionsTexts } from '../texts';
import { Box, RightHead } from './rights-grid.styles';

export interface RightRowProps {
  readonly row: number;
  readonly right: RightsMatrix['rights'][number];
  readonly roles: readonly RightsMatrix['roles'][number][];
  /** What it allows, e.g. "edit", and the same with its resource, for the ears. */
  readonly name: string;
  readonly full: string;
  /** A digit for each role: whether it has the right, and whether that is a change. */
  readonly values: string;
  readonly changed: string;
  /** Which of its cells Tab reaches; only there so that the row is drawn anew. */
  readonly focused: string;
  readonly mayEdit: boolean;
  readonly cell: GridKeys['cell'];
  readonly onSet: (cells: readonly string[], isOn: boolean) => void;
  readonly onRow: () => void;
}

/** One right, and who has it. Drawn anew only when something of it has changed. */
export const RightRow = memo(
  function RightRow({ row, right, roles, name, full, values, changed, mayEdit, cell, onSet, onRow }: RightRowProps) {
    const t = useTexts(permissionsTexts);
    return (
      <tr>
        <th scope="row">
          <RightHead
            type="button"
            {...cell(row, 0)}
            aria-disabled={!mayEdit}
            aria-label={t('wholeRight', { right: full })}
            title={right.calls.join('\n')}
            onClick={() => mayEdit && onRow()}
          >
            {name}
          </RightHead>
        </th>
        {roles.map((role, column) => {
          const key = cellKey(role, right);
          const isOn = values[column] === '1';
          const isChanged = changed[column] === '1';
          const state = cellState(role, right, isOn !== isChanged);
          const label = t('cell', { right: full, role: role.label ?? role.name });
          return (
            <td key={role.id} role="gridcell" data-changed={isChanged ? (isOn ? 'given' : 'taken') : undefined}>
              <Box
                type="checkbox"
                {...cell(row, column + 1)}
                checked={state === 'always' || isOn}
                aria-disabled={state !== 'free' || !mayEdit}
                data-state={state}
                aria-label={state === 'free' ? label : `${label}, ${t(`states.${state}`)}`}
                title={state === 'free' ? undefined : t(`states.${state}`)}
                onChange={(event) => state === 'free' && mayEdit && onSet([key], event.target.checked)}
              />
            </td>
          );
        })}
      </tr>
    );
  },
  (one, other) =>
    one.row === other.row &&
    one.right === other.right &&
    one.roles === other.roles &&
    one.name === other.name &&
    one.values === other.values &&
    one.changed === other.changed &&
    one.focused === other.focused &&
    one.mayEdit === other.mayEdit &&
    one.onSet === other.onSet,
);
