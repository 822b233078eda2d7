import { events as eventsContract, publicEvents } from '@enlace/shared-contract/events';
import { myLearningCalls } from '@enlace/shared-contract/learning';
import { jobs as jobsContract } from '@enlace/shared-contract/work';
import { buildCompany, buildEvent, buildInvestor, buildJob } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { home, open, row } from '../../testing/stages/home-stage';

test('a whole profile is said to be whole', async () => {
  await open(
    home({
      bio: 'Hola',
      area: row,
      seniority: row,
      linkedin: 'https://www.linkedin.com/in/n',
      avatar: { url: '/a.png', alt: '' },
      general_skills: [row],
      languages: [{ ...row, language: 'es', level: 'native' }],
    }),
  );
  expect(await screen.findByText('100% complete')).toBeInTheDocument();
  expect(screen.getByText(/Everything is filled in/)).toBeInTheDocument();
});

test('what opened and what waits in the courses leads to its lesson', async () => {
  const api = home();
  const course = { id: 4, slug: 'telares', title: 'Telares y grafos' };
  const matter = (id: number, kind: string, title: string, opensAt: string | null) => ({
    kind,
    course,
    opens_at: opensAt,
    lesson: { id, slug: `leccion-${id}`, title, kind: kind === 'task' ? 'task' : 'text' },
  });
  api.answer(myLearningCalls.getMyLearning, () => ({
    data: {
      week: { goal: null, days: [] },
      matters: [
        matter(1, 'released', 'Nudos', '2026-03-04T12:00:00.000Z'),
        matter(2, 'task', 'Tu telar', null),
        matter(3, 'coming', 'Redes', '2026-03-10T12:00:00.000Z'),
      ],
    },
  }));
  await open(api);
  const part = within(await screen.findByRole('region', { name: 'For you in your courses' }));
  expect(part.getByRole('link', { name: 'Tu telar' })).toHaveAttribute('href', '/my/courses/telares/leccion-2');
  expect(part.getByText('Opened Wed, Mar 4 · Telares y grafos')).toBeInTheDocument();
  expect(part.getByText('A task to hand in · Telares y grafos')).toBeInTheDocument();
  expect(part.getByText('Opens Tue, Mar 10 · Telares y grafos')).toBeInTheDocument();
});

test('shows what her chapter has coming', async () => {
  const { api } = await open();
  expect(await screen.findByRole('link', { name: 'Café con datos' })).toBeInTheDocument();
  expect(screen.getByText('Wed, Mar 5, 2031')).toBeInTheDocument();
  expect(api.sent(eventsContract.wire.list)[0]?.query).toMatchObject({ chapter: 'lima', when: 'upcoming', lang: 'en' });
  expect(screen.getByRole('link', { name: 'All events of Lima' })).toHaveAttribute('href', '/events?chapter=lima');
});

test.each([
  ['cancelled', 'Cancelled'],
  ['postponed', 'Postponed'],
  ['moved_online', 'Moved online'],
])('marks an event of the chapter that is %s', async (status, mark) => {
  const api = home();
  api.change('events', 1, { status });
  await open(api);
  expect(await screen.findByText(mark)).toBeVisible();
});

test('shows what is open: the address that waits, and the newest jobs of the own area', async () => {
  const { api } = await open(
    home(
      { area: { id: 4, name: 'Data', slug: 'data' }, pending_email: 'nueva@example.org' },
      { jobs: [buildJob({ id: 1, title: 'Analista', slug: 'analista' })] },
    ),
  );
  expect(await screen.findByRole('link', { name: 'Analista' })).toHaveAttribute('href', '/jobs/analista');
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs?area=data');
  expect(api.sent(jobsContract.wire.list)[0]?.query).toMatchObject({ area: 'data', per_page: 3 });
  expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute(
    'href',
    '/verify-email?user_id=7&for=change',
  );
});

test('a recruiter sees the companies that she recruits for, and no perks of members', async () => {
  const companies = [buildCompany({ id: 2, name: 'Tejido', slug: 'tejido', jobs_count: 2 })];
  const { api } = await open(home({ roles: [{ id: 3, name: 'recruiters' }] }, { companies }));
  expect(await screen.findByRole('link', { name: 'Tejido' })).toHaveAttribute('href', '/companies/tejido');
  expect(screen.getByRole('link', { name: '2 open jobs' })).toHaveAttribute('href', '/jobs?company=tejido');
  expect(screen.getByRole('link', { name: 'Your candidates' })).toHaveAttribute('href', '/dashboards/candidates');
  const [request] = api.calls.filter(({ path }) => path === '/api/companies/list');
  expect(request).toMatchObject({ client: 'authenticated', query: { is_own: true } });
  expect(api.calls.some(({ path }) => path.includes('jefa_perks'))).toBe(false);
});

test('a member without a chapter is shown the way to one', async () => {
  await open(home({ chapter: null }), 'pt');
  expect(await screen.findByRole('link', { name: 'Encontrar um capítulo' })).toHaveAttribute('href', '/chapters');
});

test('events online and near the own chapter are proposed, without those of the part above', async () => {
  const api = home();
  const lima = { id: 3, name: 'Lima', slug: 'lima' };
  const ownEvent = buildEvent({ id: 1, title: 'Café con datos', chapters: [lima] });
  const nearEvent = buildEvent({ id: 2, title: 'Noche en Callao', starts_at: '2031-03-09T23:00:00Z', chapters: [] });
  const onlineEvent = buildEvent({ id: 3, title: 'Git en línea', format: 'online', chapters: [] });
  const venue = { venue_name: 'Sala Violeta', city: 'Cusco', starts_at: '2031-03-10T23:00:00Z' };
  const hybridEvent = buildEvent({ id: 5, title: 'Taller mixto', format: 'hybrid', ...venue, chapters: [] });
  const cancelledEvent = buildEvent({ id: 4, title: 'Nada', status: 'cancelled', chapters: [] });
  api.answer(publicEvents.wire.list, ({ query }) => {
    const data = query['chapter']
      ? [ownEvent]
      : query['near']
        ? [ownEvent, nearEvent, cancelledEvent]
        : [onlineEvent, nearEvent, hybridEvent];
    return { data, meta: { total: data.length } };
  });
  await open(api);
  const part = within(await screen.findByRole('region', { name: 'Online and near you' }));
  await part.findByRole('link', { name: 'Noche en Callao' });
  expect(part.getAllByRole('listitem').map((entry) => within(entry).getByRole('link').textContent)).toEqual([
    'Git en línea',
    'Noche en Callao',
    'Taller mixto',
  ]);
  expect(part.getByText(/ · Sala Violeta, Cusco · Online$/)).toBeVisible();
  expect(api.sent(publicEvents.wire.list).map(({ query }) => [query['near'], query['attend']])).toEqual(
    expect.arrayContaining([
      ['lima', undefined],
      [undefined, 'online'],
    ]),
  );
});

test.each([
  ['investors', 'Founders in the community', 'Ana Flores', '/people/ana-5'],
  ['founders', 'Investors in the community', 'Fondo Ceiba', '/investors?search=Fondo%20Ceiba#fondo-ceiba'],
  ['allies', 'Where your help is wanted', 'Give a talk or mentor', '/take-part/talk'],
] as const)('a person with the role %s finds what it came for', async (name, title, link, path) => {
  const founder = {
    id: 5,
    name: 'Ana Flores',
    slug: 'ana-5',
    headline: null,
    bio: null,
    company: 'Telar',
    city: 'Lima',
    country_code: 'PE',
    country: 'Peru',
    linkedin: null,
    avatar: null,
    area: null,
    created_at: '2024-02-03T10:00:00Z',
  };
  const investors = [buildInvestor({ id: 6, name: 'Fondo Ceiba', slug: 'fondo-ceiba' })];
  await open(home({ roles: [{ id: 3, name }] }, { founders: [founder], investors }));
  const part = within(await screen.findByRole('region', { name: title }));
  expect(await part.findByRole('link', { name: link })).toHaveAttribute('href', path);
});

test('a recruiter without a company reads what is missing and how to get it', async () => {
  await open(home({ roles: [{ id: 3, name: 'recruiters' }], company: 'Mi Empresa' }));
  expect(await screen.findByText(/not connected to Mi Empresa yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register your company' })).toHaveAttribute('href', '/companies/register');
  expect(screen.getByRole('link', { name: 'Ask us to connect your account' })).toHaveAttribute('href', '/contact');
});
