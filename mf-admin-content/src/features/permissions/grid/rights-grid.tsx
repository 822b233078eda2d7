import type { RightsMatrix } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { VisuallyHidden } from '@enlace/shared-ui';
import { Fragment, useMemo } from 'react';

import { useGridKeys } from '../../../lib/use-grid-keys';
import { cellKey, cellState, type Changes } from '../state/changes';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import { Frame, HeadButton, Sheet } from './rights-grid.styles';
import { RightRow } from './right-row';

type Role = RightsMatrix['roles'][number];
type Right = RightsMatrix['rights'][number];

export interface RightsGridProps {
  readonly roles: readonly Role[];
  readonly groups: readonly { readonly resource: string; readonly rights: readonly Right[] }[];
  readonly given: ReadonlySet<string>;
  readonly changes: Changes;
  readonly mayEdit: boolean;
  readonly onSet: (cells: readonly string[], isOn: boolean) => void;
}

/** Rights by role: a box in each cell; the heads of rows and columns set all that is theirs. */
export function RightsGrid({ roles, groups, given, changes, mayEdit, onSet }: RightsGridProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const shown = useMemo(() => groups.flatMap(({ rights }) => rights), [groups]);
  const { grid, cell } = useGridKeys(shown.length + 1, roles.length + 1);
  const isOn = (key: string): boolean => changes.get(key) ?? given.has(key);

  /** Gives all that may be given; takes it when all of it is given already. */
  const setAll = (pairs: readonly (readonly [Role, Right])[]) => {
    const free = pairs.filter(([role, right]) => cellState(role, right, given.has(cellKey(role, right))) === 'free');
    const keys = free.map(([role, right]) => cellKey(role, right));
    const givable = free.filter(([, right]) => right.is_mine).map(([role, right]) => cellKey(role, right));
    const isFull = keys.length > 0 && keys.every(isOn);
    onSet(isFull ? keys : givable, !isFull);
  };

  return (
    <Frame>
      <Sheet {...grid} role="grid" aria-label={t('grid')} aria-describedby="rights-keys rights-legend">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('right')}</VisuallyHidden>
            </th>
            {roles.map((role, column) => {
              const name = role.label ?? role.name;
              return (
                <th key={role.id} scope="col">
                  <HeadButton
                    type="button"
                    {...cell(0, column + 1)}
                    aria-disabled={!mayEdit}
                    aria-label={t('wholeRole', { role: name })}
                    onClick={() => mayEdit && setAll(shown.map((right) => [role, right]))}
                  >
                    {name}
                  </HeadButton>
                  <small>{t('members', { count: role.members_count })}</small>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ resource, rights }) => (
            <Fragment key={resource}>
              <tr data-group="">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  <span>{words.resource(resource)}</span>
                </th>
              </tr>
              {rights.map((right) => {
                const row = shown.indexOf(right) + 1;
                return (
                  <RightRow
                    key={right.id}
                    row={row}
                    right={right}
                    roles={roles}
                    name={words.action(right.action)}
                    full={words.right(right)}
                    values={roles.map((role) => (isOn(cellKey(role, right)) ? '1' : '0')).join('')}
                    changed={roles.map((role) => (changes.has(cellKey(role, right)) ? '1' : '0')).join('')}
                    focused={roles
                      .map((_, column) => cell(row, column + 1).tabIndex)
                      .concat(cell(row, 0).tabIndex)
                      .join()}
                    mayEdit={mayEdit}
                    cell={cell}
                    onSet={onSet}
                    onRow={() => setAll(roles.map((role) => [role, right]))}
                  />
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </Sheet>
      <VisuallyHidden id="rights-keys">{t('gridHelp')}</VisuallyHidden>
    </Frame>
  );
}
