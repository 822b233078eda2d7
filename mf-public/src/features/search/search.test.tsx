import { searchCall } from '@enlace/shared-contract/site';
import { buildViewer } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { open, hit, answering, createSearchApi } from '../../testing/stages/search-stage';

test('shows what was found by kind, with what was searched for marked as text', async () => {
  await open('/search?q=bogota', createSearchApi());
  const group = await screen.findByRole('region', { name: 'Chapters' });
  expect(within(group).getByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(within(group).getAllByText('Bogotá', { selector: 'mark' })).toHaveLength(2);
  expect(within(group).getByText(/Una <b>casa<\/b> en/)).toBeInTheDocument();
  expect(within(group).getByRole('link', { name: 'See all 30 results' })).toHaveAttribute(
    'href',
    '/search?q=bogota&kinds=chapters',
  );
});

test('the record with the searched title is above all others, once, with its kind', async () => {
  const other = { ...hit, id: 2, slug: 'bogota-norte', title: { text: 'Bogotá Norte', marks: [] } };
  const api = answering([{ kind: 'chapters', total: 2, hits: [hit, other] }], { best: { kind: 'chapters', id: 1 } });
  await open('/search?q=bogota', api);
  const best = await screen.findByRole('region', { name: 'Best match' });
  expect(within(best).getByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
  expect(within(best).getByText(/Chapters/)).toBeInTheDocument();
  const group = screen.getByRole('region', { name: 'Chapters' });
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Bogotá Norte']);
});

test('an event that is over is marked', async () => {
  const event = { ...hit, kind: 'events' as const, note: null, timezone: 'America/Bogota' };
  const title = (text: string) => ({ text, marks: [] });
  const hits = [
    { ...event, id: 8, slug: 'antes', title: title('Antes'), at: '2024-03-05T23:00:00.000Z' },
    { ...event, id: 9, slug: 'luego', title: title('Luego'), at: '2093-03-05T23:00:00.000Z' },
  ];
  await open('/search?q=e', answering([{ kind: 'events', total: 2, hits }]));
  const [past, coming] = within(await screen.findByRole('region', { name: 'Events' })).getAllByRole('listitem');
  expect(past).toHaveTextContent(/Past · March 5, 2024/);
  expect(coming).not.toHaveTextContent('Past');
});

test('each text beside an element is an element of its own, so that a translated page does not break', async () => {
  await open('/search?q=bogota', createSearchApi());
  await screen.findByRole('region', { name: 'Chapters' });
  const bareTexts = [...document.querySelectorAll('li *')]
    .filter((element) => element.childElementCount > 0)
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  expect(bareTexts).toEqual([]);
});

test('is put in order by a link, and stays so', async () => {
  const { api, user, where } = await open('/search?q=bogota', createSearchApi());
  await user.click(await screen.findByRole('link', { name: 'Newest first' }));
  await waitFor(() => expect(where()).toBe('/search?q=bogota&sort=newest'));
  await waitFor(() => expect(api.sent(searchCall).at(-1)?.query).toMatchObject({ sort: 'newest' }));
  expect(screen.getByRole('link', { name: 'Newest first' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'See all 30 results' })).toHaveAttribute(
    'href',
    '/search?q=bogota&kinds=chapters&sort=newest',
  );
});

test('asks through the address, and keeps the kind', async () => {
  const { api, user, where } = await open('/search?q=bogota&kinds=chapters&page=2', createSearchApi());
  const field = await screen.findByRole('searchbox', { name: 'What are you looking for?' });
  await user.clear(field);
  await user.type(field, 'lima{Enter}');
  await waitFor(() => expect(where()).toBe('/search?q=lima&kinds=chapters'));
  await waitFor(() =>
    expect(api.sent(searchCall).map(({ query }) => [query['q'], query['kinds'], String(query['page'])])).toEqual([
      ['bogota', 'chapters', '2'],
      ['lima', 'chapters', '1'],
    ]),
  );
});

test('a recruiter searches with the token, so that people who have blocked the company are missing', async () => {
  const { api } = await open('/search?q=bogota', createSearchApi(), buildViewer({ roles: ['recruiters'] }));
  expect(await screen.findByRole('region', { name: 'Chapters' })).toBeInTheDocument();
  expect(api.sent(searchCall).map(({ client }) => client)).toEqual(['authenticated']);
});

test('nothing found leads on', async () => {
  await open('/search?q=xyz', answering([]));
  expect(await screen.findByRole('heading', { name: 'Nothing found for “xyz”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
});

test('a search that failed is tried again', async () => {
  const api = createSearchApi();
  api.fail(searchCall, 'UNAVAILABLE');
  const { user } = await open('/search?q=bogota', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
});
