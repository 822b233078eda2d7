import type { RightsOfPerson, SavedPersonRights, SavePersonRights } from '@enlace/shared-contract';

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
export function toTakeBack({ changed }: Pick<SavedPersonRights, 'changed'>, reason: string): SavePersonRights {
  return {
    give_roles: changed.take_roles,
    give_permissions: changed.take_permissions,
    take_roles: changed.give_roles,
    take_permissions: changed.give_permissions,
    reason,
  };
}

/** The rights that the user would get. */
export function broughtBy({ role, right }: Gift, { rights }: Pick<RightsOfPerson, 'rights'>): readonly Right[] {
  if (role === null) return [right];
  return rights.filter(
    ({ sources, given_by: given }) => sources.length === 0 && given.some(({ id }) => id === role.id),
  );
}
