import { chapters as contract } from '@enlace/shared-contract/community';
import { events } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { open, community } from '../../testing/stages/chapters-stage';

test('lists chapters as an index, with their next date', async () => {
  await open('/chapters', community());
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByText('Colombia · 1 member')).toBeInTheDocument();
  expect(screen.getByText('Next event March 5', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 chapters' })).toBeInTheDocument();
});

test('shows chapters on the map, each a way to its page; a country fills it', async () => {
  const api = community();
  const { where, user } = await open('/chapters', api);
  const map = await screen.findByRole('group', { name: 'Chapters on the map' });
  const bogota = await within(map).findByRole('link', { name: 'Bogotá, Colombia. Next event March 5' });
  expect(bogota).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByText('2 chapters in 2 countries')).toBeInTheDocument();
  expect(within(map).queryByText('Bogotá')).not.toBeInTheDocument();
  await user.hover(bogota);
  expect(within(map).getByText('Bogotá')).toBeInTheDocument();
  await user.click(bogota);
  await waitFor(() => expect(where()).toBe('/chapters/bogota'));
});

test('a visitor joins with the chapter chosen', async () => {
  await open('/chapters/bogota', community());
  // Beside the title, before the events.
  const join = await screen.findByRole('link', { name: 'Join this chapter' });
  expect(screen.getByRole('heading', { level: 1 }).closest('header')).toContainElement(join);
  expect(await screen.findByRole('link', { name: 'Join this chapter' })).toHaveAttribute(
    'href',
    '/register?chapter=bogota',
  );
  expect(screen.getByRole('link', { name: 'I already have an account' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fchapters%2Fbogota',
  );
});

test('searches and filters by a country that has a chapter, through the address', async () => {
  const { api, user, where } = await open('/chapters', community());
  await user.type(await screen.findByRole('searchbox', { name: 'City or name' }), 'bogo');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Colombia' })).toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Colombia');
  await waitFor(() => expect(where()).toBe('/chapters?search=bogo&country=CO'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
  await waitFor(() => expect(where()).toBe('/chapters?search=bogo&country=CO&language=es'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      search: 'bogo',
      country_code: 'CO',
      language: 'es',
      lang: 'en',
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'Remove filter: Colombia' }));
  await waitFor(() => expect(where()).toBe('/chapters?search=bogo&language=es'));
});

test('tells a chapter: who runs it, how to reach it, what comes and what has been', async () => {
  const { api } = await open('/chapters/bogota', community());
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogotá' })).toBeInTheDocument();
  expect(screen.getByText('Now we are many.')).toBeInTheDocument();
  expect(screen.getByText('We speak Spanish and English')).toBeInTheDocument();
  expect(screen.getByText('Ñusta Quispe')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send a message to Ñusta Quispe' })).toHaveAttribute(
    'href',
    '/contact?chapter_id=2',
  );
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:hola@example.org');
  expect(await screen.findAllByRole('link', { name: 'Café con datos' })).toHaveLength(2);
  expect(api.sent(events.wire.list).map(({ query }) => [query['chapter'], query['when'], query['order']])).toEqual([
    ['bogota', 'upcoming', 'asc'],
    ['bogota', 'past', 'desc'],
  ]);
});

test('a chapter that does not exist says so and leads on', async () => {
  await open('/chapters/atlantis', answerSimilar(community()));
  expect(await screen.findByRole('heading', { level: 1, name: 'This chapter does not exist' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Did you mean one of these?' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute('href', '/search?q=atlantis');
});
