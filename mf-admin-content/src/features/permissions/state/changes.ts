import type { RightsMatrix, SaveRights } from '@enlace/shared-contract';

/** Cells that were changed and not saved, by `role:right`: what they shall be. */
export type Changes = ReadonlyMap<string, boolean>;

type Role = RightsMatrix['roles'][number];
type Right = RightsMatrix['rights'][number];

export const cellKey = (role: Pick<Role, 'id'>, right: Pick<Right, 'id'>): string => `${role.id}:${right.id}`;

/** Which cells are given, by `role:right`. */
export function givenCells({ grants }: RightsMatrix): ReadonlySet<string> {
  return new Set(grants.map((grant) => `${grant.role_id}:${grant.permission_id}`));
}

/** What a cell is: had by the role's name, not the viewer's to give, or free to be changed. */
export type CellState = 'always' | 'locked' | 'free';

export function cellState(role: Role, right: Right, isGiven: boolean): CellState {
  if (right.always.includes(role.name)) return 'always';
  // What she lacks herself she may take away, but not give.
  return right.is_mine || isGiven ? 'free' : 'locked';
}

/** The changes with some cells set; a cell that is what it was is no change. */
export function withCells(
  changes: Changes,
  given: ReadonlySet<string>,
  cells: readonly string[],
  isOn: boolean,
): Changes {
  const next = new Map(changes);
  for (const key of cells) {
    if (given.has(key) === isOn) next.delete(key);
    else next.set(key, isOn);
  }
  return next;
}

/** The change that an address asks for by `role:right`, where that cell may be given and is not yet. */
export function askedChange(
  { roles, rights }: RightsMatrix,
  given: ReadonlySet<string>,
  asked: string | null,
): Changes {
  const [roleId, rightId] = (asked ?? '').split(':').map(Number);
  const [role, right] = [roles.find(({ id }) => id === roleId), rights.find(({ id }) => id === rightId)];
  if (role === undefined || right === undefined) return new Map();
  const key = cellKey(role, right);
  return given.has(key) || cellState(role, right, false) !== 'free' ? new Map() : new Map([[key, true]]);
}

/** Changes as the call takes them. */
export function toSave(changes: Changes): Pick<SaveRights, 'give' | 'take'> {
  const of = (isOn: boolean) => [...changes].filter(([, wanted]) => wanted === isOn).map(([key]) => grantOf(key));
  return { give: of(true), take: of(false) };
}

function grantOf(key: string): SaveRights['give'][number] {
  const [role = 0, right = 0] = key.split(':').map(Number);
  return { role_id: role, permission_id: right };
}

/** What would change, role by role. */
export function differenceOf(
  { roles, rights }: RightsMatrix,
  changes: Changes,
): readonly { readonly role: Role; readonly given: readonly Right[]; readonly taken: readonly Right[] }[] {
  return roles
    .map((role) => {
      const of = (isOn: boolean) => rights.filter((right) => changes.get(cellKey(role, right)) === isOn);
      return { role, given: of(true), taken: of(false) };
    })
    .filter(({ given, taken }) => given.length + taken.length > 0);
}
