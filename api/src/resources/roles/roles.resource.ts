import { roles } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { jsonList, jsonObject } from '../../kit/expressions';
import type { MountedResource } from '../../kit/resource-options';
import { createTableRepository } from '../../kit/table-repository';

const permissions = jsonList(sql`select ${jsonObject({ id: sql`p.id`, name: sql`p.name` })} as row
  from role_permissions rp join permissions p on p.id = rp.permission_id where rp.role_id = t.id order by p.name`);

export const rolesResource: MountedResource = {
  resource: roles,
  options: {
    repository: createTableRepository({
      table: 'roles',
      fields: () => ({
        id: sql`t.id`,
        name: sql`t.name`,
        label: sql`t.label`,
        description: sql`t.description`,
        permissions,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
      }),
      sorts: () => ({ id: sql`t.id`, name: sql`t.name`, created_at: sql`t.created_at` }),
      search: sql`concat_ws(' ', t.name, t.label, t.description)`,
      columns: { name: 'plain', label: 'plain', description: 'plain' },
    }),
  },
};
