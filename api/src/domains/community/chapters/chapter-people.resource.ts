import { chapterPeople } from '@enlace/shared-contract/community';
import { sql } from 'kysely';

import { type Expression, sortColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { isMember, isShownTo, maskField, pageSlug } from '../../identity';

const publicChapter = (context: ReadContext): Expression => sql`select c.id from chapters c
  where c.deleted_at is null and c.published_at <= ${context.now}`;

/** Members who agreed, of chapters that visitors see. */
const isShownMember = (context: ReadContext): Expression => sql`(t.is_shown_in_chapter and ${isShownTo(context, 't')}
  and ${isMember('t')} and t.anonymised_at is null and t.chapter_id in (${publicChapter(context)}))`;

export const chapterPeopleResource: MountedResource = {
  resource: chapterPeople,
  options: {
    repository: createResourceRepository(chapterPeople, {
      table: 'users',
      isSoftDeleted: true,
      listed: isShownMember,
      readable: isShownMember,
      computed: (context) => ({
        name: sql`trim(t.first_name || ' ' || t.last_name)`,
        slug: pageSlug('t'),
        headline: maskField(context, 'headline', sql`t.headline`, 't'),
        avatar: maskField(context, 'avatar', sql`t.avatar`, 't'),
      }),
      sorts: () => ({ created_at: sql`t.created_at`, name: sortColumn('name') }),
      // Only names are searched, because they cannot be hidden.
      search: { column: sortColumn('name') },
      filters: { chapter: (value) => sql`t.chapter_id in (select n.id from chapters n where n.slug = ${value})` },
    }),
  },
};
