import type { AdminRow } from '@enlace/shared-admin';
import { courseLearnerCalls, type Learner } from '@enlace/shared-contract/authoring';
import { renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { adminOf, officeApi } from '../office';

export const learner: Learner = {
  id: 70,
  user: { id: 9, name: 'Inés Zúñiga', email: 'ines@example.org' },
  enrolled_at: '2026-03-01T10:00:00.000Z',
  seen_at: '2026-03-02T10:00:00.000Z',
  completed_at: null,
  completed_count: 1,
  percent: 50,
};

export async function openPanel(panel: string) {
  const api = officeApi(await adminOf('courses'));
  const [row] = api.rows('courses') as readonly AdminRow[];
  if (row === undefined) throw new Error('no course');
  const meta = {
    total: 1,
    page: 1,
    per_page: 25,
    lessons_count: 2,
    states: { all: 1, open: 1, stalled: 1, completed: 0 },
  };
  api.answer(courseLearnerCalls.listLearners, () => ({ data: [learner], meta }));
  api.answer(courseLearnerCalls.listWaivers, () => ({ data: [] }));
  const path = `/admin/courses/${row.id}?panel=${panel}`;
  return { api, page: renderRemote(remote, pages, path, { api }) };
}
