import { courses as contract } from '@enlace/shared-contract/learning';
import { buildArea, buildCourse, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { createCourseApi } from '../../testing/course-api';
import { pages } from '../../testing/pages';
import remote from '../../remote';
import { screen as courseScreen } from './course.screen';

const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, locale, viewer: null });

const before = { id: 7, title: 'Git sin miedo', slug: 'git-sin-miedo', level: 'beginner' as const };

function shelf(rows = shelfRows()) {
  return createCourseApi({ courses: rows, areas: [buildArea({ id: 1, name: 'Software engineering' })] });
}

test('shows each course with its level, area, lessons, time and what it asks for', async () => {
  await open('/courses', shelf([...shelfRows(), buildCourse({ id: 2, title: 'Mapas', lessons_count: 0, minutes: 0 })]));
  expect(await screen.findByRole('link', { name: 'Programar desde cero' })).toHaveAttribute(
    'href',
    '/courses/programar-desde-cero',
  );
  expect(screen.getByText('2 lessons · 1 h 20 min')).toBeInTheDocument();
  expect(screen.getByText('After Git sin miedo')).toBeInTheDocument();
  expect(screen.getByText('Being written')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 courses' })).toBeInTheDocument();
});

test('the cover has the sign of the area, and a book without one', async () => {
  const area = (slug: string) => ({ id: 9, name: slug, slug });
  const courses = ['data-science', 'cybersecurity', 'a-new-area'].map((slug, index) =>
    buildCourse({ id: index + 10, title: `Curso ${slug}`, area: area(slug) }),
  );
  await open('/courses', shelf([...courses, buildCourse({ id: 20, title: 'Sin área', area: null })]));
  await screen.findByRole('link', { name: 'Sin área' });
  const signs = [...document.querySelectorAll('li:has(h3) svg[aria-hidden][viewBox="0 0 24 24"] path')];
  const lines = signs.map((path) => path.getAttribute('d'));
  expect(lines).toHaveLength(4);
  expect(new Set(lines).size).toBe(3);
});

test('level, area and words apply at once and are chips', async () => {
  const { api, user, where } = await open('/courses', shelf());
  await user.click(await screen.findByRole('link', { name: 'In depth' }));
  await screen.findByRole('option', { name: 'Software engineering' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Software engineering');
  await user.type(screen.getByRole('searchbox', { name: 'Words in the title' }), 'cero');
  await waitFor(() => expect(where()).toBe('/courses?level=advanced&search=cero&area=software-engineering'));
  await waitFor(() => expect(api.sent(contract.wire.list).at(-1)?.query).toHaveProperty('search', 'cero'));
  expect(api.sent(contract.wire.list).at(-1)?.query).toEqual({
    sort: 'published_at',
    order: 'desc',
    level: 'advanced',
    area: 'software-engineering',
    search: 'cero',
    page: 1,
    per_page: 24,
    lang: 'en',
  });
  await user.click(screen.getByRole('link', { name: 'Remove filter: In depth' }));
  await waitFor(() => expect(where()).toBe('/courses?search=cero&area=software-engineering'));
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
});

test('an address that makes no sense is the first page of all courses; nothing found offers a way back', async () => {
  const { api } = await open('/courses?level=wizard&page=-2&sort=up', shelf([]));
  expect(await screen.findByText('No course fits this choice')).toBeInTheDocument();
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({ page: 1, sort: 'published_at' });
  expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses');
});

test('says that courses could not be loaded, and tries again', async () => {
  const api = shelf();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/courses', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Programar desde cero' })).toBeInTheDocument();
});

test('a course tells its lessons in order and where it stands on the way', async () => {
  const leads = { id: 8, title: 'Sistemas que crecen', slug: 'sistemas-que-crecen', level: 'advanced' as const };
  const course = buildCourse({ title: 'Programar desde cero', courses_to_complete: [before], leads_to: [leads] });
  await open('/courses/programar-desde-cero', createCourseApi({ courses: [course] }), 'es');
  expect(await screen.findByRole('heading', { level: 1, name: 'Programar desde cero' })).toBeInTheDocument();
  const lessons = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(lessons).toEqual(['Antes de empezar', 'Mirar de cerca']);
  expect(screen.getByText('Ejercicio · 1 h 00 min')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Git sin miedo' })).toHaveAttribute('href', '/courses/git-sin-miedo');
  expect(screen.getByRole('link', { name: 'Sistemas que crecen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Únete a la comunidad' })).toHaveAttribute('href', '/register');
});

test('a course that does not exist says so', async () => {
  await open('/courses/nope', answerSimilar(createCourseApi({ courses: [] })));
  expect(await screen.findByRole('heading', { level: 1, name: 'This course does not exist' })).toBeInTheDocument();
});

test('gives the page the head of its record', async () => {
  const course = buildCourse({ title: 'Programar desde cero', summary: 'Short lessons' });
  const { platform } = await open('/courses/programar-desde-cero', createCourseApi({ courses: [course] }));
  await screen.findByRole('heading', { level: 1 });
  const context = {
    params: { slug: 'programar-desde-cero' },
    search: new URLSearchParams(),
    locale: 'en' as const,
    viewer: null,
    url: 'https://enlace.example/courses/programar-desde-cero',
    productName: 'Enlace',
  };
  expect(courseScreen.seo?.(platform.store.getState(), context)).toMatchObject({
    title: 'Programar desde cero',
    seo_description: 'Short lessons',
  });
});

function shelfRows() {
  return [buildCourse({ id: 1, title: 'Programar desde cero', courses_to_complete: [before] })];
}
