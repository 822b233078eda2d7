import type { RightsOfPerson } from '@enlace/shared-contract/identity';

type Right = RightsOfPerson['rights'][number];

/** Ways to grant a user a missing right, as far as the viewer is allowed to. */
export interface Ways {
  /** Roles with the right that the user could get. */
  readonly roles: Right['given_by'];
  /** Roles of the user that could get the right. */
  readonly personRoles: RightsOfPerson['person']['roles'];
  /** Whether the permission can be granted alone. */
  readonly isAlone: boolean;
  /** The reason why there is no way; null when there is one. */
  readonly hindrance: 'reader' | 'above' | 'lacking' | 'rows' | null;
}

/** The ways to grant a right. Ways that the server would refuse are left out. */
export function waysTo(
  { person }: Pick<RightsOfPerson, 'person'>,
  { id, is_mine: isMine, given_by: givingRoles }: Right,
  mayEdit: boolean,
): Ways {
  const none = { roles: [], personRoles: [], isAlone: false };
  if (id === null) return { ...none, hindrance: 'rows' };
  if (!mayEdit) return { ...none, hindrance: 'reader' };
  const roles = person.is_open ? givingRoles.filter((role) => role.is_mine) : [];
  const personRoles = isMine ? person.roles : [];
  const isAlone = isMine && person.is_open;
  const hasWay = isAlone || roles.length + personRoles.length > 0;
  return { roles, personRoles, isAlone, hindrance: hasWay ? null : person.is_open ? 'lacking' : 'above' };
}
