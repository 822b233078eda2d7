import type { replyTemplates } from '@enlace/shared-contract/forms';
import type { usersLost } from '@enlace/shared-contract/identity';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { resources } from '../api/resources';
import { buildSample } from './build-sample';
import { buildArea, buildChapter, buildEvent, buildTag } from './community';
import { buildArticle, buildContentPage } from './editorial';
import { buildCategory, buildCountry, buildNamed, buildPermission } from './lookups';
import {
  buildCompany,
  buildCompanyCategory,
  buildInvestor,
  buildMemberPerk,
  buildPerk,
  buildPressItem,
} from './partners';
import { buildRole, buildUser } from './people';
import { stamps } from './sequence';
import { buildCourse, buildJob, buildJobLocation, buildLesson, buildSeniorityLevel } from './work';

/** Rows with more than their contract alone gives: names of places and people, related rows. */
const builders: Readonly<Record<string, (id: number) => object>> = {
  areas: (id) => buildArea({ id }),
  categories: (id) => buildCategory({ id }),
  chapter_members: (id) => ({ id, name: buildUser({ id }).name, detail: null }),
  chapters: (id) => buildChapter({ id }),
  companies: (id) => buildCompany({ id }),
  company_categories: (id) => buildCompanyCategory({ id }),
  countries: (id) => buildCountry({ id }),
  courses: (id) => buildCourse({ id }),
  events: (id) => buildEvent({ id }),
  investors: (id) => buildInvestor({ id }),
  jefa_perks: (id) => buildMemberPerk({ id }),
  job_locations: (id) => buildJobLocation({ id }),
  job_skills: (id) => ({ ...buildNamed(id, `Análisis de datos ${id}`), kind: 'tech' }),
  job_titles: (id) => buildNamed(id, `Engenheira de dados ${id}`),
  job_types: (id) => buildNamed(id, `Media jornada ${id}`),
  jobs: (id) => buildJob({ id }),
  lessons: (id) => buildLesson({ id }),
  news: (id) => buildArticle({ id }),
  pages: (id) => buildContentPage({ id }),
  perks: (id) => buildPerk({ id }),
  permissions: (id) => buildPermission({ id }),
  press: (id) => buildPressItem({ id }),
  reply_templates: buildReplyTemplate,
  roles: (id) => buildRole({ id }),
  seniority_levels: (id) => buildSeniorityLevel({ id }),
  states: (id) => ({ id, name: `Antioquia ${id}`, code: `A${id}`, country_code: 'CO' }),
  tags: (id) => buildTag({ id }),
  users: (id) => buildUser({ id }),
  users_lost: buildLostUser,
};

/**
 * A row of any resource, for tests of all resources: from its builder, else from its contract.
 * @throws for a name that is no resource
 */
export function buildRow(resource: string, id: number): object {
  const build = findBuilder(resource);
  if (build === undefined) throw new Error(`the contract has no resource ${resource}`);
  return build(id);
}

/** Makes rows of a resource; undefined for an unknown one. */
export function findBuilder(resource: string): ((id: number) => object) | undefined {
  const contract = resources.find(({ name }) => name === resource);
  return builders[resource] ?? (contract === undefined ? undefined : (id) => buildSample(contract, id));
}

function buildReplyTemplate(id: number): EntityOf<typeof replyTemplates> {
  return {
    id,
    name: `Gracias ${id}`,
    kind: null,
    subject: 'Recibimos tu mensaje',
    body: 'Hola, {name}: te respondemos pronto.',
    translations: {},
    ...stamps(id),
  };
}

function buildLostUser(id: number): EntityOf<typeof usersLost> {
  const { first_name, last_name, name, email, city, country_code, country } = buildUser({ id });
  const { created_at, updated_at } = stamps(id);
  return {
    id,
    kind: 'latina',
    role: 'latinas',
    email,
    first_name,
    last_name,
    name,
    city,
    country_code,
    country,
    company_name: null,
    locale: 'es',
    mails_count: 1,
    created_at,
    updated_at,
    mailed_at: created_at,
    expires_at: updated_at,
  };
}
