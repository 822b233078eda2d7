import { AppError, type RightsOfPerson, type RightSource, type Viewer } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { holds, isWithin, rightOf } from './known-rights';
import { mayGiveRole, readRightIds, readRoles } from './rights.repository';
import { chaptersLedBy, leading } from './rights-of-rows';

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly fault: RightsOfPerson['person']['fault'];
  readonly roles: readonly { readonly id: number; readonly since: string | null }[];
  readonly own: readonly { readonly id: number; readonly since: string | null }[];
}

type Right = RightsOfPerson['rights'][number];

/** What a person may do, each right with where she has it from and which roles would give it, as one viewer sees it. */
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
  const [roles, known, led] = await Promise.all([readRoles(db), readRightIds(db), chaptersLedBy(db, id)]);
  const has = new Map(person.roles.map((role) => [role.id, timeOf(role.since)]));
  const own = new Map(person.own.map((one) => [one.id, timeOf(one.since)]));
  const hers = roles.filter((role) => has.has(role.id));
  const rights = known.map((right): Right => {
    const { id: rightId, name, resource, action, always } = right;
    const giving = roles.flatMap((role) => {
      const isAlways = always.some((one) => one === role.name);
      return isAlways || role.permissions.some((one) => one.id === rightId) ? [{ role, isAlways }] : [];
    });
    const byRole = giving
      .filter(({ role }) => has.has(role.id))
      .map(({ role, isAlways }): RightSource => {
        return {
          kind: 'role',
          role: role.name,
          label: role.label,
          is_always: isAlways,
          since: has.get(role.id) ?? null,
        };
      });
    const given: RightSource[] = own.has(rightId) ? [{ kind: 'own', since: own.get(rightId) ?? null }] : [];
    return {
      id: rightId,
      name,
      resource,
      action,
      is_mine: holds(viewer, right),
      sources: [...byRole, ...given],
      rows: name === leading.standsFor ? led : [],
      given_by: giving.map(({ role }) => ({ ...wordsOf(role), is_mine: mayGiveRole(viewer, role.name) })),
    };
  });
  return {
    person: {
      id: person.id,
      name: person.name,
      email: person.email,
      fault: person.fault,
      roles: hers.map(wordsOf),
      is_open: person.fault !== 'removed' && mayChange(viewer, id, hers, rights, led.length > 0),
    },
    rights: [...rights, rightOfLeading(led)].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Leading is no permission: it is there for as long as she leads, and for the chapters that she leads. */
function rightOfLeading(led: readonly { readonly id: number; readonly name: string }[]): Right {
  const { name, resource, action } = rightOf(leading.name);
  const sources: RightSource[] = led.length > 0 ? [{ kind: 'rows' }] : [];
  return { id: null, name, resource, action, is_mine: false, sources, rows: [...led], given_by: [] };
}

/** As `requireNotAbove` judges it. */
function mayChange(
  viewer: Viewer,
  id: number,
  roles: readonly { readonly name: string }[],
  rights: readonly Right[],
  isLeading: boolean,
): boolean {
  const permissions = rights.filter(({ sources }) => sources.length > 0).map(({ name }) => name);
  const hers = {
    roles: roles.map(({ name }) => name),
    permissions: [...permissions, ...(isLeading ? [leading.name] : [])],
  };
  return viewer.id === id || isWithin(viewer, hers);
}

function wordsOf({ id, name, label }: { readonly id: number; readonly name: string; readonly label: string | null }) {
  return { id, name, label };
}

function timeOf(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}
