import { isAllowed, mayCall, type Viewer } from '@enlace/shared-contract/access';
import { contentPages } from '@enlace/shared-contract/editorial';
import { sql } from 'kysely';

import type { MaybeTime } from '../../../infrastructure/db/column-types';
import type { TableOf } from '../../../infrastructure/db/table-of';
import { publishedFor } from '../../../kit/core/table/published';
import { type Expression, jsonList, jsonObject, plain, translateColumn } from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import type { Row } from '../../../kit/core/table/repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    pages: TableOf<typeof contentPages> & { deleted_at: MaybeTime };
  }
}

/** Rows that a page is tied to, each with id and name. */
const ties = (pair: string, column: string, target: string): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: sql`n.name` })} as row
    from ${sql.table(pair)} p join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)}
    where p.page_id = t.id order by n.id`);

const names = sql`(select n.name from page_roles p join roles n on n.id = p.role_id where p.page_id = t.id
  union all select n.name from page_permissions p join permissions n on n.id = p.permission_id where p.page_id = t.id)`;

/** SQL condition for pages `t` without roles and permissions. */
export const isPublicPage = sql<boolean>`not exists ${names}`;

const isEditor = (viewer: Viewer | null): boolean =>
  contentPages.wire.edit !== undefined && mayCall(viewer, contentPages.wire.edit.access);

/**
 * Whether a viewer may read a page. A page without roles and permissions is public. Every other page requires one of
 * them. See docs/SPECIFICATION.md, section 6.
 */
function isPageOpenTo(viewer: Viewer | null, row: Row): boolean {
  const requiredRights = [row['roles'], row['permissions']].flatMap((list) => (Array.isArray(list) ? list : []));
  if (requiredRights.length === 0 || isEditor(viewer)) return true;
  return isAllowed(
    viewer,
    requiredRights.map((tie) => String(tie?.name)),
  );
}

/** The same rule for lists: a list leaves out the pages that a viewer may not read. */
function isListed({ viewer = null }: ReadContext): Expression {
  if (isEditor(viewer)) return sql`true`;
  const viewerRights = viewer === null ? [] : [...viewer.roles, ...viewer.permissions];
  if (viewerRights.length === 0) return isPublicPage;
  return sql`(${isPublicPage} or exists (select 1 from ${names} as tied where tied.name in (${sql.join(viewerRights)})))`;
}

const isPublished = publishedFor(contentPages);

export const pagesResource: MountedResource = {
  resource: contentPages,
  options: {
    repository: createResourceRepository(contentPages, {
      listed: (context) => sql`(${isPublished(context)} and ${isListed(context)})`,
      readable: isPublished,
      computed: () => ({
        roles: ties('page_roles', 'role_id', 'roles'),
        permissions: ties('page_permissions', 'permission_id', 'permissions'),
      }),
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        nav_place: sql`t.nav_place`,
        title: plain(translateColumn(context, 'title')),
      }),
      search: ownTexts,
      filters: {
        role: (value) => sql`exists (select 1 from page_roles p join roles n on n.id = p.role_id
          where p.page_id = t.id and n.name = ${value})`,
        slug: (value) => sql`t.slug = ${value}`,
        nav_place: (value) => sql`t.nav_place = ${value}`,
      },
    }),
    isOpenTo: isPageOpenTo,
    relations: {
      roles: { table: 'page_roles', own: 'page_id', other: 'role_id', target: 'roles' },
      permissions: { table: 'page_permissions', own: 'page_id', other: 'permission_id', target: 'permissions' },
    },
    slugFrom: 'title',
    hasPage: true,
  },
};
