import { roleLabel, roleNames } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { roles } from '@enlace/shared-contract/identity';
import { type Locale, locales, type LocalizedText } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import type { Db } from '../../../infrastructure/db/database';
import { jsonList, jsonObject } from '../../../kit/core/table/expressions';
import type { RowPolicy } from '../../../kit/core/read/present';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import type { Row } from '../../../kit/core/table/repository';
import { refuseRemoval } from '../../../kit/core/write/refuse-removal';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    roles: TableOf<typeof roles>;
  }
}

const permissions = jsonList(sql`select ${jsonObject({ id: sql`p.id`, name: sql`p.name` })} as row
  from role_permissions rp join permissions p on p.id = rp.permission_id where rp.role_id = t.id order by p.name`);

/** The six fixed roles; code and pages depend on their names. */
const isFixed = sql<boolean>`t.name in (${sql.join(roleNames.map((name) => sql.lit(name)))})`;

/** The labels of the fixed roles in these languages; of other roles the label that an admin gave. */
const labelIn = (languages: readonly Locale[]) => {
  const labelsOf = (name: string) => languages.map((language) => roleLabel(name, language)).join(' ');
  const cases = roleNames.map((name) => sql`when ${sql.lit(name)} then ${sql.lit(labelsOf(name))}`);
  return sql<string | null>`case t.name ${sql.join(cases, sql` `)} else t.label end`;
};

const repository = createResourceRepository(roles, {
  computed: ({ lang }) => ({ permissions, is_fixed: isFixed, label: lang === null ? sql`t.label` : labelIn([lang]) }),
  isShort: true,
  sorts: () => ({ id: sql`t.id`, name: sql`t.name`, created_at: sql`t.created_at` }),
  search: sql`concat_ws(' ', t.name, t.label, t.description, ${labelIn(locales)})`,
});

/**
 * Rows that prevent the removal of their role: without the role, a page would be public and a package would lose its
 * history. Pages in the trash count, because they can be restored.
 */
const blockingCounts = {
  pages: sql`select count(*) from page_roles pr`,
  packages: sql`select count(*) from packages pr`,
} as const;

/**
 * The six fixed roles cannot be changed or removed, whatever rights a viewer has; `abilities` of an answer states this.
 */
const policy: RowPolicy = (_viewer, operation, row) =>
  operation !== 'get' && roleNames.some((name) => name === row['name']) ? 'never' : false;

export const rolesResource: MountedResource = {
  resource: roles,
  options: {
    policy,
    policyFields: ['name'],
    repository,
    writesLabels: true,
    beforeWrite: async (_trx, { values, before }) => {
      if (before !== null) requireNotFixed(before);
      return values;
    },
    beforeRemove: async (trx, { id, row, writing }) => {
      requireNotFixed(row);
      await requireUnused(trx, id, writing.locale);
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
        count: (id) => sql`(${blockingCounts.pages} where pr.role_id = ${id})`,
      },
      {
        resource: 'packages',
        label: { en: 'Packages', es: 'Paquetes', pt: 'Pacotes' },
        count: (id) => sql`(${blockingCounts.packages} where pr.role_id = ${id})`,
      },
    ],
  },
};

function requireNotFixed({ id, name }: Row): void {
  if (roleNames.some((fixedName) => fixedName === name))
    throw new AppError('FORBIDDEN', { message: `role ${String(id)} is one of the six` });
}

const takeItFirst: LocalizedText = {
  en: 'Other things still depend on this. Take the role from its pages and packages first.',
  es: 'Otras cosas todavía dependen de esto. Quita antes el rol de sus páginas y paquetes.',
  pt: 'Outras coisas ainda dependem disto. Retire antes o papel das suas páginas e pacotes.',
};

async function requireUnused(trx: Db, id: number, locale: Locale): Promise<void> {
  for (const [resource, count] of Object.entries(blockingCounts)) {
    const { rows } = await sql<{ count: number }>`${count} where pr.role_id = ${id}`.execute(trx);
    if ((rows[0]?.count ?? 0) === 0) continue;
    const alternative = takeItFirst[locale];
    throw refuseRemoval({ message: `${resource} hang on role ${id}`, alternative, details: { resource } });
  }
}
