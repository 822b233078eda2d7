import { events as contract } from '@enlace/shared-contract/events';
import { createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { listedEventFields } from '../../lib/row-fields';
import { open, community } from '../../testing/stages/events-list-stage';

test('lists coming events by month, at the hour of the place, each leading to its page', async () => {
  await open('/events', community());
  const january = await screen.findByRole('region', { name: 'January 2031' });
  // 1 February 01:00 UTC is still 31 January in Bogotá.
  expect(within(january).getByText('31')).toBeInTheDocument();
  expect(
    within(january).getByText('8:00 – 10:00 PM GMT-\u20605 · Casa Común, Bogotá · Free · Spanish'),
  ).toBeInTheDocument();
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
