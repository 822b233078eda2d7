import {
  type DashboardBoard,
  dashboardCalls,
  type DashboardGoal,
  type DatasetAnswer,
  type DatasetCell,
  type DatasetInfo,
  type DateNote,
} from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { buildViewer, createFakeApi, type FakeApi, type RecordedCall, renderRemote } from '@enlace/shared-testing';

import { pages } from './pages';
import remote from '../remote';

export function buildInfo(values: Partial<DatasetInfo> = {}): DatasetInfo {
  return {
    name: 'getInfoMonth',
    kind: 'time',
    unit: 'members',
    title: 'New members',
    period: 'all',
    question: 'How many join?',
    definition: 'Members who have finished their registration.',
    filters: ['area', 'country'],
    grains: ['month', 'year'],
    ...values,
  };
}

/** Data sets of every kind. */
const infos: readonly DatasetInfo[] = [
  buildInfo(),
  buildInfo({
    name: 'getInfoCountry',
    kind: 'bars',
    title: 'Members by country',
    question: 'Where do members live?',
    filters: ['area'],
    grains: [],
  }),
  buildInfo({
    name: 'getMostSeen',
    kind: 'ranking',
    title: 'Most seen jobs',
    unit: 'visits',
    filters: ['company'],
    grains: [],
    period: 30,
  }),
  buildInfo({ name: 'getTotalMembers', kind: 'figure', title: 'Members in total', grains: [] }),
];

const buildCell = (key: string, value: number | null, values: Partial<DatasetCell> = {}): DatasetCell => ({
  key,
  label: key,
  value,
  ...values,
});

export function buildAnswer(
  name: string,
  data: readonly DatasetCell[],
  meta: Partial<DatasetAnswer['meta']> = {},
): DatasetAnswer {
  return {
    data: [...data],
    meta: {
      name,
      period: { from: '2026-01-01', to: '2026-03-31' },
      compare: null,
      tz: 'UTC',
      grain: null,
      total: data.reduce((sum, { value }) => sum + (value ?? 0), 0),
      suppressed: 0,
      is_rounded: false,
      running: null,
      empty: null,
      last_day: '2026-03-31',
      ignored: [],
      generated_at: new Date(Date.now() - 180_000).toISOString(),
      ...meta,
    },
  };
}

export const answers: Readonly<Record<string, DatasetAnswer>> = {
  getInfoMonth: buildAnswer(
    'getInfoMonth',
    [
      buildCell('2026-01-01', 60, { prev: 50 }),
      buildCell('2026-02-01', null, { prev: 40 }),
      buildCell('2026-03-01', 96, { prev: 70, drill: '/admin/users?joined=2026-03' }),
    ],
    { grain: 'month', running: '2026-03-01', total: 1204, prev_total: 1100, suppressed: 1 },
  ),
  getInfoCountry: buildAnswer('getInfoCountry', [
    buildCell('MX', 40, { label: 'Mexico', drill: '/admin/users?country=MX' }),
    buildCell('PE', null, { label: 'Peru' }),
  ]),
  getMostSeen: buildAnswer('getMostSeen', [buildCell('7', 12, { label: 'Front-end engineer' })]),
  getTotalMembers: buildAnswer('getTotalMembers', [buildCell('all', 5)], { total: 5, prev_total: 0 }),
};

export interface HomeStage {
  readonly infos?: readonly DatasetInfo[];
  readonly answers?: Readonly<Record<string, DatasetAnswer>>;
  readonly board?: DashboardBoard;
  readonly goals?: readonly DashboardGoal[];
  readonly notes?: readonly DateNote[];
  readonly viewer?: 'admin' | 'recruiter' | 'leader';
}

/** Names of a batch; undefined for all data sets of the viewer. */
export const namesOf = ({ body }: RecordedCall): readonly string[] | undefined => {
  const { names } = body;
  return Array.isArray(names) ? names.map(String) : undefined;
};

export const lineOf = (name: string, answer: unknown): string => `${JSON.stringify({ name, status: 200, answer })}\n`;

/** An API with all calls of the home page. The board has one version for each save. */
export function createHomeApi(stage: HomeStage = {}): FakeApi {
  const shownInfos = stage.infos ?? infos;
  const shownAnswers = { ...answers, ...stage.answers };
  let board = stage.board ?? { pinned: [], version: 1 };
  const api = createFakeApi({}, { viewer: buildViewer({ roles: ['recruiters'] }) });
  api.answer(dashboardCalls.listDatasets, () => ({
    data: shownInfos,
    meta: {
      viewer: stage.viewer ?? 'recruiter',
      has_single_choice: stage.viewer !== 'admin',
      figures: ['getInfoMonth', 'getTotalMembers'],
      choices: {
        area: [{ id: 3, name: 'Data' }],
        country: [{ id: 'MX', name: 'Mexico' }],
        chapter: [],
        company: [{ id: 9, name: 'Kumbia' }],
      },
    },
  }));
  api.answer(dashboardCalls.getBoard, () => ({ data: board }));
  api.answer(dashboardCalls.listMarks, () => ({ data: { goals: stage.goals ?? [], notes: stage.notes ?? [] } }));
  api.answer(dashboardCalls.getDatasets, (request) =>
    (namesOf(request) ?? shownInfos.map(({ name }) => name)).map((name) => lineOf(name, shownAnswers[name])).join(''),
  );
  api.answer(dashboardCalls.saveBoard, ({ body }) => {
    if (body['version'] !== board.version) throw new AppError('CONFLICT');
    board = { pinned: Array.isArray(body['pinned']) ? body['pinned'].map(String) : [], version: board.version + 1 };
    return { data: board };
  });
  return api;
}

export const openHome = (api = createHomeApi(), address = '/dashboards', locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale });
