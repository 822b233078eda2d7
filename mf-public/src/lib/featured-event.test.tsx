import { defineScreen } from '@enlace/shared-data';
import { buildEvent, renderScreen } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { texts } from '../texts';
import { FeaturedEvent } from './featured-event';

const event = buildEvent({
  id: 1,
  title: 'Café con datos',
  timezone: 'America/Bogota',
  starts_at: '2031-03-05T23:00:00Z',
  ends_at: '2031-03-06T01:00:00Z',
});

test('the large event has the time of its place, and the reader’s own', async () => {
  await texts.load('en');
  renderScreen(defineScreen({ Component: () => <FeaturedEvent event={event} level={2} /> }));
  expect(await screen.findByText(/^6:00 – 8:00 PM GMT-\u20605/)).toBeVisible();
  expect(screen.getByText('Wed 11:00 PM – 1:00 AM in your time zone')).toBeVisible();
});
