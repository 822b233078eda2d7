import { buildArea, buildChapter, buildEvent, buildTag } from './community';
import { slugOf } from './names';
import { buildRole, buildUser } from './people';
import { buildJobLocation, buildSeniorityLevel } from './work';

const blanks: Readonly<Record<string, () => object>> = {
  areas: () => buildArea({ id: 1, name: '', description: null, color: null, members_count: 0 }),
  chapters: () => buildChapter({ id: 1, name: '', summary: null, founded_on: null, members_count: 0, events_count: 0 }),
  events: () => buildEvent({ id: 1, title: '' }),
  job_locations: () => buildJobLocation({ id: 1, name: '', country_code: null, country: null, jobs_count: 0 }),
  roles: () => buildRole({ id: 1, name: '' }),
  seniority_levels: () => buildSeniorityLevel({ id: 1, name: '', rank: 0 }),
  tags: () => buildTag({ id: 1, name: '' }),
  users: () => buildUser({ id: 1 }),
};

/** What the API fills in that a form does not send (counts, slug); the fake API puts the form's values over it. */
export function buildBlank(resource: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...blanks[resource]?.(), slug: slugOf(String(values['name'] ?? values['title'] ?? '')) };
}
