import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { timestamp } from '../fields';
import * as field from '../record-fields';

/** Kinds of events, by name, with soft and hard deletion (docs/SPECIFICATION.md, section 3). */
export const eventCategories = defineResource({
  name: 'event_categories',
  ...declareFields({
    name: field.line(60),
    slug: z.string(),
    events_count: z.number(),
    translations: field.translations,
    deleted_at: z.optional(timestamp),
  }),
  filters: z.object({}),
  sorts: ['name', 'created_at', 'events_count', 'updated_at'],
  translatable: ['name'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/event_categories/list', publicAccess, { order_by_name: 'asc' }),
    get: wire.get('/api/event_categories/get/{id}', publicAccess),
    add: wire.post('/api/addevent-category', 'multipart', only(['admin'], 'event_categories.add')),
    edit: wire.post('/api/editevent-category?id={id}', 'json', only(['admin'], 'event_categories.edit')),
    remove: wire.post('/api/deleteevents-category?id={id}', 'none', only(['admin'], 'event_categories.remove')),
    hardRemove: wire.post(
      '/api/deletehardevents-category?id={id}',
      'none',
      only(['admin'], 'event_categories.hardRemove'),
    ),
  },
});
