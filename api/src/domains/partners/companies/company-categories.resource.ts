import { companyCategories, companyCountries } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { inAllLanguages, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    company_categories: TableOf<typeof companyCategories>;
  }
}

const companiesCount = sql`(select count(*) from company_company_categories cc
  join companies c on c.id = cc.company_id and c.deleted_at is null where cc.company_category_id = t.id)`;

export const companyCategoriesResource: MountedResource = {
  resource: companyCategories,
  options: {
    repository: createResourceRepository(companyCategories, {
      computed: () => ({ companies_count: companiesCount }),
      isShort: true,
      sorts: (context) => ({
        name: plain(translateColumn(context, 'name')),
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        companies_count: companiesCount,
      }),
      search: inAllLanguages('name'),
    }),
    slugFrom: 'name',
    dependents: [
      {
        resource: 'companies',
        label: {
          en: 'Companies lose this category',
          es: 'Empresas que pierden esta categoría',
          pt: 'Empresas que perdem esta categoria',
        },
        count: (id) => sql`(select count(*) from company_company_categories cc
          join companies c on c.id = cc.company_id and c.deleted_at is null where cc.company_category_id = ${id})`,
      },
    ],
  },
};

export const companyCountriesResource: MountedResource = {
  resource: companyCountries,
  options: {
    repository: createResourceRepository(companyCountries, {
      computed: (context) => ({ name: translateColumn(context, 'name') }),
      isShort: true,
      sorts: (context) => ({ name: plain(translateColumn(context, 'name')), companies_count: sql`t.companies_count` }),
      search: inAllLanguages('name'),
    }),
  },
};
