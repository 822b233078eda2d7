import type {
  AdminAction,
  AdminPanel,
  AfterSave,
  BeforeSave,
  FormBanner,
  FormPreview,
  ListLook,
  PanelGroups,
  RecordHead,
} from '@enlace/shared-admin';
import { mayCallForRows } from '@enlace/shared-contract/access';
import { eventWorkCalls } from '@enlace/shared-contract/events';

import { copyAddress } from './copy-address';
import { workOf } from './publishing/work-of';

/** Panels of an event; those of one group share a tab. */
const eventPanels: readonly AdminPanel[] = [
  {
    name: 'overview',
    group: 'overview',
    load: () => import(/* webpackChunkName: "event-overview" */ './publishing/overview-panel'),
  },
  {
    name: 'report',
    group: 'overview',
    isFor: ({ status }, viewer) => status !== 'draft' && mayCallForRows(viewer, eventWorkCalls.report.access),
    load: () => import(/* webpackChunkName: "event-report" */ './report/report-panel'),
  },
  {
    name: 'tickets',
    group: 'tickets',
    load: () => import(/* webpackChunkName: "event-tickets" */ './tickets/tickets-panel'),
  },
  {
    name: 'questions',
    group: 'tickets',
    load: () => import(/* webpackChunkName: "event-questions" */ './questions/questions-panel'),
  },
  {
    name: 'attendees',
    group: 'people',
    load: () => import(/* webpackChunkName: "event-attendees" */ './attendees/attendees-panel'),
  },
  {
    name: 'orders',
    group: 'people',
    load: () => import(/* webpackChunkName: "event-orders" */ './orders/orders-panel'),
  },
  {
    name: 'waiting',
    group: 'people',
    load: () => import(/* webpackChunkName: "event-waiting" */ './waiting/waiting-panel'),
  },
  {
    name: 'check-in',
    group: 'check-in',
    load: () => import(/* webpackChunkName: "event-lists" */ './check-in-lists/lists-panel'),
  },
  {
    name: 'messages',
    group: 'messages',
    load: () => import(/* webpackChunkName: "event-messages" */ './messages/messages-panel'),
  },
  {
    name: 'speakers',
    group: 'settings',
    load: () => import(/* webpackChunkName: "event-speakers" */ './speakers/speakers-panel'),
  },
  {
    name: 'series',
    group: 'settings',
    load: () => import(/* webpackChunkName: "event-series" */ './series/series-panel'),
  },
  {
    name: 'publishing',
    group: 'settings',
    isFor: (record, viewer) => Object.values(workOf(record, viewer)).includes(true),
    load: () => import(/* webpackChunkName: "event-publishing" */ './publishing/publishing-panel'),
  },
];

/** An event opens with its state; the form is one of the settings. */
const eventGroups: PanelGroups = { first: 'overview', form: 'settings', pages: ['overview'] };

const eventHead: RecordHead = {
  load: () => import(/* webpackChunkName: "event-overview" */ './head/event-head'),
};

/** The question how the people of a changed event are notified. */
const newsQuestion: BeforeSave = {
  load: () => import(/* webpackChunkName: "event-news" */ './news/news-question'),
};

/** News that wait. */
const newsBanner: FormBanner = { load: () => import(/* webpackChunkName: "event-news" */ './news/news-banner') };

/** The question which dates of a series get a change. */
const eventQuestion: AfterSave = {
  load: () => import(/* webpackChunkName: "event-series" */ './series/after-save'),
};

/** The page of an event as its form has it. */
const eventPreview: FormPreview = {
  load: () => import(/* webpackChunkName: "event-preview" */ './preview/event-preview'),
};

/** Links in the head of an event. */
const eventActions: readonly AdminAction[] = [
  {
    name: 'check-in',
    icon: 'ticket',
    to: ({ id, status }) => (status === 'draft' ? null : `/admin/events/${id}/check-in`),
  },
  {
    name: 'page',
    icon: 'eye',
    to: ({ slug, status }) => (status === 'draft' || typeof slug !== 'string' ? null : `/events/${slug}`),
  },
];

/** Links in the head of the list. */
const eventLooks: readonly ListLook[] = [{ name: 'calendar', icon: 'calendar', to: '/admin/events/calendar' }];

/** An event that takes place online only has no place. */
function hiddenFields({ format }: Readonly<Record<string, unknown>>): readonly string[] {
  return format === 'online' ? ['venue_name', 'venue_address', 'address_visibility', 'city'] : [];
}

/** The parts of an event around its form. */
export const eventParts = {
  panels: eventPanels,
  groups: eventGroups,
  head: eventHead,
  copyAddress,
  // Upcoming events, the next one first, without those of the archive.
  opening: 'when=upcoming&sort=starts_at&order=asc',
  hiddenFields,
  seoGroups: ['search', 'openGraph', 'twitter'] as const,
  isSeoFolded: true,
  actions: eventActions,
  looks: eventLooks,
  beforeSave: newsQuestion,
  afterSave: eventQuestion,
  banner: newsBanner,
  preview: eventPreview,
};
