import { chapters as contract } from '@enlace/shared-contract/community';
import { events } from '@enlace/shared-contract/events';
import { searchCall, type SearchHit } from '@enlace/shared-contract/site';
import { buildChapter, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { open, community } from '../../testing/stages/chapters-stage';

test('chapters of one country near each other are one dot that leads to the country', async () => {
  const location = { country: 'Colombia', country_code: 'CO', latitude: 4.7, longitude: -74 };
  await open(
    '/chapters',
    createFakeApi({
      chapters: [
        buildChapter({ id: 1, name: 'Bogotá', ...location }),
        buildChapter({ id: 2, name: 'Soacha', ...location, latitude: 4.6 }),
        buildChapter({ id: 3, name: 'Lima', country: 'Perú', country_code: 'PE', latitude: -12, longitude: -77 }),
      ],
    }),
  );
  expect(await screen.findByRole('link', { name: 'Colombia: 2 chapters' })).toHaveAttribute(
    'href',
    '/chapters?country=CO',
  );
});

test('is put in order through the address, without letters where the order is another', async () => {
  const { api, user, where } = await open('/chapters?country=CO', community());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Next event first');
  await waitFor(() => expect(where()).toBe('/chapters?country=CO&sort=next'));
  const requestedOrders = () => api.sent(contract.wire.list).map(({ query }) => `${query['sort']} ${query['order']}`);
  await waitFor(() => expect(requestedOrders()).toContain('next_event_at asc'));
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
  expect(screen.queryByText('B')).not.toBeInTheDocument();
});

test('the newest chapters tell since when they are there', async () => {
  const newChapter = buildChapter({ id: 1, name: 'Quito', founded_on: '2024-03-02' });
  await open('/chapters?sort=newest', createFakeApi({ chapters: [newChapter] }));
  expect(await screen.findByText('Since March 2024')).toBeInTheDocument();
});

test('events that cannot be loaded leave the chapter standing', async () => {
  const api = community();
  api.fail(events.wire.list, 'UNAVAILABLE', { times: 2 });
  const { user } = await open('/chapters/bogota', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogotá' })).toBeInTheDocument();
  const [first] = await screen.findAllByRole('button', { name: 'Try again' });
  if (first) await user.click(first);
  expect(await screen.findByRole('link', { name: 'Café con datos' })).toBeInTheDocument();
});

test('a chapter that was mistyped is suggested', async () => {
  const bogota: SearchHit = {
    kind: 'chapters',
    id: 2,
    slug: 'bogota',
    title: { text: 'Bogotá', marks: [] },
    snippet: { text: '', marks: [] },
    note: 'Colombia',
    at: null,
    timezone: null,
  };
  const { api, user, where } = await open('/chapters/bogta-co', answerSimilar(community(), 'chapters', [bogota]));
  await user.click(await screen.findByRole('link', { name: 'Bogotá' }));
  expect(api.sent(searchCall)[0]?.query).toMatchObject({ q: 'bogta co', kinds: 'chapters' });
  await waitFor(() => expect(where()).toBe('/chapters/bogota'));
});
