import { AppError, type RightsOfPerson, type RightSource } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../db/database';
import { readRightIds, readRoles } from './rights.repository';

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly fault: RightsOfPerson['person']['fault'];
  readonly roles: readonly { readonly id: number; readonly since: string | null }[];
  readonly own: readonly { readonly id: number; readonly since: string | null }[];
}

/** What a person may do, each right with where she has it from and which roles would give it. */
export async function rightsOfPerson(db: Db, id: number): Promise<RightsOfPerson> {
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
  const [roles, rights] = await Promise.all([readRoles(db), readRightIds(db)]);
  const has = new Map(person.roles.map((role) => [role.id, timeOf(role.since)]));
  const own = new Map(person.own.map((one) => [one.id, timeOf(one.since)]));
  return {
    person: { id: person.id, name: person.name, email: person.email, fault: person.fault },
    rights: rights.map(({ id: rightId, name, resource, action, always }) => {
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
        sources: [...byRole, ...given],
        given_by: giving.map(({ role }) => ({ name: role.name, label: role.label })),
      };
    }),
  };
}

function timeOf(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}
