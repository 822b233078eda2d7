import { eventCategories } from '@enlace/shared-contract/events';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-events/event-categories', en, {
  es: () => import(/* webpackChunkName: "event-categories-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "event-categories-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: eventCategories,
  texts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'events_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: { main: [{ name: 'name', type: 'text' }] },
  sort: { by: 'name', order: 'asc' },
});
