export { mountHolds } from './orders/hold.routes';
export { mountAttendance } from './attendance/attendance.routes';
export { eventsJobs } from './figures-jobs';
export type {} from './events.tables';
export { eventsPersonColumns } from './events-person-columns';
export { eventsResources } from './events-resources';
