import { AppError, roleNames, roles } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { jsonList, jsonObject } from '../../../kit/expressions';
import type { RowPolicy } from '../../../kit/present';
import type { MountedResource } from '../../../kit/resource-options';
import { createTableRepository } from '../../../kit/table-repository';

const permissions = jsonList(sql`select ${jsonObject({ id: sql`p.id`, name: sql`p.name` })} as row
  from role_permissions rp join permissions p on p.id = rp.permission_id where rp.role_id = t.id order by p.name`);

/** The six, by name: code and pages speak of them. */
export const isFixed = sql<boolean>`t.name in (${sql.join(roleNames.map((name) => sql.lit(name)))})`;

const repository = createTableRepository({
  table: 'roles',
  fields: () => ({
    id: sql`t.id`,
    name: sql`t.name`,
    label: sql`t.label`,
    description: sql`t.description`,
    permissions,
    is_fixed: isFixed,
    created_at: sql`t.created_at`,
    updated_at: sql`t.updated_at`,
  }),
  sorts: () => ({ id: sql`t.id`, name: sql`t.name`, created_at: sql`t.created_at` }),
  search: sql`concat_ws(' ', t.name, t.label, t.description)`,
  columns: { name: 'plain', label: 'plain', description: 'plain' },
});

/** What would open to everybody, or lose its history, if its role went: these come first. Pages in the trash come back. */
const blocking = {
  pages: sql`select count(*) from page_roles pr`,
  packages: sql`select count(*) from packages pr`,
} as const;

/** Nobody renames or removes one of the six, whatever her rights: answers say so in `abilities`. */
const policy: RowPolicy = (_viewer, operation, row) =>
  operation !== 'get' && roleNames.some((name) => name === row['name']) ? 'never' : false;

export const rolesResource: MountedResource = {
  resource: roles,
  options: {
    policy,
    policyFields: ['name'],
    repository: {
      ...repository,
      edit: async (trx, id, values) => {
        await requireOwn(trx, id);
        await repository.edit(trx, id, values);
      },
      remove: async (trx, id, at) => {
        await requireOwn(trx, id);
        await requireUnused(trx, id);
        await repository.remove(trx, id, at);
      },
    },
    dependents: [
      {
        resource: 'users',
        label: { en: 'Members with this role', es: 'Miembros con este rol', pt: 'Integrantes com este papel' },
        count: (id) => sql`(select count(*) from user_roles ur
          join users u on u.id = ur.user_id and u.deleted_at is null where ur.role_id = ${id})`,
      },
      {
        resource: 'pages',
        label: { en: 'Pages for this role only', es: 'Páginas solo para este rol', pt: 'Páginas só para este papel' },
        count: (id) => sql`(${blocking.pages} where pr.role_id = ${id})`,
      },
      {
        resource: 'packages',
        label: { en: 'Packages', es: 'Paquetes', pt: 'Pacotes' },
        count: (id) => sql`(${blocking.packages} where pr.role_id = ${id})`,
      },
    ],
  },
};

async function requireOwn(trx: Db, id: number): Promise<void> {
  const { rows } = await sql<{ fixed: boolean }>`select ${isFixed} as fixed from roles t where t.id = ${id}`.execute(
    trx,
  );
  if (rows[0]?.fixed === true) throw new AppError('FORBIDDEN', { message: `role ${id} is one of the six` });
}

async function requireUnused(trx: Db, id: number): Promise<void> {
  for (const [resource, count] of Object.entries(blocking)) {
    const { rows } = await sql<{ count: number }>`${count} where pr.role_id = ${id}`.execute(trx);
    if ((rows[0]?.count ?? 0) > 0)
      throw new AppError('HAS_DEPENDENTS', { message: `${resource} hang on role ${id}`, details: { resource } });
  }
}
