import { AppError } from '@enlace/shared-contract/errors';
import {
  contactPoolMemberSchema,
  listTalentPoolSchema,
  listTrackingSchema,
  type PoolMember,
  type PoolMemberDetails,
  talentPoolCalls,
  type TrackingEntry,
} from '@enlace/shared-contract/talent-pool';
import {
  buildArea,
  buildCompany,
  buildCountry,
  buildNamed,
  buildSeniorityLevel,
  buildViewer,
  createFakeApi,
  type FakeApi,
  renderRemote,
} from '@enlace/shared-testing';

import { pages } from './pages';
import remote from '../remote';
import { answerTalent, type TalentStage } from './talent-answers';

const skills = ['React', 'SQL', 'Python', 'Figma', 'Go', 'Rust', 'Vue', 'CSS'].map((name, index) => ({
  id: index + 1,
  name,
  kind: 'tech' as const,
}));

/** An instant some hours ago. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

export function buildPoolMember(values: Partial<PoolMember> = {}): PoolMember {
  return {
    id: 1,
    name: 'Ana Quispe',
    avatar: null,
    headline: 'Front-end engineer',
    city: 'Lima',
    country: 'Peru',
    area: 'Software engineering',
    seniority: 'Senior',
    skills: ['React', 'SQL'],
    languages: ['Español · C2'],
    job_types: ['Full time'],
    years: 6,
    availability: 'now',
    updated_at: hoursAgo(30),
    ...values,
  };
}

/** A member who shows nothing but a headline. */
export const hiddenMember = buildPoolMember({
  id: 2,
  name: null,
  headline: 'Data analyst',
  city: null,
  country: null,
  area: null,
  seniority: null,
  skills: [],
  languages: [],
  job_types: [],
  years: null,
  availability: null,
});

const details: Omit<PoolMemberDetails, keyof PoolMember> = {
  bio: 'I build screens.',
  linkedin: 'https://www.linkedin.com/in/ana/',
  website: 'javascript:alert(1)',
  github: null,
  can_contact: true,
  contact: null,
  email: null,
};

export function buildEntry(values: Partial<TrackingEntry> = {}): TrackingEntry {
  return {
    id: 'view-1',
    kind: 'view',
    at: hoursAgo(1),
    actor: 'Renata Guimarães',
    member: { id: 1, name: 'Ana Quispe' },
    company: 'Kumbia',
    job: null,
    from: null,
    to: null,
    state: null,
    text: null,
    ...values,
  };
}

export interface PoolStage {
  readonly members?: readonly PoolMember[];
  readonly entries?: readonly TrackingEntry[];
  /** Of each member. */
  readonly details?: Partial<PoolMemberDetails>;
  /** Pools, tags, notes and follow-ups of the recruiter's companies. */
  readonly talent?: TalentStage;
  /** Names of the recruiter's companies. */
  readonly companies?: readonly string[];
}

interface PageQuery {
  readonly page: number | undefined;
  readonly per_page: number | undefined;
}

/** A fake API with a talent pool that filters by words, skills and availability, and with its history. */
export function createPoolApi(stage: PoolStage = {}): FakeApi {
  const { members = [buildPoolMember(), hiddenMember], entries = [], companies = ['Kumbia'] } = stage;
  const api = createFakeApi(
    {
      areas: [buildArea({ id: 1, name: 'Software engineering' })],
      seniority_levels: [buildSeniorityLevel({ id: 1, name: 'Senior' })],
      job_types: [buildNamed(1, 'Full time')],
      job_skills: skills,
      language_proficiency: [{ id: 1, name: 'Español · C2', language: 'es', level: 'C2' }],
      countries: [buildCountry({ id: 1, name: 'Peru', code: 'PE' })],
      companies: companies.map((name, index) => buildCompany({ id: index + 1, name })),
    },
    { viewer: buildViewer({ roles: ['recruiters'] }) },
  );
  const changes = new Map<number, Partial<PoolMemberDetails>>();
  const history: TrackingEntry[] = [...entries];
  const detailsOf = (id: unknown): PoolMemberDetails => {
    const member = members.find((one) => one.id === Number(id));
    if (member === undefined) throw new AppError('NOT_FOUND');
    return { ...details, ...stage.details, ...member, ...changes.get(member.id) };
  };
  const pageOf = <T>(rows: readonly T[], { page = 1, per_page: size = 25 }: PageQuery) => ({
    data: rows.slice((page - 1) * size, page * size),
    meta: { total: rows.length, page, per_page: size },
  });

  api.answer(talentPoolCalls.listTalentPool, ({ query }) => {
    const {
      search = '',
      skills: ids = [],
      skill_mode: mode = 'and',
      availability,
      page,
      per_page,
    } = listTalentPoolSchema.parse(query);
    const names = skills.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    const hasSkills = (member: PoolMember) => {
      const count = names.filter((name) => member.skills.includes(name)).length;
      return count >= (mode === 'and' ? names.length : Math.min(1, names.length));
    };
    const rows = members.filter(
      (member) =>
        `${member.name ?? ''} ${member.headline ?? ''}`.includes(search) &&
        hasSkills(member) &&
        (availability === undefined || member.availability === availability),
    );
    return pageOf(rows, { page, per_page });
  });
  api.answer(talentPoolCalls.getPoolMember, ({ params }) => ({ data: detailsOf(params['id']) }));
  api.answer(talentPoolCalls.contactPoolMember, ({ params, body }) => {
    const { message } = contactPoolMemberSchema.parse(body);
    const id = Number(params['id']);
    changes.set(id, { can_contact: false, contact: { state: 'sent', at: hoursAgo(0) } });
    const { name } = detailsOf(id);
    const values = { at: hoursAgo(0), member: { id, name }, state: 'sent', text: message } as const;
    history.unshift(buildEntry({ id: 'contact-9', kind: 'contact', ...values }));
    return { data: detailsOf(id) };
  });
  const trackingOf = (query: unknown, rows: readonly TrackingEntry[]) => {
    const { kind, page, per_page } = listTrackingSchema.parse(query);
    const entriesOfKind = rows.filter((entry) => kind === undefined || entry.kind === kind);
    return pageOf(entriesOfKind, { page, per_page });
  };
  api.answer(talentPoolCalls.listTracking, ({ query }) => trackingOf(query, history));
  api.answer(talentPoolCalls.listTrackingOf, ({ query, params }) =>
    trackingOf(
      query,
      history.filter(({ member }) => member.id === Number(params['id'])),
    ),
  );
  answerTalent(api, stage.talent);
  return api;
}

export const openPool = (address: string, api = createPoolApi(), locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, locale });
