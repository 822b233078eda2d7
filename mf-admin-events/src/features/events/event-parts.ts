import type { AdminAction, AdminPanel, AfterSave, FormPreview } from '@enlace/shared-admin';

/** Tabs beside the form of an event. */
const eventPanels: readonly AdminPanel[] = [
  { name: 'tickets', load: () => import(/* webpackChunkName: "event-tickets" */ './tickets/tickets-panel') },
  { name: 'questions', load: () => import(/* webpackChunkName: "event-questions" */ './questions/questions-panel') },
  { name: 'attendees', load: () => import(/* webpackChunkName: "event-attendees" */ './attendees/attendees-panel') },
  { name: 'orders', load: () => import(/* webpackChunkName: "event-orders" */ './orders/orders-panel') },
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
    name: 'page',
    icon: 'eye',
    to: ({ slug, status }) => (status === 'draft' || typeof slug !== 'string' ? null : `/events/${slug}`),
  },
];

/** The parts of an event around its form. */
export const eventParts = {
  panels: eventPanels,
  actions: eventActions,
  afterSave: eventQuestion,
  preview: eventPreview,
};
