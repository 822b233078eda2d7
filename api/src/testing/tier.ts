import { mayCall, type RoleName, roleNames } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import type { Resource } from '@enlace/shared-contract/resources';

/** The tier of the file that runs a test which both tiers have: the first has fewer variations, the second has all. */
export type Tier = 'first' | 'full';

/**
 * Roles for a test of a resource: all of them, or in the first tier one of each group of roles with the same rights to
 * its calls. `turn` is a number of the resource, so that resources have different roles of a group.
 */
export function rolesFor(
  tier: Tier,
  { wire }: Resource,
  turn: number,
  roles: readonly RoleName[] = roleNames,
): readonly RoleName[] {
  if (tier === 'full') return roles;
  const calls = Object.values<WireCall | undefined>({ ...wire }).filter((call) => call !== undefined);
  const groups = new Map<string, RoleName[]>();
  for (const role of roles) {
    const rights = calls.map(({ access }) => mayCall({ roles: [role], permissions: [] }, access)).join();
    groups.set(rights, [...(groups.get(rights) ?? []), role]);
  }
  return [...groups.values()].flatMap((group) => group[turn % group.length] ?? []);
}
