export type {} from './events.tables';
export { eventCalendar } from './calendar/event-calendar';
export { eventsModule } from './events.module';
