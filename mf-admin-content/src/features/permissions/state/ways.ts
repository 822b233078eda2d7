import type { RightsOfPerson } from '@enlace/shared-contract';

type Right = RightsOfPerson['rights'][number];

/** How somebody can be given a right that she lacks, as far as the viewer may do it. */
export interface Ways {
  /** Roles that have it, which could be hers. */
  readonly roles: Right['given_by'];
  /** Her roles, which could have it. */
  readonly ofHers: RightsOfPerson['person']['roles'];
  /** The permission by itself. */
  readonly isAlone: boolean;
  /** Why there is no way; null where there is one. */
  readonly hindrance: 'reader' | 'above' | 'lacking' | 'rows' | null;
}

/** The ways to a right. Nobody is offered what the server would refuse. */
export function waysTo(
  { person }: Pick<RightsOfPerson, 'person'>,
  { id, is_mine: isMine, given_by: given }: Right,
  mayEdit: boolean,
): Ways {
  const none = { roles: [], ofHers: [], isAlone: false };
  if (id === null) return { ...none, hindrance: 'rows' };
  if (!mayEdit) return { ...none, hindrance: 'reader' };
  const roles = person.is_open ? given.filter((role) => role.is_mine) : [];
  const ofHers = isMine ? person.roles : [];
  const isAlone = isMine && person.is_open;
  const hasWay = isAlone || roles.length + ofHers.length > 0;
  return { roles, ofHers, isAlone, hindrance: hasWay ? null : person.is_open ? 'lacking' : 'above' };
}
