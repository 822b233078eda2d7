import {
  attendanceCalls,
  events as eventsContract,
  jobs as jobsContract,
  myLearningCalls,
  userCalls,
  type UserRecord,
} from '@enlace/shared-contract';
import { viewerChanged } from '@enlace/shared-data';
import { buildCompany, buildEvent, buildJob, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const events = [
  buildEvent({ id: 1, title: 'Café con datos', timezone: 'America/Lima', starts_at: '2031-03-05T23:00:00Z' }),
];
const home = (values: Partial<UserRecord> = {}, seed = {}) => createOwnApi(values, { events, ...seed }).api;
const open = (api = home(), locale: 'en' | 'es' | 'pt' = 'en') => renderRemote(remote, pages, '/my', { api, locale });
const row = { id: 1, name: 'Senior' };

test('greets the member with her own record, freshly asked', async () => {
  const { api } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ñusta' })).toBeInTheDocument();
  expect(screen.getByText('With us since February 2024')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Roles' })).getByText('Latina in tech')).toBeInTheDocument();
  expect(api.sent(userCalls.me)).toHaveLength(1);
  expect(api.sent(userCalls.me)[0]?.client).toBe('authenticated');
});

test('each missing entry of the profile links to its field', async () => {
  await open(
    home({ bio: 'Hola', area: row, tech_skills: [row], languages: [{ ...row, language: 'es', level: 'native' }] }),
  );
  expect(await screen.findByText('73% complete')).toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'Your profile' });
  expect(panel).toHaveTextContent('Still missing: Picture, Level, and LinkedIn.');
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Picture', '/my/profile?field=avatar'],
    ['Level', '/my/profile?field=seniority_id'],
    ['LinkedIn', '/my/profile?field=linkedin'],
  ]);
});

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

test('the next event with a ticket leads to the ticket', async () => {
  const api = home();
  const event = {
    ...{ id: 1, title: 'Noche de datos', slug: 'noche', status: 'published', format: 'in_person' },
    ...{ starts_at: '2031-03-05T23:00:00.000Z', ends_at: '2031-03-06T01:00:00.000Z', timezone: 'America/Bogota' },
    ...{ venue_name: 'Casa Común', venue_address: null, city: 'Bogotá', join_opens_at: null, join_url: null },
  };
  const ticket = {
    ...{ id: 3, event_id: 1, ticket_id: 7, first_name: 'Ñusta', last_name: 'Quispe', email: 'nusta@example.org' },
    ...{ slug: 'secret-slug', state: 'confirmed', created_at: '2030-01-01T00:00:00.000Z', event },
    ticket: { id: 7, name: 'General' },
  };
  api.answer(attendanceCalls.myTickets, () => ({ data: [ticket], meta: { total: 3 } }));
  await open(api);
  const card = within(await screen.findByRole('region', { name: 'Your next event' }));
  expect(card.getByRole('link', { name: 'Noche de datos' })).toHaveAttribute('href', '/t/secret-slug');
  expect(card.getByText(/Wed, Mar 5, 6:00 PM/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'All my tickets' })).toHaveAttribute('href', '/my/tickets');
  expect(api.sent(attendanceCalls.myTickets)[0]?.query).toMatchObject({ when: 'coming', per_page: 1 });
});

test('what opened and what waits in the courses leads to its lesson', async () => {
  const api = home();
  const course = { id: 4, slug: 'telares', title: 'Telares y grafos' };
  const matter = (id: number, kind: string, title: string, opensAt: string | null) => ({
    ...{ kind, course, opens_at: opensAt },
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
  expect(screen.getByText('Wed, Mar 5')).toBeInTheDocument();
  expect(api.sent(eventsContract.wire.list)[0]?.query).toMatchObject({ chapter: 'lima', when: 'upcoming', lang: 'en' });
  expect(screen.getByRole('link', { name: 'All events of Lima' })).toHaveAttribute('href', '/events?chapter=lima');
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
  expect(screen.getByText('2 open jobs')).toBeInTheDocument();
  const [request] = api.calls.filter(({ path }) => path === '/api/companies/list');
  expect(request).toMatchObject({ client: 'authenticated', query: { is_own: true } });
  expect(api.calls.some(({ path }) => path.includes('jefa_perks'))).toBe(false);
});

test('a member without a chapter is shown the way to one', async () => {
  await open(home({ chapter: null }), 'pt');
  expect(await screen.findByRole('link', { name: 'Encontrar um capítulo' })).toHaveAttribute('href', '/chapters');
});

test('a page that cannot be loaded can be asked for again', async () => {
  const api = home();
  api.fail(userCalls.me, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  const { user } = await open(api);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ñusta' })).toBeInTheDocument();
});

test('another person on this device finds nothing of the record', async () => {
  const { platform, unmount } = await open();
  await screen.findByRole('heading', { level: 1 });
  unmount();
  platform.store.dispatch(viewerChanged(null));
  expect(JSON.stringify(platform.store.getState())).not.toContain('Ñusta');
});
