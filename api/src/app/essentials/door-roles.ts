import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';

const contentName = 'door_roles';

/** Roles that an administrator can change and remove, unlike the six. */
const doorRoles = [
  {
    name: 'steward',
    label: 'Stewards',
    description: 'Scan tickets at the doors of the events whose crew they are in.',
    permissions: ['check_in.scan'],
  },
  {
    name: 'supervisor',
    label: 'Supervisors of doors',
    description:
      'Scan, search people, undo check-ins and take walk-ins at the doors of the events whose crew they are in.',
    permissions: ['check_in.scan', 'check_in.supervise'],
  },
] as const;

/** Adds the roles of the door once for a database, so that a removed role does not come back. */
export async function ensureDoorRoles(db: Db): Promise<void> {
  const { rows } = await sql`insert into starting_contents (name) values (${contentName})
    on conflict do nothing returning name`.execute(db);
  if (rows.length === 0) return;
  for (const { name, label, description, permissions } of doorRoles)
    await sql`with added as (insert into roles (name, label, description) values (${name}, ${label}, ${description})
        on conflict (name) do nothing returning id)
      insert into role_permissions (role_id, permission_id) select added.id, p.id from added, permissions p
        where p.name in (${sql.join([...permissions])})`.execute(db);
}
