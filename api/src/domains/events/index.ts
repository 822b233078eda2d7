export type {} from './events.tables';
export type {} from './check-in/check-in.tables';
export type {} from './messages/messages.tables';
export type {} from './news/news.tables';
export { eventCalendar } from './calendar/event-calendar';
export { eventsModule } from './events.module';
