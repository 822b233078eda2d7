import {
  type Applicant,
  applicationCalls,
  type ApplicationPreview,
  jobQuestionCalls,
  type MyApplication,
  type MyApplicationDetails,
} from '@enlace/shared-contract/recruiting';
import { buildJob, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi, viewer } from '../own-api';

export const sentAt = '2030-05-03T12:00:00.000Z';

export const applicant: Applicant = {
  name: 'Ñusta Quispe',
  headline: 'Data engineer',
  bio: null,
  avatar: null,
  city: 'Lima',
  country: 'Peru',
  area: 'Data engineering',
  seniority: null,
  company: null,
  email: 'nusta@example.org',
  phone: '+51 1 555 0100',
  linkedin: null,
  website: 'https://www.nusta.example.org/',
  github: null,
  general_skills: ['Mentoring'],
  tech_skills: ['SQL', 'Python'],
  job_types: [],
  languages: ['Español · C2'],
};

const job = {
  id: 1,
  title: 'Ingeniera de datos',
  slug: 'ingeniera-de-datos',
  has_page: true,
  company: { id: 1, name: 'Ceiba Software', slug: 'ceiba-software', logo: null },
};

export function buildApplication(values: Partial<MyApplication> = {}): MyApplication {
  return {
    id: 40,
    job,
    state: 'seen',
    outcome: null,
    can_withdraw: true,
    applied_at: sentAt,
    changed_at: '2030-05-04T12:00:00.000Z',
    answer_due_at: null,
    ...values,
  };
}

export function buildDetails(values: Partial<MyApplicationDetails> = {}): MyApplicationDetails {
  return {
    ...buildApplication(),
    message: 'Me gustan los datos limpios.',
    applicant,
    reason: null,
    answers: [],
    files: [],
    messages: [],
    steps: [
      { state: 'sent', at: sentAt },
      { state: 'seen', at: '2030-05-04T12:00:00.000Z' },
      { state: 'in_review', at: null },
      { state: 'interview', at: null },
      { state: 'decision', at: null },
    ],
    ...values,
  };
}

const preview: ApplicationPreview = {
  job,
  is_open: true,
  is_blocked: false,
  answer_days: 14,
  applicant,
  message: null,
  application: null,
  questions: [],
  answers: {},
  files: [],
};

/** The page on which a member applies; drafts and the application are stored. */
export function openApply(values: Partial<ApplicationPreview> = {}, jobValues: Parameters<typeof buildJob>[0] = {}) {
  const { api } = createOwnApi({}, { jobs: [buildJob({ id: 1, title: 'Ingeniera de datos', ...jobValues })] });
  let storedPreview = { ...preview, ...values };
  api.answer(applicationCalls.previewApplication, () => ({ data: storedPreview }));
  api.answer(applicationCalls.saveApplicationDraft, ({ body }) => {
    storedPreview = { ...storedPreview, message: String(body['message']) };
    return { data: null };
  });
  api.answer(jobQuestionCalls.addApplicationFile, ({ body }) => {
    const { file } = body;
    const name = file instanceof File ? file.name : '';
    const id = storedPreview.files.length + 70;
    const questionId = body['question_id'] === undefined ? null : Number(body['question_id']);
    const storedFile = { id, name, bytes: 420_000, type: 'application/pdf', question_id: questionId, question: null };
    storedPreview = { ...storedPreview, files: [...storedPreview.files, storedFile] };
    return { data: storedFile };
  });
  api.answer(jobQuestionCalls.removeApplicationFile, ({ params }) => {
    const files = storedPreview.files.filter(({ id }) => id !== Number(params['id']));
    storedPreview = { ...storedPreview, files };
    return { data: null };
  });
  api.answer(applicationCalls.applyJob, () => {
    storedPreview = { ...storedPreview, application: { id: 40, applied_at: sentAt } };
    return { data: buildDetails({ state: 'sent' }) };
  });
  api.answer(applicationCalls.getMyApplication, () => ({ data: buildDetails({ state: 'sent' }) }));
  return { api, page: open('/jobs/ingeniera-de-datos/apply', api) };
}

/** The list with these rows, also when it is filtered. */
export function createListApi(rows: readonly MyApplication[], total = rows.length): FakeApi {
  const { api } = createOwnApi();
  const endedCount = rows.filter(({ outcome }) => outcome !== null).length;
  api.answer(applicationCalls.listMyApplications, ({ query }) => ({
    data: rows.map((row) => ({ ...row, kind: 'here' })),
    meta: {
      total,
      page: Number(query['page']),
      per_page: 20,
      kinds: { all: total, open: total - endedCount, ended: endedCount, elsewhere: 0 },
    },
  }));
  return api;
}

/** One application, which the user can withdraw. */
export function createDetailsApi(values: Partial<MyApplicationDetails> = {}): FakeApi {
  const { api } = createOwnApi();
  let application = buildDetails(values);
  api.answer(applicationCalls.getMyApplication, () => ({ data: application }));
  api.answer(applicationCalls.withdrawApplication, () => {
    const steps = application.steps.map((step) => (step.state === 'decision' ? { ...step, at: sentAt } : step));
    application = {
      ...application,
      state: 'decision',
      outcome: 'withdrawn',
      steps,
      applicant: null,
      message: null,
      can_withdraw: false,
      answers: [],
      files: [],
    };
    return { data: application };
  });
  return api;
}

export const open = (path: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, path, { api, viewer, locale });
