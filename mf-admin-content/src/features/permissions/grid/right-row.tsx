import type { RightsMatrix } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { memo } from 'react';

import { useRoleName } from '../../../lib/use-role-name';
import { cellKey, cellState, type CellState } from '../state/changes';
import { permissionsTexts } from '../texts';

export interface RightRowProps {
  readonly row: number;
  readonly right: RightsMatrix['rights'][number];
  readonly roles: readonly RightsMatrix['roles'][number][];
  /** The allowed action, e.g. "edit"; and with its resource, for screen readers. */
  readonly name: string;
  readonly full: string;
  /** One digit per role: whether the role has the right, and whether this is an unsaved change. */
  readonly values: string;
  readonly changedText: string;
  /** The column of this row that Tab reaches; -1 when it reaches another row. */
  readonly focusedColumn: number;
  readonly mayEdit: boolean;
  readonly onSet: (cells: readonly string[], isOn: boolean) => void;
  readonly onRow: (right: RightsMatrix['rights'][number]) => void;
}

/** One right and its roles. Rendered again only when its props change. */
export const RightRow = memo(function RightRow(props: RightRowProps) {
  const { row, right, roles, name, full, values, changedText, focusedColumn, mayEdit, onSet, onRow } = props;
  const t = useTexts(permissionsTexts);
  const roleName = useRoleName();
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          data-cell={`${row}:0`}
          tabIndex={focusedColumn === 0 ? 0 : -1}
          aria-disabled={!mayEdit}
          aria-label={t('wholeRight', { right: full })}
          title={right.calls.join('\n')}
          onClick={() => mayEdit && onRow(right)}
        >
          {name}
        </button>
      </th>
      {roles.map((role, column) => {
        const isOn = values[column] === '1';
        const isChanged = changedText[column] === '1';
        const state = cellState(role, right, isOn !== isChanged);
        const label = t('cell', { right: full, role: roleName(role) });
        const hint = state === 'free' ? undefined : t(`states.${state}`);
        return (
          <Cell
            key={role.id}
            place={`${row}:${column + 1}`}
            tabIndex={focusedColumn === column + 1 ? 0 : -1}
            cells={cellKey(role, right)}
            label={hint === undefined ? label : `${label}, ${hint}`}
            hint={hint}
            isOn={state === 'always' || isOn}
            isChanged={isChanged}
            state={state}
            isFree={state === 'free' && mayEdit}
            onSet={onSet}
          />
        );
      })}
    </tr>
  );
});

interface CellProps {
  readonly place: string;
  readonly tabIndex: 0 | -1;
  readonly cells: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly isOn: boolean;
  readonly isChanged: boolean;
  readonly state: CellState;
  readonly isFree: boolean;
  readonly onSet: RightRowProps['onSet'];
}

/** One checkbox; a click renders only this cell again, not thousands of them. */
const Cell = memo(function Cell(props: CellProps) {
  const { place, tabIndex, cells, label, hint, isOn, isChanged, state, isFree, onSet } = props;
  return (
    <td role="gridcell" data-changed={isChanged ? (isOn ? 'given' : 'taken') : undefined}>
      <input
        type="checkbox"
        data-cell={place}
        tabIndex={tabIndex}
        checked={isOn}
        aria-disabled={!isFree}
        data-state={state}
        aria-label={label}
        title={hint}
        onChange={(event) => isFree && onSet([cells], event.target.checked)}
      />
    </td>
  );
});
