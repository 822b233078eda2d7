import type { Viewer } from '@enlace/shared-contract/access';
import { doorRight } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { RightsOfPerson, RightSource } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { hasRight, isWithin, rightOf } from './known-rights';
import { mayGiveRole, readRightIds, readRoles } from './rights.repository';
import { chaptersLedBy, eventsWorkedBy, leaderRight } from './rights-of-rows';

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly fault: RightsOfPerson['person']['fault'];
  readonly roles: readonly { readonly id: number; readonly since: string | null }[];
  readonly own: readonly { readonly id: number; readonly since: string | null }[];
}

type Right = RightsOfPerson['rights'][number];

/** The rights of a person: each with its sources and with the roles that would give it, as one viewer sees them. */
export async function rightsOfPerson(db: Db, viewer: Viewer, id: number): Promise<RightsOfPerson> {
  const { rows } = await sql<PersonRow>`select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email,
      case when u.deleted_at is not null then 'removed' when u.disabled_at is not null then 'disabled'
        when u.email_verified_at is null then 'unverified' when u.removal_due_at is not null then 'leaving' end as fault,
      coalesce((select json_agg(json_build_object('id', ur.role_id, 'since', ur.granted_at))
        from user_roles ur where ur.user_id = u.id), '[]') as roles,
      coalesce((select json_agg(json_build_object('id', up.permission_id, 'since', up.granted_at))
        from user_permissions up where up.user_id = u.id), '[]') as own
    from users u where u.id = ${id} and u.anonymised_at is null`.execute(db);
  const [person] = rows;
  if (person === undefined) throw new AppError('NOT_FOUND');
  const [roles, rightIds, ledChapters, workedEvents] = await Promise.all([
    readRoles(db),
    readRightIds(db),
    chaptersLedBy(db, id),
    eventsWorkedBy(db, id),
  ]);
  const rightsByRows = [rightByRows(leaderRight.name, ledChapters), rightByRows(doorRight, workedEvents)];
  const rolesOfPerson = new Map(person.roles.map((role) => [role.id, timeOf(role.since)]));
  const ownPermissions = new Map(person.own.map((one) => [one.id, timeOf(one.since)]));
  const personRoles = roles.filter((role) => rolesOfPerson.has(role.id));
  const rights = rightIds.map((right): Right => {
    const { id: rightId, name, resource, action, always } = right;
    const giving = roles.flatMap((role) => {
      const isAlways = always.some((one) => one === role.name);
      return isAlways || role.permissions.some((one) => one.id === rightId) ? [{ role, isAlways }] : [];
    });
    const byRole = giving
      .filter(({ role }) => rolesOfPerson.has(role.id))
      .map(({ role, isAlways }): RightSource => {
        return {
          kind: 'role',
          role: role.name,
          label: role.label,
          is_always: isAlways,
          since: rolesOfPerson.get(role.id) ?? null,
        };
      });
    const ownSources: RightSource[] = ownPermissions.has(rightId)
      ? [{ kind: 'own', since: ownPermissions.get(rightId) ?? null }]
      : [];
    return {
      id: rightId,
      name,
      resource,
      action,
      is_mine: hasRight(viewer, right),
      sources: [...byRole, ...ownSources],
      rows: name === leaderRight.permission ? ledChapters : [],
      given_by: giving.map(({ role }) => ({ ...wordsOf(role), is_mine: mayGiveRole(viewer, role.name) })),
    };
  });
  return {
    person: {
      id: person.id,
      name: person.name,
      email: person.email,
      fault: person.fault,
      roles: personRoles.map(wordsOf),
      is_open: person.fault !== 'removed' && mayChange(viewer, id, personRoles, [...rights, ...rightsByRows]),
    },
    rights: [...rights, ...rightsByRows].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** A right that is no permission: it exists while the user has rows, e.g. led chapters, and only for these. */
function rightByRows(fullName: string, rows: readonly { readonly id: number; readonly name: string }[]): Right {
  const { name, resource, action } = rightOf(fullName);
  const sources: RightSource[] = rows.length > 0 ? [{ kind: 'rows' }] : [];
  return { id: null, name, resource, action, is_mine: false, sources, rows: [...rows], given_by: [] };
}

/** The same decision as in `requireNotAbove`. */
function mayChange(
  viewer: Viewer,
  id: number,
  roles: readonly { readonly name: string }[],
  rights: readonly Right[],
): boolean {
  const permissions = rights.filter(({ sources }) => sources.length > 0).map(({ name }) => name);
  const personRights = { roles: roles.map(({ name }) => name), permissions };
  return viewer.id === id || isWithin(viewer, personRights);
}

function wordsOf({ id, name, label }: { readonly id: number; readonly name: string; readonly label: string | null }) {
  return { id, name, label };
}

function timeOf(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}
