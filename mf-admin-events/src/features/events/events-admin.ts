import { chapters, countries, tags } from '@enlace/shared-contract/community';
import { categories } from '@enlace/shared-contract/editorial';
import {
  addressVisibilities as visibilities,
  eventCategories,
  eventFormats,
  events,
  eventStatuses,
  eventTimes,
} from '@enlace/shared-contract/events';
import { users } from '@enlace/shared-contract/identity';
import { companies } from '@enlace/shared-contract/partners';

import { admin as office } from '../../lib/admin';
import { findLedOnly } from '../../lib/find-led-only';
import { languageChoices } from '../../lib/language-choices';
import { timeZoneChoices } from '../../lib/time-zone-choices';
import { eventColumns } from './event-columns';
import { eventParts } from './event-parts';
import { monthChoices } from './month-choices';
import { statusChoices } from './status-choices';
import { eventTexts } from './texts';

/** Fields of a new event that its chapter fills. */
const placeFields = ['timezone', 'city', 'country_code'];

export const admin = office.resource({
  contract: events,
  texts: eventTexts,
  columns: eventColumns,
  filters: [
    { name: 'when', type: 'choice', choices: eventTimes },
    { name: 'status', type: 'choice', choices: eventStatuses },
    { name: 'chapter_id', type: 'lookup', from: { of: chapters } },
    { name: 'category', type: 'lookup', from: { of: eventCategories } },
    { name: 'month', type: 'choice', choices: monthChoices },
    { name: 'format', type: 'choice', choices: eventFormats },
  ],
  sections: {
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'description', type: 'textarea', rows: 10 },
    ],
    main: [
      { name: 'status', type: 'choice', choices: statusChoices(eventTexts), initial: 'draft', width: 'half' },
      { name: 'format', type: 'choice', choices: eventFormats, initial: 'in_person', width: 'half' },
      { name: 'language', type: 'choice', choices: languageChoices, width: 'half' },
      { name: 'capacity', type: 'number', width: 'half' },
    ],
    time: [
      { name: 'starts_at', type: 'instant', zone: 'timezone', moves: 'ends_at', width: 'half' },
      { name: 'ends_at', type: 'instant', zone: 'timezone', width: 'half' },
      { name: 'timezone', type: 'choice', choices: timeZoneChoices, initial: browserZone(), width: 'half' },
    ],
    cancellation: [
      { name: 'cancel_until', type: 'instant', zone: 'timezone', width: 'half' },
      { name: 'has_refunds', type: 'switch' },
    ],
    place: [
      { name: 'venue_name', type: 'text', width: 'half' },
      { name: 'city', type: 'text', width: 'half' },
      { name: 'venue_address', type: 'text' },
      { name: 'address_visibility', type: 'choice', choices: visibilities, initial: 'public', width: 'half' },
      { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' }, width: 'half' },
    ],
    people: [
      { name: 'chapters', type: 'relation', of: chapters, narrows: findLedOnly, fills: placeFields },
      { name: 'speakers', type: 'pairs', of: users, key: 'user_id', column: 'speaker_role', hint: 'email' },
      { name: 'sponsors', type: 'relation', of: companies },
    ],
    sorting: [
      { name: 'event_categories', type: 'relation', of: eventCategories },
      { name: 'categories', type: 'relation', of: categories, width: 'half' },
      { name: 'tags', type: 'relation', of: tags, width: 'half' },
    ],
    picture: [{ name: 'cover', type: 'image' }],
  },
  ...eventParts,
  sort: { by: 'starts_at', order: 'desc' },
});

/** Time zone of a new event: the user's. */
function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
