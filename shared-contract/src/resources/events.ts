import * as z from 'zod/mini';

import { chapterLeadRight, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import {
  countryCode,
  idInput,
  idList,
  line,
  localInstant,
  optionalLocalInstant,
  pairList,
  timeZone,
  yesNo,
} from '../fields';
import * as field from '../record-fields';
import {
  addressVisibilities,
  eventFields,
  eventFilters,
  eventFormats,
  eventReads,
  eventSorts,
  eventStatuses,
  sponsor,
} from './public-events';

/** Also leaders, for the events of their chapters. */
const byLead = { rows: chapterLeadRight };

const code = (pattern: RegExp) => z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(pattern))])));

/** Events of chapters (docs/SPECIFICATION.md, section 3). Times are instants; they are shown in the zone `timezone`. */
export const events = defineResource({
  name: 'events',
  ...declareFields(
    {
      ...eventFields,
      title: field.line(200),
      summary: field.text(300),
      description: field.detail(field.text(20_000)),
      starts_at: { read: eventFields.starts_at, write: localInstant },
      ends_at: { read: eventFields.ends_at, write: localInstant },
      timezone: { read: eventFields.timezone, write: timeZone },
      format: field.oneOfOrDefault(eventFormats),
      language: { read: eventFields.language, write: code(/^[a-z]{2,3}$/) },
      status: field.oneOfOrDefault(eventStatuses),
      venue_name: field.text(200),
      venue_address: field.text(300),
      address_visibility: field.detail(field.oneOfOrDefault(addressVisibilities)),
      city: field.text(120),
      country_code: {
        read: eventFields.country_code,
        write: z.optional(z.nullable(z.union([z.literal(''), countryCode]))),
      },
      capacity: field.wholeNumber(0, 1_000_000),
      cancel_until: field.detail({ read: eventFields.cancel_until.read, write: optionalLocalInstant }),
      has_refunds: field.detail({ read: eventFields.has_refunds.read, write: z.optional(yesNo) }),
      cover: field.picture,
      chapters: field.relation('chapters'),
      categories: field.detail(field.relation('categories')),
      event_categories: field.relation('event_categories'),
      tags: field.relation('tags'),
      speakers: {
        read: eventFields.speakers,
        attach: pairList({ user_id: idInput, speaker_role: line(80) }),
        detach: idList,
        target: 'users',
        key: 'user_id',
      },
      sponsors: field.detail(field.optional(field.relation('companies', sponsor))),
      translations: field.detail(field.translations),
    },
    { hasSeo: true },
  ),
  filters: eventFilters,
  sorts: eventSorts,
  translatable: ['title', 'summary', 'description'],
  drops: ['show_sponsor', 'show_chapters', 'chapter_name', 'speaker_user', 'speaker_role'],
  children: [{ field: 'tickets', resource: 'tickets', column: 'event_id' }],
  isSoftDeleted: true,
  // A table has no place for the roles of speakers; events are duplicated instead.
  capabilities: { import: false },
  wire: {
    ...eventReads,
    add: wire.post('/api/addevent', 'multipart', only(['admin'], 'events.add', byLead)),
    edit: wire.post('/api/editevent?id={id}', 'multipart', only(['admin'], 'events.edit', byLead)),
    remove: wire.post('/api/deleteevent?id={id}', 'none', only(['admin'], 'events.remove')),
  },
});
