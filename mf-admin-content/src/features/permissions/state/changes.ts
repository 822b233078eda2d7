import type { RightsMatrix, SaveRights } from '@enlace/shared-contract/identity';

/** New values of unsaved cells, by `role:right`. */
export type Changes = ReadonlyMap<string, boolean>;

type Role = RightsMatrix['roles'][number];
type Right = RightsMatrix['rights'][number];

export const cellKey = (role: Pick<Role, 'id'>, right: Pick<Right, 'id'>): string => `${role.id}:${right.id}`;

/** The granted cells, by `role:right`. */
export function givenCells({ grants }: RightsMatrix): ReadonlySet<string> {
  return new Set(grants.map((grant) => `${grant.role_id}:${grant.permission_id}`));
}

/** The state of a cell: granted by the role's name, not allowed for the viewer, or free to change. */
export type CellState = 'always' | 'locked' | 'free';

export function cellState(role: Role, right: Right, isGiven: boolean): CellState {
  if (right.always.includes(role.name)) return 'always';
  // A viewer without the right can revoke it, but not grant it.
  return right.is_mine || isGiven ? 'free' : 'locked';
}

/** The changes with some cells set; a cell with its original value is no change. */
export function withCells(
  changes: Changes,
  grantedCells: ReadonlySet<string>,
  cells: readonly string[],
  isOn: boolean,
): Changes {
  const next = new Map(changes);
  for (const key of cells) {
    if (grantedCells.has(key) === isOn) next.delete(key);
    else next.set(key, isOn);
  }
  return next;
}

/** The change in an address, as `role:right`, if the cell can be granted and is not granted yet. */
export function askedChange(
  { roles, rights }: RightsMatrix,
  grantedCells: ReadonlySet<string>,
  askedCell: string | null,
): Changes {
  const [roleId, rightId] = (askedCell ?? '').split(':').map(Number);
  const [role, right] = [roles.find(({ id }) => id === roleId), rights.find(({ id }) => id === rightId)];
  if (role === undefined || right === undefined) return new Map();
  const key = cellKey(role, right);
  return grantedCells.has(key) || cellState(role, right, false) !== 'free' ? new Map() : new Map([[key, true]]);
}

/** The changes in the format of the call. */
export function toSave(changes: Changes): Pick<SaveRights, 'give' | 'take'> {
  const of = (isOn: boolean) => [...changes].filter(([, newValue]) => newValue === isOn).map(([key]) => grantOf(key));
  return { give: of(true), take: of(false) };
}

function grantOf(key: string): SaveRights['give'][number] {
  const [role = 0, right = 0] = key.split(':').map(Number);
  return { role_id: role, permission_id: right };
}

/** The changes by role. */
export function differenceOf(
  { roles, rights }: RightsMatrix,
  changes: Changes,
): readonly {
  readonly role: Role;
  readonly grantedRights: readonly Right[];
  readonly revokedRights: readonly Right[];
}[] {
  return roles
    .map((role) => {
      const of = (isOn: boolean) => rights.filter((right) => changes.get(cellKey(role, right)) === isOn);
      return { role, grantedRights: of(true), revokedRights: of(false) };
    })
    .filter(({ grantedRights, revokedRights }) => grantedRights.length + revokedRights.length > 0);
}
