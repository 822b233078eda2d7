import { attendanceCalls, doorCrewCalls } from '@enlace/shared-contract/attendees';
import { userCalls } from '@enlace/shared-contract/identity';
import { viewerChanged } from '@enlace/shared-data';
import { buildChapter, buildViewer } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { createOwnApi } from '../../testing/own-api';
import { home, open, row } from '../../testing/stages/home-stage';

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

test('the next event with a ticket leads to the ticket', async () => {
  const api = home();
  const event = {
    id: 1,
    title: 'Noche de datos',
    slug: 'noche',
    status: 'published',
    format: 'in_person',
    starts_at: '2031-03-05T23:00:00.000Z',
    ends_at: '2031-03-06T01:00:00.000Z',
    timezone: 'America/Bogota',
    venue_name: 'Casa Común',
    venue_address: null,
    city: 'Bogotá',
    join_opens_at: null,
    join_url: null,
  };
  const ticket = {
    id: 3,
    event_id: 1,
    ticket_id: 7,
    first_name: 'Ñusta',
    last_name: 'Quispe',
    email: 'nusta@example.org',
    slug: 'secret-slug',
    state: 'confirmed',
    created_at: '2030-01-01T00:00:00.000Z',
    event,
    ticket: { id: 7, name: 'General' },
  };
  api.answer(attendanceCalls.myTickets, () => ({ data: [ticket], meta: { total: 3 } }));
  await open(api);
  const card = within(await screen.findByRole('region', { name: 'Your next event' }));
  expect(card.getByRole('link', { name: 'Noche de datos' })).toHaveAttribute('href', '/t/secret-slug');
  // A day of another year has its year.
  expect(card.getByText(/Wed, Mar 5, 2031, 6:00 PM GMT-\u20605/)).toBeInTheDocument();
  expect(card.getByText(/^In [\d,]+ days$/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'All my tickets' })).toHaveAttribute('href', '/my/tickets');
  expect(api.sent(attendanceCalls.myTickets)[0]?.query).toMatchObject({ when: 'coming', per_page: 1 });
});

test('the group of the chapter opens from her own page; a chapter without one has no link', async () => {
  const group = { name: 'Group of Lima' };
  const { unmount } = await open();
  const events = () => screen.findByRole('region', { name: 'Next in Lima' });
  expect(within(await events()).getByRole('link', { name: 'All events of Lima' })).toBeInTheDocument();
  expect(screen.queryByRole('link', group)).not.toBeInTheDocument();
  unmount();
  const url = 'https://chat.example.org/lima';
  await open(home({}, { chapters: [buildChapter({ id: 3, name: 'Lima', has_group: true, group_url: url })] }));
  const link = await within(await events()).findByRole('link', group);
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
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

test('a person who works at a door finds it, one press away', async () => {
  const { api } = createOwnApi({}, {}, buildViewer({ id: 7, roles: ['latinas'], permissions: ['check_in.door'] }));
  const door = {
    event_id: 4,
    title: 'Noche de datos',
    starts_at: '2031-03-05T23:00:00.000Z',
    timezone: 'America/Bogota',
  };
  api.answer(doorCrewCalls.mine, () => ({ data: [{ ...door, role: 'steward' }] }));
  await open(api);
  const doors = within(await screen.findByRole('region', { name: 'At the door' }));
  expect(doors.getByRole('link', { name: 'Check-in: Noche de datos' })).toHaveAttribute(
    'href',
    '/admin/events/4/check-in',
  );
  expect(doors.getByText(/Steward/)).toBeInTheDocument();
});
