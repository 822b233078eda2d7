import { screen } from '@testing-library/react';

import { open } from '../../testing/stages/event-stage';

test('writes dates the reader’s way', async () => {
  await open({}, 'pt');
  expect(await screen.findByText('Quarta-feira, 5 de março de 2031')).toBeInTheDocument();
  expect(screen.getByText('Gratuito')).toBeInTheDocument();
});

test('an event that moved online says so and has no street any more', async () => {
  await open({ status: 'moved_online', venue_address: 'Calle 1' });
  expect(await screen.findByText(/This event takes place online/)).toBeInTheDocument();
  expect(screen.getByText('Online. The link comes with your ticket.')).toBeInTheDocument();
  expect(screen.queryByText(/Calle 1/)).not.toBeInTheDocument();
});

test('an event in person without a place does not look like one online', async () => {
  await open({ format: 'in_person', venue_name: null, venue_address: null, city: null });
  expect(await screen.findByText('The place is announced later.')).toBeVisible();
  expect(screen.queryByText(/^Online\./)).not.toBeInTheDocument();
});

test('a cancelled event is in no calendar', async () => {
  await open({ status: 'cancelled' });
  expect(await screen.findByText('Share')).toBeInTheDocument();
  expect(screen.queryByText('Add to calendar')).not.toBeInTheDocument();
});

test('an unknown time zone does not take the page down', async () => {
  await open({ timezone: 'Mars/Olympus_Mons' });
  expect(await screen.findByText(/^11:00 PM – 1:00 AM/)).toBeInTheDocument();
});

test('names the other dates of an event that repeats, each with its page', async () => {
  await open({ other_dates: [{ slug: 'cafe-con-datos-2', starts_at: '2031-03-12T23:00:00Z' }] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Other dates' })).toBeVisible();
  const link = screen.getByRole('link', { name: /Wednesday, March 12, 2031 at 6:00 PM GMT-\u20605/ });
  expect(link).toHaveAttribute('href', '/events/cafe-con-datos-2');
});
