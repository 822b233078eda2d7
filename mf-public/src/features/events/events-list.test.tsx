import { events as contract } from '@enlace/shared-contract';
import {
  buildChapter,
  buildEvent,
  buildRow,
  buildTag,
  createFakeApi,
  renderRemote,
  type FakeApi,
} from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import { listedEventFields } from '../../lib/row-fields';
import remote from '../../remote';

const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, locale, viewer: null });

const bogota = { timezone: 'America/Bogota', city: 'Bogotá', venue_name: 'Casa Común', country_code: 'CO' };

function community() {
  return createFakeApi({
    chapters: [buildChapter({ id: 1, name: 'Bogotá', slug: 'bogota' }), buildChapter({ id: 2, name: 'Lima' })],
    tags: [buildTag({ id: 1, name: 'Python', slug: 'python' })],
    event_categories: [{ ...buildRow('event_categories', 1), name: 'Workshop', slug: 'workshop' }],
    events: [
      buildEvent({
        ...bogota,
        id: 1,
        title: 'Revisión de código',
        language: 'es',
        chapters: [{ id: 1, name: 'Bogotá', slug: 'bogota' }],
        starts_at: '2031-02-01T01:00:00Z',
        ends_at: '2031-02-01T03:00:00Z',
      }),
      buildEvent({
        ...bogota,
        id: 2,
        title: 'Café con datos',
        starts_at: '2031-03-05T23:00:00Z',
        ends_at: '2031-03-06T01:00:00Z',
        status: 'cancelled',
      }),
    ],
  });
}

test('lists coming events by month, at the hour of the place, each leading to its page', async () => {
  await open('/events', community());
  const january = await screen.findByRole('region', { name: 'January 2031' });
  // 1 February 01:00 UTC is still 31 January in Bogotá.
  expect(within(january).getByText('31')).toBeInTheDocument();
  expect(within(january).getByText('8:00 – 10:00 PM GMT-5 · Casa Común, Bogotá · Free · Spanish')).toBeInTheDocument();
  expect(within(january).getByText('Sat 1:00 – 3:00 AM in your time zone')).toBeInTheDocument();
  expect(within(january).getByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByRole('link', { name: 'Revisión de código' })).toHaveAttribute(
    'href',
    '/events/revision-de-codigo',
  );
  expect(within(screen.getByRole('region', { name: 'March 2031' })).getByText('Cancelled')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 events' })).toBeInTheDocument();
});

test('asks for the coming ones, soonest first, a page at a time, in the reader’s language', async () => {
  const { api } = await open('/events', community(), 'es');
  expect(await screen.findByRole('heading', { name: '2 eventos' })).toBeInTheDocument();
  expect(api.sent(contract.wire.list).map(({ query }) => query)).toEqual([
    {
      when: 'upcoming',
      sort: 'starts_at',
      order: 'asc',
      page: 1,
      per_page: 20,
      lang: 'es',
      fields: listedEventFields.join(),
    },
  ]);
});

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

test('each filter applies at once, is a chip, and is removed by it', async () => {
  const { api, user, where } = await open('/events', community());
  await screen.findByRole('option', { name: 'Bogotá' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'Bogotá');
  await waitFor(() => expect(where()).toBe('/events?place=bogota'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Python');
  await waitFor(() => expect(where()).toBe('/events?place=bogota&topic=python'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({ near: 'bogota', topic: 'python', page: 1 }),
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(chips.getByRole('link', { name: 'Remove filter: Python' })).toBeInTheDocument();
  await user.click(chips.getByRole('link', { name: 'Remove filter: Near Bogotá' }));
  await waitFor(() => expect(where()).toBe('/events?topic=python'));
  expect(screen.getByRole('combobox', { name: 'Where' })).toHaveDisplayValue('Anywhere');
  expect(screen.getByRole('heading', { name: '2 events' })).toHaveFocus();
  await user.click(chips.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/events'));
  expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
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
      ...{ category: 'workshop', attend: 'online', free: '1' },
    }),
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    ...['Online', 'Workshop', 'Free', 'Clear filters'],
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

test('says that events could not be loaded, never that there are none, and tries again', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/events', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing here yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Café con datos' })).toBeInTheDocument();
});

test('an empty choice offers a way back', async () => {
  await open('/events?month=2031-01', createFakeApi({ chapters: [], tags: [], event_categories: [], events: [] }));
  expect(await screen.findByText(/No event fits this choice/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});
