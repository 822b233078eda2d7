import type { AdminRow } from '@enlace/shared-admin';
import { type CourseOutline, outlineCalls } from '@enlace/shared-contract/authoring';
import { renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { adminOf, officeApi } from '../../../testing/office';

const lessonOf = (id: number, title: string, slug: string): CourseOutline['lessons'][number] => ({
  id,
  title,
  slug,
  kind: 'text',
  status: 'draft',
  minutes: 5,
  completion: 'manual',
  release: 'with_course',
});

async function openPanel(outline: Partial<CourseOutline>) {
  const api = officeApi(await adminOf('courses'));
  const [row] = api.rows('courses') as readonly AdminRow[];
  if (row === undefined) throw new Error('no course');
  api.answer(outlineCalls.read, () => ({ data: { version: 'a', modules: [], lessons: [], ...outline } }));
  await renderRemote(remote, pages, `/admin/courses/${row.id}?panel=outline`, { api });
  return { slug: String(row['slug']) };
}

test('the course and each lesson open as a preview in a new tab; the course with the first lesson of the order', async () => {
  const module = { id: 3, title: 'Inicio', translations: {}, lessons: [lessonOf(2, 'Nudos', 'nudos')] };
  const { slug } = await openPanel({ modules: [module], lessons: [lessonOf(1, 'Suelta', 'suelta')] });
  const names = ['Preview as a learner', 'Preview Nudos as a learner', 'Preview Suelta as a learner'];
  const links = [await screen.findByRole('link', { name: names[0] ?? '' })];
  for (const name of names.slice(1)) links.push(screen.getByRole('link', { name }));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [`/my/courses/${slug}/nudos?as=learner`, '_blank'],
    [`/my/courses/${slug}/nudos?as=learner`, '_blank'],
    [`/my/courses/${slug}/suelta?as=learner`, '_blank'],
  ]);
});

test('a course without lessons has no preview', async () => {
  await openPanel({});
  expect(await screen.findByRole('heading', { name: 'No lessons yet' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Preview/ })).not.toBeInTheDocument();
});
