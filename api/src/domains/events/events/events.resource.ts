import { eventEditExtras, events } from '@enlace/shared-contract/events';
import { type Generated, sql } from 'kysely';

import {
  type Expression,
  jsonList,
  jsonObject,
  translateColumn,
  sortColumnInLanguage,
} from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import type { TableOf } from '../../../infrastructure/db/table-of';
import { noteEventChange } from '../news/change-news';
import { ticketsOfMove } from '../tickets/sale-changes';
import { eventSeatsLeft, lowestPrice, seatsOf, ticketCurrency, ticketsOfEvent } from '../tickets/ticket-expressions';
import { isEditableEvent, isListedEvent, isShownEvent, venueAddress } from './event-status';
import { otherDates } from '../series/other-dates';
import { eventDependents } from './event-dependents';
import { speakerRows } from '../speakers/find-speakers';
import { prepareEvent, refuseEventRemoval } from './prepare-event';
import { isLedEvent } from '../rights/led-events';
import { eventsPolicy, isLedField } from '../rights/event-policies';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    events: TableOf<typeof events> & {
      /** A copy of the sold seats, by which lists are sorted. */
      going_count: Generated<number>;
      currency: Generated<string>;
      previous_starts_at: Generated<Date | null>;
      archived_at: Generated<Date | null>;
    };
  }
}

/** Rows of a related table with id, name and slug; the alias of such a row is `n`. */
function namesOf(pair: string, column: string, target: string, name: Expression, alive: Expression): Expression {
  return jsonList(sql`select ${jsonObject({ id: sql`n.id`, name, slug: sql`n.slug` })} as row
    from ${sql.table(pair)} p join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)}
    where p.event_id = t.id and ${alive} order by n.id`);
}

/** Companies that support the event. */
const sponsors = jsonList(sql`select ${jsonObject({
  id: sql`c.id`,
  name: sql`c.name`,
  slug: sql`c.slug`,
  logo: sql`c.logo`,
})} as row from event_sponsors s join companies c on c.id = s.company_id and c.deleted_at is null
  where s.event_id = t.id order by c.name, c.id`);

/** How far people travel to an event near them. */
const nearKm = 300;

const ofChapter = (condition: Expression): Expression => sql`exists (select 1 from event_chapters ec
  join chapters c on c.id = ec.chapter_id and c.deleted_at is null where ec.event_id = t.id and ${condition})`;

/** Distance in kilometres between two chapters on the surface of the earth. */
const distance: Expression = sql`6371 * 2 * asin(least(1, sqrt(
  power(sin(radians(c.latitude - home.latitude) / 2), 2) + cos(radians(home.latitude)) * cos(radians(c.latitude))
  * power(sin(radians(c.longitude - home.longitude) / 2), 2))))`;

/** The public chapter of this slug, and the chapters around it. */
const isNear = (slug: unknown, { now }: ReadContext): Expression => sql`exists (select 1 from chapters home
  where home.slug = ${slug} and home.deleted_at is null and home.published_at <= ${now}
    and (home.id = c.id or ${distance} < ${nearKm}))`;

const ofTopic = (topic: unknown): Expression => sql`exists (select 1 from event_tags p join tags n on n.id = p.tag_id
  where p.event_id = t.id and (n.slug = ${topic}::text or n.id::text = ${topic}::text))`;

const ofCategory = (category: unknown): Expression => sql`exists (select 1 from event_event_categories p
  join event_categories n on n.id = p.event_category_id and n.deleted_at is null
  where p.event_id = t.id and (n.slug = ${category}::text or n.id::text = ${category}::text))`;

export const eventsResource: MountedResource = {
  resource: events,
  options: {
    repository: createResourceRepository(events, {
      listed: isListedEvent,
      readable: isShownEvent,
      editable: isEditableEvent,
      computed: (context) => ({
        chapters: namesOf(
          'event_chapters',
          'chapter_id',
          'chapters',
          sql`n.name`,
          sql`n.deleted_at is null and n.published_at <= ${context.now}`,
        ),
        event_categories: namesOf(
          'event_event_categories',
          'event_category_id',
          'event_categories',
          translateColumn(context, 'name', 'n'),
          sql`n.deleted_at is null`,
        ),
        tags: namesOf('event_tags', 'tag_id', 'tags', translateColumn(context, 'name', 'n'), sql`true`),
        categories: namesOf(
          'event_categories_general',
          'category_id',
          'categories',
          translateColumn(context, 'name', 'n'),
          sql`true`,
        ),
        speakers: jsonList(speakerRows(context)),
        sponsors,
        venue_address: venueAddress(context),
        is_refunded: sql`case when t.status = 'cancelled' then
          (select c.is_refunded from event_cancellations c where c.event_id = t.id) end`,
        going_count: seatsOf('event', 'sold', sql`t.id`),
        seats_left: eventSeatsLeft,
        price_from: lowestPrice,
        currency: ticketCurrency,
        tickets: ticketsOfEvent(context),
        other_dates: otherDates(context),
        [isLedField]: isLedEvent(context),
        preview_until: sql`${context.preview?.until ?? null}::timestamptz`,
      }),
      sorts: (context) => ({
        starts_at: sql`t.starts_at`,
        created_at: sql`t.created_at`,
        title: sortColumnInLanguage(context, 'title'),
        going_count: sql`t.going_count`,
        updated_at: sql`t.updated_at`,
      }),
      search: ownTexts,
      filters: {
        chapter_id: (value) => ofChapter(sql`c.id = ${value}`),
        chapter: (value) => ofChapter(sql`(c.slug = ${value}::text or c.id::text = ${value}::text)`),
        month: (value) => sql`to_char(t.starts_at at time zone t.timezone, 'YYYY-MM') = ${value}`,
        when: (value, { now }) =>
          value === 'archived'
            ? sql`t.archived_at is not null`
            : sql`t.archived_at is null and ${value === 'past' ? sql`t.ends_at < ${now}` : sql`t.ends_at >= ${now}`}`,
        format: (value) => sql`t.format = ${value}`,
        attend: (value) => sql`t.format in (${value}, 'hybrid')`,
        near: (value, context) => sql`t.format <> 'online' and ${ofChapter(isNear(value, context))}`,
        language: (value) => sql`t.language = ${value}`,
        topic: (value) => ofTopic(value),
        category: (value) => ofCategory(value),
        free: () => sql`${lowestPrice} = 0`,
        slug: (value) => sql`t.slug = ${value}`,
        status: (value) => sql`t.status = ${value}`,
      },
    }),
    policy: eventsPolicy,
    policyFields: [isLedField],
    beforeWrite: prepareEvent,
    afterWrite: noteEventChange,
    extras: eventEditExtras,
    childChanges: ticketsOfMove,
    beforeRemove: refuseEventRemoval,
    dependents: eventDependents,
    relations: {
      chapters: {
        table: 'event_chapters',
        own: 'event_id',
        other: 'chapter_id',
        target: 'chapters',
        isSoftDeleted: true,
      },
      categories: { table: 'event_categories_general', own: 'event_id', other: 'category_id', target: 'categories' },
      event_categories: {
        table: 'event_event_categories',
        own: 'event_id',
        other: 'event_category_id',
        target: 'event_categories',
        isSoftDeleted: true,
      },
      tags: { table: 'event_tags', own: 'event_id', other: 'tag_id', target: 'tags' },
      sponsors: {
        table: 'event_sponsors',
        own: 'event_id',
        other: 'company_id',
        target: 'companies',
        isSoftDeleted: true,
      },
      speakers: {
        table: 'event_speakers',
        own: 'event_id',
        other: 'user_id',
        target: 'users',
        isSoftDeleted: true,
        columns: { speaker_role: 'plain' },
      },
    },
    files: { cover: 'image' },
    slugFrom: 'title',
    hasPage: true,
    hasPreviewLinks: true,
  },
};
