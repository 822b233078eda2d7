import type { RightsMatrix } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';

import { useRoleName } from '../../../lib/use-role-name';
import { useGridKeys } from '../../../lib/use-grid-keys';
import { cellKey, cellState, type Changes } from '../state/changes';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import { GroupRow } from './group-row';
import { Frame, Sheet } from './rights-grid.styles';
import { RightRow } from './right-row';
import { useNear } from './use-near';

type Role = RightsMatrix['roles'][number];
type Right = RightsMatrix['rights'][number];

export interface RightsGridProps {
  readonly roles: readonly Role[];
  readonly groups: readonly { readonly resource: string; readonly rights: readonly Right[] }[];
  readonly grantedCells: ReadonlySet<string>;
  readonly changes: Changes;
  /** Collapsed groups. */
  readonly foldedGroups: ReadonlySet<string>;
  /** The cell from the address, as `role:right`; it has the focus. */
  readonly linkedCell: string | null;
  readonly mayEdit: boolean;
  readonly onFold: (resource: string) => void;
  readonly onSet: (cells: readonly string[], isOn: boolean) => void;
}

/** Rights by role with a checkbox in each cell; the heads of rows, columns and groups set all their cells. */
export function RightsGrid(props: RightsGridProps) {
  const { roles, groups, grantedCells, changes, foldedGroups, linkedCell, mayEdit, onFold, onSet } = props;
  const t = useTexts(permissionsTexts);
  const roleName = useRoleName();
  const words = useRightWords();
  const frame = useRef<HTMLDivElement>(null);
  const { isNear, draw } = useNear(frame, groups);
  const { placedGroups, count } = useMemo(() => placesOf(groups, foldedGroups), [groups, foldedGroups]);
  const { grid, at, focus } = useGridKeys(count, roles.length + 1, (row) => {
    const group = placedGroups.findLast(({ head }) => head <= row);
    if (group !== undefined) draw(group.resource);
  });
  const isOn = (key: string): boolean => changes.get(key) ?? grantedCells.has(key);
  const focusedOf = (row: number): number => (at[0] === row ? at[1] : -1);

  /** Grants all rights that can be granted; if all are granted, revokes them. */
  const setAll = (pairs: readonly (readonly [Role, Right])[]) => {
    const free = pairs.filter(
      ([role, right]) => cellState(role, right, grantedCells.has(cellKey(role, right))) === 'free',
    );
    const keys = free.map(([role, right]) => cellKey(role, right));
    const givable = free.filter(([, right]) => right.is_mine).map(([role, right]) => cellKey(role, right));
    const isFull = keys.length > 0 && keys.every(isOn);
    onSet(isFull ? keys : givable, !isFull);
  };
  const latest = useRef(setAll);
  useEffect(() => {
    latest.current = setAll;
  });
  const handleRow = useCallback(
    (right: Right) => latest.current(roles.map((role): [Role, Right] => [role, right])),
    [roles],
  );
  const handleGroup = useCallback(
    (resource: string, column: number) => {
      const role = roles[column];
      const rights = groups.find((group) => group.resource === resource)?.rights ?? [];
      if (role !== undefined) latest.current(rights.map((right): [Role, Right] => [role, right]));
    },
    [groups, roles],
  );
  const focusFound = useEffectEvent(() => {
    for (const { head, rights } of placedGroups)
      for (const [index, right] of rights.entries()) {
        const column = roles.findIndex((role) => cellKey(role, right) === linkedCell);
        if (column >= 0) focus([head + index + 1, column + 1]);
      }
  });
  useEffect(() => focusFound(), [linkedCell]);

  return (
    <Frame ref={frame}>
      <Sheet {...grid} role="grid" aria-label={t('grid')} aria-describedby="rights-keys rights-legend">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('right')}</VisuallyHidden>
            </th>
            {roles.map((role, column) => {
              const name = roleName(role);
              return (
                <th key={role.id} scope="col">
                  <button
                    type="button"
                    data-cell={`0:${column + 1}`}
                    tabIndex={focusedOf(0) === column + 1 ? 0 : -1}
                    aria-disabled={!mayEdit}
                    aria-label={t('wholeRole', { role: name })}
                    title={name}
                    onClick={() =>
                      mayEdit && setAll(groups.flatMap(({ rights }) => rights).map((right) => [role, right]))
                    }
                  >
                    {name}
                  </button>
                  <small>{t('members', { count: role.members_count })}</small>
                </th>
              );
            })}
          </tr>
        </thead>
        {placedGroups.map(({ resource, rights, head, isFolded }) => (
          <tbody key={resource} data-resource={resource}>
            {isNear(resource) ? (
              <GroupRow
                row={head}
                resource={resource}
                title={words.resource(resource)}
                roles={roles}
                counts={roles.map((role) => countOf(role, rights, isOn)).join()}
                total={rights.length}
                focusedColumn={focusedOf(head)}
                isFolded={isFolded}
                mayEdit={mayEdit}
                onFold={onFold}
                onSet={handleGroup}
              />
            ) : (
              <tr>
                <td colSpan={roles.length + 1} height={((isFolded ? 0 : rights.length) + 1) * 40} />
              </tr>
            )}
            {isNear(resource) &&
              !isFolded &&
              rights.map((right, index) => (
                <RightRow
                  key={right.id}
                  row={head + index + 1}
                  right={right}
                  roles={roles}
                  name={words.action(right.action)}
                  full={words.right(right)}
                  values={roles.map((role) => (isOn(cellKey(role, right)) ? '1' : '0')).join('')}
                  changedText={roles.map((role) => (changes.has(cellKey(role, right)) ? '1' : '0')).join('')}
                  focusedColumn={focusedOf(head + index + 1)}
                  mayEdit={mayEdit}
                  onSet={onSet}
                  onRow={handleRow}
                />
              ))}
          </tbody>
        ))}
      </Sheet>
      <VisuallyHidden id="rights-keys">{t('gridHelp')}</VisuallyHidden>
    </Frame>
  );
}

/** Groups with the index of their first row; row 0 contains the names of the roles. */
function placesOf(groups: RightsGridProps['groups'], foldedGroups: ReadonlySet<string>) {
  let count = 1;
  const placedGroups = groups.map(({ resource, rights }) => {
    const [head, isFolded] = [count, foldedGroups.has(resource)];
    count += 1 + (isFolded ? 0 : rights.length);
    return { resource, rights, head, isFolded };
  });
  return { placedGroups, count };
}

function countOf(role: Role, rights: readonly Right[], isOn: (key: string) => boolean): number {
  return rights.filter((right) => right.always.includes(role.name) || isOn(cellKey(role, right))).length;
}
