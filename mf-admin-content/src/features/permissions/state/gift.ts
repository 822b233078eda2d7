import type { RightsOfPerson, SavedPersonRights, SavePersonRights } from '@enlace/shared-contract/identity';

type Right = RightsOfPerson['rights'][number];

/** A grant to a user: a role with the right, or the permission alone. */
export interface Gift {
  readonly role: Right['given_by'][number] | null;
  readonly right: Right;
}

/** The grant in the format of the call. */
export function toGive({ role, right }: Gift, reason: string): SavePersonRights {
  return {
    give_roles: role === null ? [] : [role.id],
    give_permissions: role === null && right.id !== null ? [right.id] : [],
    take_roles: [],
    take_permissions: [],
    reason,
  };
}

/** The call that undoes a change. */
export function toTakeBack(
  { changed: changedRights }: Pick<SavedPersonRights, 'changed'>,
  reason: string,
): SavePersonRights {
  return {
    give_roles: changedRights.take_roles,
    give_permissions: changedRights.take_permissions,
    take_roles: changedRights.give_roles,
    take_permissions: changedRights.give_permissions,
    reason,
  };
}

/** The rights that the user would get. */
export function broughtBy({ role, right }: Gift, { rights }: Pick<RightsOfPerson, 'rights'>): readonly Right[] {
  if (role === null) return [right];
  return rights.filter(
    ({ sources, given_by: givingRoles }) => sources.length === 0 && givingRoles.some(({ id }) => id === role.id),
  );
}
