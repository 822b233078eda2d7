import { findBuilder } from './build-row';
import { buildArea, buildChapter, buildEvent, buildTag } from './community';
import { buildArticle, buildContentPage } from './editorial';
import { slugOf } from './names';
import {
  buildCompany,
  buildCompanyCategory,
  buildInvestor,
  buildMemberPerk,
  buildPerk,
  buildPressItem,
} from './partners';
import { buildRole, buildUser } from './people';
import { buildCourse, buildJob, buildJobLocation, buildLesson, buildSeniorityLevel } from './work';

const emptyPlace = { city: null, country_code: null, country: null };
const draftState = { published_at: null, status: 'draft' } as const;

/** An empty record of each resource that can be added. */
const blanks: Readonly<Record<string, () => object>> = {
  areas: () => buildArea({ id: 1, name: '', description: null, color: null, members_count: 0 }),
  chapters: () => buildChapter({ id: 1, name: '', summary: null, founded_on: null, members_count: 0, events_count: 0 }),
  companies: () => buildCompany({ id: 1, name: '', summary: null, size: null, founded_year: null, ...emptyPlace }),
  company_categories: () => buildCompanyCategory({ id: 1, name: '', companies_count: 0 }),
  courses: () =>
    buildCourse({
      id: 1,
      title: '',
      language: 'en',
      area: null,
      lessons: [],
      lessons_count: 0,
      minutes: 0,
      ...draftState,
    }),
  events: () => buildEvent({ id: 1, title: '' }),
  investors: () => buildInvestor({ id: 1, name: '', summary: null, stages: [], since: null, ...emptyPlace }),
  jefa_perks: () => buildMemberPerk({ id: 1, name: '' }),
  job_locations: () => buildJobLocation({ id: 1, name: '', country_code: null, country: null, jobs_count: 0 }),
  jobs: () =>
    buildJob({
      id: 1,
      title: '',
      job_locations: [],
      job_types: [],
      seniority_levels: [],
      areas: [],
      data_areas: [],
      salary_from: null,
      salary_to: null,
      currency: null,
      salary_period: 'year',
      closes_at: null,
      ...draftState,
    }),
  lessons: () =>
    buildLesson({ id: 1, title: '', summary: null, body: null, video_url: null, kind: 'text', minutes: 0 }),
  news: () => buildArticle({ id: 1, title: '', summary: null, body: null, languages: ['en'], ...draftState }),
  pages: () => buildContentPage({ id: 1, title: '', body: null }),
  perks: () => buildPerk({ id: 1, name: '', companies_count: 0 }),
  press: () => buildPressItem({ id: 1, title: '', url: null }),
  roles: () => buildRole({ id: 1, name: '' }),
  seniority_levels: () => buildSeniorityLevel({ id: 1, name: '', rank: 0 }),
  tags: () => buildTag({ id: 1, name: '' }),
  users: () => buildUser({ id: 1 }),
};

/** Fields that the API fills in (counts, slug); the fake API adds the form's values. */
export function buildBlank(resource: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const blank = blanks[resource] ?? (() => findBuilder(resource)?.(1));
  return { ...blank(), slug: slugOf(String(values['name'] ?? values['title'] ?? '')) };
}
