import { noteStatement } from '../../../infrastructure/changes/note-reads';

const sources = `select from chapters, chapter_leaders, companies, countries, course_instructors, courses, event_speakers,
  events, investors, jefa_perks, job_job_locations, job_locations, jobs, lessons, news, page_permissions, page_roles, pages,
  perks, press, user_roles, users`;

/** Notes the records from which the search entries are made: what shows the entries is made again when these change. */
export function noteSources(): void {
  noteStatement(sources);
}
