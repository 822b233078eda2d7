import { events as contract } from '@enlace/shared-contract/events';
import { buildEvent, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { listedEventFields } from '../../lib/row-fields';
import { open, community } from '../../testing/stages/events-list-stage';

test('is put in order through the address, without months where the order is another', async () => {
  const { api, user, where } = await open('/events?when=past', community());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Most people first');
  await waitFor(() => expect(where()).toBe('/events?when=past&sort=going'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      when: 'past',
      sort: 'going_count',
      order: 'desc',
    }),
  );
  expect(await screen.findByRole('link', { name: 'Café con datos' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'March 2031' })).not.toBeInTheDocument();
});

test('words are searched after a pause, in one entry of the history, and the field keeps the focus', async () => {
  const { api, user, where } = await open('/events?when=past', community());
  const field = await screen.findByRole('searchbox', { name: 'Words' });
  await user.type(field, 'caf');
  await waitFor(() => expect(where()).toBe('/events?when=past&search=caf'));
  await user.type(field, 'é');
  await waitFor(() => expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ search: 'café' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('café');
});

test('kind, way to take part and free events are filters with chips', async () => {
  const { api, user, where } = await open('/events', community());
  await screen.findByRole('option', { name: 'Workshop' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Workshop');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How' }), 'Online');
  await user.click(screen.getByRole('checkbox', { name: 'Free events only' }));
  await waitFor(() => expect(where()).toBe('/events?category=workshop&attend=online&free=1'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      category: 'workshop',
      attend: 'online',
      free: '1',
    }),
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Online',
    'Workshop',
    'Free',
    'Clear filters',
  ]);
  await user.click(chips.getByRole('link', { name: 'Remove filter: Free' }));
  await waitFor(() => expect(where()).toBe('/events?attend=online&category=workshop'));
  expect(screen.getByRole('checkbox', { name: 'Free events only' })).not.toBeChecked();
});

test('the address alone says what is chosen, and past events come latest first', async () => {
  const { api } = await open('/events?when=past&place=lima&month=2020-05&language=pt', community());
  await screen.findByRole('option', { name: 'Bogotá' });
  expect(screen.getByRole('combobox', { name: 'Where' })).toHaveDisplayValue('Lima');
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Portuguese');
  expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('May 2020');
  expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({
    when: 'past',
    order: 'desc',
    month: '2020-05',
    near: 'lima',
    language: 'pt',
  });
});

test('an address that makes no sense is the first page of the coming events', async () => {
  const { api } = await open('/events?page=-3&month=13&when=soon', community());
  await screen.findByRole('heading', { name: '2 events' });
  expect(api.sent(contract.wire.list)[0]?.query).toEqual({
    fields: listedEventFields.join(),
    when: 'upcoming',
    sort: 'starts_at',
    order: 'asc',
    page: 1,
    per_page: 20,
    lang: 'en',
  });
});

test('turning a page keeps the filters and takes the reader to the new results', async () => {
  const manyEvents = Array.from({ length: 30 }, (_, index) =>
    buildEvent({ id: index + 1, title: `Noche ${index + 1}` }),
  );
  const { user, where } = await open(
    '/events?chapter=bogota',
    createFakeApi({ chapters: [], tags: [], event_categories: [], events: manyEvents }),
  );
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(where()).toBe('/events?chapter=bogota&page=2');
  expect(await screen.findByRole('link', { name: 'Noche 30' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: '30 events' })).toHaveFocus());
});

test.each([
  ['cancelled', false],
  ['published', true],
] as const)('the first row is large only when its event takes place: %s', async (status, isLarge) => {
  const times = { starts_at: '2031-02-01T01:00:00Z', ends_at: '2031-02-01T03:00:00Z' };
  const events = [status, 'published' as const].map((state, index) =>
    buildEvent({ id: index + 1, title: `Event ${index + 1}`, status: state, ...times }),
  );
  await open('/events', createFakeApi({ events, chapters: [], tags: [], event_categories: [] }));
  const classOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.className;
  await screen.findByRole('link', { name: 'Event 1' });
  expect(classOf('Event 1') !== classOf('Event 2')).toBe(isLarge);
});
