import { buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import type { EntityOf, events } from '@enlace/shared-contract';

import { answerNear } from '../../testing/answer-near';
import { pages } from '../../pages';
import remote from '../../remote';
import { screen as eventScreen } from './event.screen';

const place = { timezone: 'America/Bogota', city: 'Bogotá', country_code: 'CO', venue_name: 'Casa Común' };

function open(values: Partial<EntityOf<typeof events>> = {}, locale: 'en' | 'es' | 'pt' = 'en') {
  const event = buildEvent({
    ...place,
    id: 1,
    title: 'Café con datos',
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
    ...values,
  });
  const api = createFakeApi({ events: [event] });
  return renderRemote(remote, pages, '/events/cafe-con-datos', { api, locale, viewer: null });
}

test('tells when and where in the clock of the place, and in the reader’s own', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Café con datos' })).toBeInTheDocument();
  expect(screen.getByText('Wednesday, March 5, 2031')).toBeInTheDocument();
  expect(screen.getByText(/6:00 – 8:00 PM/)).toBeInTheDocument();
  expect(screen.getByText(/in your time zone/)).toHaveTextContent(/11:00 PM – 1:00 AM/);
  expect(screen.getByText('Casa Común')).toBeInTheDocument();
});

test('writes dates the reader’s way', async () => {
  await open({}, 'pt');
  expect(await screen.findByText('Quarta-feira, 5 de março de 2031')).toBeInTheDocument();
  expect(screen.getByText('Gratuito')).toBeInTheDocument();
});

test('a cancelled event says so before anything else, and names no price', async () => {
  await open({ status: 'cancelled', price_from: 1500 });
  expect(await screen.findByText(/has been cancelled/)).toBeInTheDocument();
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
});

test.each([
  [{ status: 'postponed' as const }, /has been postponed/],
  [{ starts_at: '2020-01-01T10:00:00Z', ends_at: '2020-01-01T12:00:00Z' }, /is over/],
])('%j changes the plan, and the page says so', async (values, notice) => {
  await open(values);
  expect(await screen.findByText(notice)).toBeInTheDocument();
});

test('names speakers, hosts and how full it is', async () => {
  await open({
    capacity: 40,
    going_count: 12,
    chapters: [{ id: 1, name: 'Bogotá', slug: 'bogota' }],
    speakers: [{ user_id: 1, name: 'Ñusta Quispe', speaker_role: 'Host', headline: null, avatar: null }],
  });
  expect(await screen.findByText('Ñusta Quispe')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByText('12 of 40 places taken')).toBeInTheDocument();
});

test('an unknown time zone does not take the page down', async () => {
  await open({ timezone: 'Mars/Olympus_Mons' });
  expect(await screen.findByText(/11:00 PM – 1:00 AM/)).toBeInTheDocument();
});

test('an event that does not exist says so and leads on', async () => {
  const api = answerNear(createFakeApi({ events: [] }));
  await renderRemote(remote, pages, '/events/nope', { api, viewer: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'This event does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

test('gives the page the head of its record', async () => {
  const { platform } = await open({ summary: 'Data over coffee', cover: { url: '/api/v2/art/1.svg', alt: 'Cups' } });
  await screen.findByRole('heading', { level: 1 });
  const context = {
    params: { slug: 'cafe-con-datos' },
    search: new URLSearchParams(),
    locale: 'en' as const,
    viewer: null,
    url: 'https://enlace.example/events/cafe-con-datos',
    productName: 'Enlace',
  };
  expect(eventScreen.seo?.(platform.store.getState(), context)).toMatchObject({
    title: 'Café con datos',
    seo_description: 'Data over coffee',
    canonical: 'https://enlace.example/events/cafe-con-datos',
    // Social networks do not show SVG covers, so the head names the picture that the API renders from the record.
    openGraph_images: [
      {
        url: expect.stringContaining('https://enlace.example/api/v2/share/events/cafe-con-datos.png'),
        alt: 'Café con datos',
      },
    ],
  });
});
