import { authCalls, events as eventsContract, type User } from '@enlace/shared-contract';
import { viewerChanged } from '@enlace/shared-data';
import { buildEvent, buildUser, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const viewer = buildViewer({ id: 7, roles: ['latinas'] });

function home(values: Partial<User> = {}) {
  const user = buildUser({
    id: 7,
    first_name: 'Ñusta',
    headline: 'Data engineer',
    city: 'Lima',
    country: 'Peru',
    chapter: { id: 3, name: 'Lima', slug: 'lima' },
    created_at: '2024-02-03T10:00:00Z',
    ...values,
  });
  const events = [
    buildEvent({ id: 1, title: 'Café con datos', timezone: 'America/Lima', starts_at: '2031-03-05T23:00:00Z' }),
  ];
  const api = createFakeApi({ events }, { viewer });
  api.answer(authCalls.actor, () => ({ data: user }));
  return api;
}

const open = (api = home(), locale: 'en' | 'es' | 'pt' = 'en') => renderRemote(remote, pages, '/my', { api, locale });

test('greets the member with her own record, freshly asked', async () => {
  const { api } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ñusta' })).toBeInTheDocument();
  expect(screen.getByText('With us since February 2024')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Roles' })).getByText('Member')).toBeInTheDocument();
  expect(api.sent(authCalls.actor)).toHaveLength(1);
  expect(api.sent(authCalls.actor)[0]?.client).toBe('authenticated');
});

test('says how complete the profile is and what is missing', async () => {
  await open(home({ bio: 'Hola', area: { id: 1, name: 'Data' }, linkedin: null, seniority: null, avatar: null }));
  expect(await screen.findByText('67% complete')).toBeInTheDocument();
  expect(screen.getByText('Still missing: Picture, Level, and LinkedIn.')).toBeInTheDocument();
});

test('a whole profile is said to be whole', async () => {
  const lookup = { id: 1, name: 'Senior' };
  const avatar = { url: '/a.png', alt: '' };
  await open(home({ bio: 'Hola', area: lookup, seniority: lookup, linkedin: 'https://www.linkedin.com/in/n', avatar }));
  expect(await screen.findByText(/Everything is filled in/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'linkedin.com/in/n' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/n',
  );
});

test('shows what her chapter has coming', async () => {
  const { api } = await open();
  expect(await screen.findByRole('link', { name: 'Café con datos' })).toBeInTheDocument();
  expect(screen.getByText('Wed, Mar 5')).toBeInTheDocument();
  expect(api.sent(eventsContract.wire.list)[0]?.query).toMatchObject({ chapter: 'lima', when: 'upcoming', lang: 'en' });
  expect(screen.getByRole('link', { name: 'All events of Lima' })).toHaveAttribute('href', '/events?chapter=lima');
});

test('a member without a chapter is shown the way to one', async () => {
  await open(home({ chapter: null }), 'pt');
  expect(await screen.findByRole('link', { name: 'Encontrar um capítulo' })).toHaveAttribute('href', '/chapters');
});

test('a profile that cannot be loaded can be asked for again', async () => {
  const api = home();
  api.fail(authCalls.actor, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
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
