import type { AdminAction, AdminPanel, AfterSave, FormPreview, ListLook } from '@enlace/shared-admin';

/** Tabs beside the form of an event. */
const eventPanels: readonly AdminPanel[] = [
  { name: 'tickets', load: () => import(/* webpackChunkName: "event-tickets" */ './tickets/tickets-panel') },
  { name: 'questions', load: () => import(/* webpackChunkName: "event-questions" */ './questions/questions-panel') },
  { name: 'attendees', load: () => import(/* webpackChunkName: "event-attendees" */ './attendees/attendees-panel') },
  { name: 'check-in', load: () => import(/* webpackChunkName: "event-lists" */ './check-in-lists/lists-panel') },
  { name: 'messages', load: () => import(/* webpackChunkName: "event-messages" */ './messages/messages-panel') },
  { name: 'orders', load: () => import(/* webpackChunkName: "event-orders" */ './orders/orders-panel') },
  { name: 'waiting', load: () => import(/* webpackChunkName: "event-waiting" */ './waiting/waiting-panel') },
  { name: 'report', load: () => import(/* webpackChunkName: "event-report" */ './report/report-panel') },
  {
    name: 'publishing',
    load: () => import(/* webpackChunkName: "event-publishing" */ './publishing/publishing-panel'),
  },
  { name: 'series', load: () => import(/* webpackChunkName: "event-series" */ './series/series-panel') },
];

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

/** The parts of an event around its form. */
export const eventParts = {
  panels: eventPanels,
  actions: eventActions,
  looks: eventLooks,
  afterSave: eventQuestion,
  preview: eventPreview,
};
