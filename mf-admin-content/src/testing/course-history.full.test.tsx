import type { AdminRow } from '@enlace/shared-admin';
import { historyCalls } from '@enlace/shared-contract/admin';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { pages } from './pages';
import remote from '../remote';
import { adminOf, officeApi } from './office';

const revision = {
  n: 2,
  at: '2026-03-02T10:00:00.000Z',
  actor: { id: 1, name: 'Ana Luna' },
  action: 'edit',
  reason: null,
  fields: ['lessons.12.kind', 'lessons.12.title', 'level'],
  children: [{ path: 'lessons.12', name: 'First steps', change: 'edit' }],
} as const;
const removal = {
  ...revision,
  n: 3,
  fields: ['lessons.13.title'],
  children: [{ path: 'lessons.13', name: 'Old lesson', change: 'remove' }],
};

test('the history of a course shows what was done to a lesson, and restores that lesson', async () => {
  const admin = await adminOf('courses');
  const api = officeApi(admin);
  const [row] = api.rows('courses') as readonly AdminRow[];
  if (row === undefined) throw new Error('no course');
  const list = { data: [removal, revision], meta: { total: 2, page: 1, per_page: 20 } };
  api.answer(historyCalls.getRevisions, () => list);
  const values = {
    before: { 'lessons.12.kind': 'text', 'lessons.12.title': 'Steps', level: 'beginner' },
    after: { 'lessons.12.kind': 'video', 'lessons.12.title': 'First steps', level: 'advanced' },
  };
  api.answer(historyCalls.getRevision, () => ({ data: { ...revision, ...values, record: {} } }));
  const restores: unknown[] = [];
  api.answer(historyCalls.restoreRevision, ({ body }) => {
    restores.push(body);
    return { data: row, message: 'Restored.' };
  });
  await renderRemote(remote, pages, `${admin.path}/${row.id}?panel=history`, { api });
  expect(await screen.findByText('Lesson “Old lesson” deleted')).toBeVisible();
  const user = userEvent.setup();
  await user.click(await screen.findByText('Level; Lesson “First steps”: Kind and Title'));
  const lesson = (await screen.findByRole('heading', { name: 'Lesson “First steps”' })).closest('section');
  if (lesson === null) throw new Error('no section');
  expect(within(lesson).getByText('Video')).toBeVisible();
  await user.click(within(lesson).getByRole('button', { name: 'Restore this part' }));
  expect(await screen.findByText(/It is as it was then/)).toBeVisible();
  expect(restores).toEqual([{ fields: ['lessons.12'] }]);
});
