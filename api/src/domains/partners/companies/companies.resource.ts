import { companies, companyFlags } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { type Expression, sortColumn } from '../../../kit/core/table/expressions';
import { textsWithCountry } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { countryName, countryPlace } from '../../../kit/core/values/country-name';
import { companyDependents } from './company-dependents';
import { categoriesOf, jobsByCompany, jobsCount, perksOf, recruitersOf } from './company-expressions';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    companies: TableOf<typeof companies>;
  }
}

const flagFilters = Object.fromEntries(
  companyFlags.map((flag) => [flag, (value: unknown): Expression => sql`${sql.ref(`t.${flag}`)} = ${value}`]),
);

const computeFields = (context: ReadContext): Readonly<Record<string, Expression>> => ({
  country: sql`coalesce(${countryName(context.lang, sql`t.country_code`)}, t.country_code)`,
  company_categories: categoriesOf(context),
  company_perks: perksOf(context),
  company_recruiters: recruitersOf(context),
  jobs_count: jobsCount(context),
});

export const companiesResource: MountedResource = {
  resource: companies,
  options: {
    repository: createResourceRepository(companies, {
      computed: computeFields,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: sortColumn('name'),
        country: countryPlace(context),
        size: sql`company_size_place(t.size)`,
      }),
      counts: (context) => ({ jobs_count: jobsByCompany(context) }),
      search: textsWithCountry,
      filters: {
        ...flagFilters,
        country_code: (value) => sql`t.country_code = upper(${value}::text)`,
        slug: (value) => sql`t.slug = ${value}`,
        is_own: (value, { viewer }) => sql`(exists (select 1 from company_recruiters cr
          where cr.company_id = t.id and cr.user_id = ${viewer?.id ?? 0}) = ${value})`,
        category: (value) => sql`exists (select 1 from company_company_categories cc
          join company_categories c on c.id = cc.company_category_id where cc.company_id = t.id and c.slug = ${value})`,
        perk: (value) => sql`exists (select 1 from company_perks cp join perks p on p.id = cp.perk_id
          where cp.company_id = t.id and p.slug = ${value})`,
      },
    }),
    relations: {
      company_categories: {
        table: 'company_company_categories',
        own: 'company_id',
        other: 'company_category_id',
        target: 'company_categories',
      },
      company_perks: { table: 'company_perks', own: 'company_id', other: 'perk_id', target: 'perks' },
      company_recruiters: {
        table: 'company_recruiters',
        own: 'company_id',
        other: 'user_id',
        target: 'users',
        isSoftDeleted: true,
      },
    },
    files: { logo: 'image' },
    slugFrom: 'name',
    hasPage: true,
    dependents: companyDependents,
  },
};
