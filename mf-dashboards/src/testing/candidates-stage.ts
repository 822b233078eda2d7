import { AppError } from '@enlace/shared-contract/errors';
import {
  type Applicant,
  type Candidate,
  candidateCalls,
  type CandidateDetails,
  type CandidateMove,
  candidateMoves,
  type CandidateStage,
  candidateStageCalls,
  type CandidateState,
  type CandidateTemplate,
  candidateTemplateCalls,
  candidateStates,
  listCandidatesSchema,
  moveCandidatesSchema,
} from '@enlace/shared-contract/recruiting';
import { buildViewer, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from './pages';
import remote from '../remote';

const day = 86_400_000;

/** An instant some days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day - 60_000).toISOString();

const movesOf: Readonly<Record<CandidateState, readonly CandidateMove[]>> = {
  submitted: ['review', 'shortlist', 'interview', 'reject'],
  viewed: ['review', 'shortlist', 'interview', 'reject'],
  in_review: ['shortlist', 'interview', 'offer', 'reject'],
  shortlisted: ['interview', 'offer', 'reject'],
  interview: ['offer', 'hire', 'reject'],
  offer: ['hire', 'reject'],
  hired: [],
  rejected: ['review'],
  withdrawn: [],
  auto_closed: [],
};

const jobs = [
  {
    id: 3,
    title: 'Front-end engineer',
    slug: 'front-end-engineer',
    company_id: 9,
    company: 'Kumbia',
    answer_days: null,
  },
  { id: 4, title: 'Data analyst', slug: 'data-analyst', company_id: 9, company: 'Kumbia', answer_days: 3 },
] as const;

const [firstJob] = jobs;

export function buildCandidate(values: Partial<Candidate> = {}): Candidate {
  const state = values.state ?? 'submitted';
  return {
    id: 1,
    name: 'Ana Quispe',
    headline: 'Front-end engineer',
    avatar: null,
    job: firstJob,
    state,
    stage: null,
    applied_at: daysAgo(9),
    moved_at: daysAgo(5),
    file_count: 0,
    version: 1,
    moves: [...movesOf[state]],
    ...values,
  };
}

export const applicant: Applicant = {
  name: 'Ana Quispe',
  headline: 'Front-end engineer',
  bio: 'I build screens.',
  avatar: null,
  city: 'Lima',
  country: 'Peru',
  area: null,
  seniority: 'Mid',
  company: null,
  email: 'ana@example.org',
  phone: '+51 999 111 222',
  linkedin: 'https://www.linkedin.com/in/ana/',
  website: 'javascript:alert(1)',
  github: null,
  general_skills: ['Mentoring'],
  tech_skills: ['React', 'CSS'],
  job_types: ['Full time'],
  languages: ['Español · C2'],
};

const ana = buildCandidate();
const team: readonly Candidate[] = [
  ana,
  buildCandidate({ id: 2, name: 'Bea Mamani', state: 'in_review', headline: null }),
  buildCandidate({ id: 3, name: 'Carla Rojas', state: 'interview', job: jobs[1] }),
  buildCandidate({ id: 4, name: 'Dora Vega', state: 'hired' }),
];

/** A fake API with candidates that move as the real ones do. */
export function createCandidatesApi(
  rows: readonly Candidate[] = team,
  details: Partial<CandidateDetails> = {},
  stages: readonly CandidateStage[] = [],
  templates: readonly CandidateTemplate[] = [],
): FakeApi {
  const viewer = buildViewer({ roles: ['recruiters'] });
  const api = createFakeApi({}, { viewer });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const all = () => [...rowsById.values()];
  const lastMove = new Map<number, Candidate>();

  const matching = ({ job_id: jobId, search = '' }: { job_id?: number | undefined; search?: string | undefined }) =>
    all().filter(({ job, name }) => (jobId === undefined || job.id === jobId) && name.includes(search));
  const countStates = (candidates: readonly Candidate[]) =>
    Object.fromEntries(candidateStates.map((state) => [state, candidates.filter((one) => one.state === state).length]));
  const find = (id: unknown): Candidate => {
    const candidate = rowsById.get(Number(id));
    if (candidate === undefined) throw new AppError('NOT_FOUND');
    return candidate;
  };
  const detailsOf = (candidate: Candidate): CandidateDetails => ({
    ...candidate,
    message: 'I like what you build.',
    applicant,
    answers: [],
    files: [],
    events: [
      {
        id: 1,
        transition: 'submit',
        from: null,
        to: 'submitted',
        stage: null,
        by: 'member',
        actor: candidate.name,
        reason: null,
        note: null,
        message: null,
        shows_reason: false,
        at: candidate.applied_at,
      },
    ],
    ...details,
  });
  const change = (candidate: Candidate, state: CandidateState, stage: Candidate['stage'] = null): Candidate => {
    const { version } = candidate;
    const next = { ...candidate, state, stage, version: version + 1, moves: [...movesOf[state]], moved_at: daysAgo(0) };
    rowsById.set(candidate.id, next);
    return next;
  };

  api.answer(candidateCalls.listCandidates, ({ query }) => {
    const { state, stage_id: stageId, page = 1, per_page: size = 25, ...filters } = listCandidatesSchema.parse(query);
    const ofFilters = matching(filters);
    const ofState = ofFilters.filter(
      (one) =>
        (state === undefined || one.state === state) && (stageId === undefined || (one.stage?.id ?? 0) === stageId),
    );
    return {
      data: ofState.slice((page - 1) * size, page * size),
      meta: {
        total: ofState.length,
        page,
        per_page: size,
        states: countStates(ofFilters),
        stages: stages.map(({ id }) => ({ id, count: ofFilters.filter((one) => one.stage?.id === id).length })),
      },
    };
  });
  api.answer(candidateCalls.listCandidateJobs, () => ({
    data: jobs.map((job) => {
      const ofJob = all().filter((one) => one.job.id === job.id);
      return { ...job, is_open: job.id === 3, total: ofJob.length, states: countStates(ofJob) };
    }),
  }));
  api.answer(candidateStageCalls.listCandidateStages, () => ({
    data: [
      {
        company: { id: 9, name: 'Kumbia' },
        version: stages.length === 0 ? 0 : 1,
        stages: stages.map((stage) => ({
          ...stage,
          names: { en: stage.name, es: null, pt: null },
          count: all().filter((one) => one.stage?.id === stage.id).length,
        })),
      },
    ],
  }));
  api.answer(candidateTemplateCalls.listCandidateTemplates, ({ query }) => ({
    data: templates.filter(({ kind }) => kind === query['kind']),
  }));
  api.answer(candidateCalls.getCandidate, ({ params }) => ({ data: detailsOf(find(params['id'])) }));
  api.answer(candidateCalls.viewCandidate, ({ params }) => ({
    data: detailsOf(change(find(params['id']), 'viewed')),
  }));
  api.answer(candidateCalls.moveCandidates, ({ body }) => {
    const parsedMove = moveCandidatesSchema.parse(body);
    const { move, ids, where = {}, except = [], version, is_preview: isPreview } = parsedMove;
    const stage = stages.find(({ id }) => id === parsedMove.stage_id) ?? null;
    const state = stage?.state ?? (move === 'view' ? 'viewed' : candidateMoves[move]);
    const targets = ids === undefined ? matching(where) : ids.map(find);
    const chosenRows = targets.filter(
      ({ id, state }) => !except.includes(id) && (where.state === undefined || state === where.state),
    );
    const template = templates.find(({ id }) => id === parsedMove.template_id);
    const text = template?.texts.es ?? parsedMove.message ?? '';
    const previewOf = ({ name }: Candidate) =>
      isPreview === true && text !== ''
        ? { message: { text: text.replace('{name}', name), locale: template === undefined ? null : ('es' as const) } }
        : {};
    const movable = chosenRows.filter((one) =>
      one.state === state ? one.stage?.id !== stage?.id : move === 'view' || one.moves.includes(move),
    );
    const [only] = chosenRows;
    if (only !== undefined && version !== undefined && (version !== only.version || movable.length === 0))
      throw new AppError('CONFLICT', { details: { state: only.state, version: only.version } });
    lastMove.clear();
    if (isPreview !== true) movable.forEach((one) => lastMove.set(one.id, one));
    const next = movable.map((one) => (isPreview === true ? { ...one, state, stage } : change(one, state, stage)));
    return {
      data: {
        id: isPreview === true || next.length === 0 ? null : 'move-1',
        moved: next.map((one) => ({
          id: one.id,
          name: one.name,
          state,
          stage,
          version: one.version,
          ...previewOf(one),
        })),
        refused: chosenRows
          .filter((one) => !movable.includes(one))
          .map((one) => ({ id: one.id, name: one.name, state: one.state })),
        until: isPreview === true ? null : new Date(Date.now() + 30_000).toISOString(),
      },
    };
  });
  api.answer(candidateCalls.takeBackMove, () => {
    const moves = [...lastMove.values()];
    moves.forEach(({ id, state, stage }) => change(find(id), state, stage));
    return { data: { count: moves.length } };
  });
  return api;
}

export const open = (address: string, api = createCandidatesApi(), locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, locale });
