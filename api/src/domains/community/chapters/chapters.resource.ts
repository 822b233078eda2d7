import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import { chapters, lastLeaderExtras } from '@enlace/shared-contract/community';
import { sql } from 'kysely';

import type { MaybeJson, MaybeTime, Picture } from '../../../infrastructure/db/column-types';
import type { TableOf } from '../../../infrastructure/db/table-of';
import { editableFor, publishedFor } from '../../../kit/core/table/published';
import { type Expression, jsonList, plain } from '../../../kit/core/table/expressions';
import { textsWithCountry } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { countMembers, isShownTo, personCard } from '../../identity';
import { countryName } from '../../../kit/core/values/country-name';
import { chaptersPolicy } from './chapters.policy';
import { mailOtherLeaders } from './mail-other-leaders';
import { prepareLeaders } from './prepare-leaders';
import { idsOf } from './require-members';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    chapters: TableOf<typeof chapters> & { cover: MaybeJson<Picture>; deleted_at: MaybeTime };
  }
}

const isLedBy = ({ id }: Viewer): Expression =>
  sql`exists (select 1 from chapter_leaders led where led.chapter_id = t.id and led.user_id = ${id})`;
const members = countMembers('chapters', sql`t.id`);
const publicEvents = sql`event_chapters ec
  join events e on e.id = ec.event_id and e.deleted_at is null and e.status <> 'draft'
  and e.archived_at is null`;
const eventsCount = sql`(select count(*) from ${publicEvents} where ec.chapter_id = t.id)`;
const nextEvent = (context: ReadContext): Expression => sql`(select min(e.starts_at) from ${publicEvents}
  where ec.chapter_id = t.id and e.starts_at > ${context.now} and e.status = 'published')`;
const leaders = (context: ReadContext): Expression =>
  jsonList(sql`select ${personCard(context)} as row from chapter_leaders cl
    join users u on u.id = cl.user_id and ${isShownTo(context)}
    where cl.chapter_id = t.id order by cl.position, u.id`);

const { edit } = chapters.wire;

/** The address of the group, for members of the chapter, its leaders and editors of all chapters. */
const groupUrl = ({ viewer = null }: ReadContext): Expression => {
  if (viewer === null) return sql`null::text`;
  if (edit !== undefined && mayCall(viewer, edit.access)) return sql`t.group_url`;
  return sql`(case when ${isLedBy(viewer)} or exists (select 1 from users own
    where own.id = ${viewer.id} and own.chapter_id = t.id) then t.group_url end)`;
};

export const chaptersResource: MountedResource = {
  resource: chapters,
  options: {
    repository: createResourceRepository(chapters, {
      listed: publishedFor(chapters, isLedBy),
      readable: publishedFor(chapters, isLedBy),
      editable: editableFor(chapters, isLedBy),
      computed: (context) => ({
        country: sql`coalesce(${countryName(context.lang, sql`t.country_code`)}, t.country_code)`,
        members_count: members,
        events_count: eventsCount,
        next_event_at: nextEvent(context),
        chapter_leaders: leaders(context),
        has_group: sql`(coalesce(t.group_url, '') <> '')`,
        group_url: groupUrl(context),
      }),
      isShort: true,
      sorts: (context) => ({
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        name: plain(sql`t.name`),
        city: plain(sql`t.city`),
        country_code: sql`t.country_code`,
        members_count: members,
        status: sql`t.status`,
        events_count: eventsCount,
        next_event_at: nextEvent(context),
      }),
      search: textsWithCountry,
      filters: {
        country_code: (value) => sql`t.country_code = upper(${value}::text)`,
        status: (value) => sql`t.status = ${value}`,
        language: (value) => sql`t.languages ? ${value}::text`,
        slug: (value) => sql`t.slug = ${value}`,
      },
    }),
    policy: chaptersPolicy,
    policyFields: ['chapter_leaders'],
    beforeWrite: prepareLeaders,
    extras: lastLeaderExtras,
    afterWrite: async (trx, { id, after, values }) => {
      if (after === null) return;
      for (const userId of idsOf(values['detach_chapter_leaders']))
        await mailOtherLeaders(trx, { chapterId: id, userId });
    },
    relations: {
      chapter_leaders: {
        table: 'chapter_leaders',
        own: 'chapter_id',
        other: 'user_id',
        target: 'users',
        isSoftDeleted: true,
      },
    },
    slugFrom: 'name',
    hasPage: true,
    dependents: [
      {
        resource: 'users',
        label: { en: 'Members of this chapter', es: 'Miembros de este capítulo', pt: 'Membros deste capítulo' },
        count: (id) => sql`(select count(*) from users where chapter_id = ${id} and deleted_at is null)`,
      },
      {
        resource: 'chapter_leaders',
        label: { en: 'Leaders of this chapter', es: 'Líderes de este capítulo', pt: 'Líderes deste capítulo' },
        count: (id) => sql`(select count(*) from chapter_leaders where chapter_id = ${id})`,
      },
      {
        resource: 'events',
        label: { en: 'Events of this chapter', es: 'Eventos de este capítulo', pt: 'Eventos deste capítulo' },
        count: (id) => sql`(select count(*) from ${publicEvents} where ec.chapter_id = ${id})`,
      },
    ],
  },
};
