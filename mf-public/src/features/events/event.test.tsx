import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { pages } from '../../testing/pages';
import remote from '../../remote';
import { screen as eventScreen } from './event.screen';
import { ticket } from '../../testing/stages/checkout-stage';
import { open } from '../../testing/stages/event-stage';

test('tells when and where in the clock of the place, and in the reader’s own', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Café con datos' })).toBeInTheDocument();
  expect(screen.getByText('Wednesday, March 5, 2031')).toBeInTheDocument();
  expect(screen.getByText(/^6:00 – 8:00 PM/)).toHaveTextContent(/8:00 PM\s*GMT-\u20605/);
  expect(screen.getByText(/in your time zone/)).toHaveTextContent(/11:00 PM – 1:00 AM/);
  expect(screen.getByText('Casa Común')).toBeInTheDocument();
});

test('has day, hour and place under the title, and the price only once', async () => {
  const { unmount } = await open({ price_from: 1500, tickets: [{ ...ticket, price: 1500 }] });
  expect(await screen.findByText(/^Wed 6:00 – 8:00 PM GMT-\u20605.*Casa Común, Bogotá$/)).toBeInTheDocument();
  expect(screen.getByText('$15.00')).toBeInTheDocument();
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
  unmount();
  await open({ price_from: 1500, tickets: [] });
  expect(await screen.findByText('Price')).toBeInTheDocument();
});

test('a cancelled event says so before anything else, and names no price', async () => {
  await open({ status: 'cancelled', price_from: 1500 });
  expect(await screen.findByText(/has been cancelled/)).toBeInTheDocument();
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
});

test('a cancelled event has no number of people, and leads to its other dates and to the other events', async () => {
  await open({
    status: 'cancelled',
    capacity: 40,
    going_count: 12,
    chapters: [{ id: 1, name: 'Bogotá', slug: 'bogota' }],
    other_dates: [{ slug: 'cafe-con-datos-2', starts_at: '2031-03-12T23:00:00Z' }],
  });
  expect(await screen.findByRole('link', { name: 'See other events' })).toHaveAttribute('href', '/events?place=bogota');
  expect(screen.getByRole('link', { name: 'Other dates' })).toHaveAttribute('href', '#event-dates');
  expect(screen.queryByText(/places taken/)).not.toBeInTheDocument();
});

test.each([
  [true, 'en', 'This event has been cancelled. Tickets are refunded; you do not need to do anything.'],
  [false, 'en', 'This event has been cancelled. You do not need to do anything.'],
  [null, 'es', 'Este evento se canceló. No tienes que hacer nada.'],
  [false, 'pt', 'Este evento foi cancelado. Você não precisa fazer nada.'],
] as const)('a cancelled event names a refund only when there is one: %s', async (isRefunded, locale, notice) => {
  await open({ status: 'cancelled', is_refunded: isRefunded }, locale);
  expect(await screen.findByText(notice)).toBeInTheDocument();
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
    sponsors: [{ id: 1, name: 'Ceiba Salud', slug: 'ceiba-salud', logo: null }],
  });
  expect(await screen.findByText('Ñusta Quispe')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByRole('link', { name: 'Ceiba Salud' })).toHaveAttribute('href', '/companies/ceiba-salud');
  expect(screen.getByText('12 of 40 places taken')).toBeInTheDocument();
});

test('the street is on the map, or comes with the ticket', async () => {
  const { unmount } = await open({ venue_address: 'Calle 1 # 2-3' });
  expect(await screen.findByRole('link', { name: 'Show on the map' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Casa Común, Calle 1 # 2-3, Bogotá')),
  );
  unmount();
  await open({ venue_address: null, address_visibility: 'confirmed_only' });
  expect(await screen.findByText('The street comes with your ticket.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Show on the map' })).not.toBeInTheDocument();
});

test('is added to calendars and shared by links', async () => {
  const { user } = await open({ summary: 'Data over coffee, C++' });
  await user.click(await screen.findByText('Add to calendar'));
  expect(screen.getByRole('link', { name: 'Apple Calendar and others (file)' })).toHaveAttribute(
    'href',
    '/api/v2/events/calendar?event=cafe-con-datos&lang=en',
  );
  const addressOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  expect(Object.fromEntries(addressOf('Google Calendar').searchParams)).toMatchObject({
    text: 'Café con datos',
    dates: '20310305T230000Z/20310306T010000Z',
    location: 'Casa Común, Bogotá',
  });
  expect(addressOf('Outlook').searchParams.get('startdt')).toBe('2031-03-05T23:00:00.000Z');
  expect(addressOf('Outlook').searchParams.get('body')).toMatch(/^Data over coffee, C\+\+\n\nhttp/);
  for (const name of ['Google Calendar', 'Outlook']) expect(addressOf(name).href).not.toContain('+');

  await user.click(screen.getByText('Share'));
  const page = `${location.origin}${location.pathname}`;
  expect(addressOf('WhatsApp').searchParams.get('text')).toBe(`Café con datos ${page}`);
  expect(addressOf('LinkedIn').searchParams.get('url')).toBe(page);
  expect(addressOf('E-mail').href).toMatch(/^mailto:\?subject=Caf%C3%A9%20con%20datos&body=http/);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(page);
  expect(screen.getByRole('status')).toHaveTextContent('The link is copied.');
});

test('a draft names the end of its link, and its tickets lead nowhere', async () => {
  const draftTicket = { ...ticket, state: 'not_published' as const };
  await open({ status: 'draft', preview_until: '2031-03-01T23:00:00Z', tickets: [draftTicket] });
  expect(
    await screen.findByText(/^Draft: only people with this link see it until Mar 1, 2031, 6:00 PM GMT-\u20605/),
  ).toBeVisible();
  expect(screen.getByText('General admission')).toBeVisible();
  expect(screen.getByText('On sale once published')).toBeVisible();
  expect(screen.getByText('Tickets can be booked after the publication.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get a ticket' })).not.toBeInTheDocument();
  expect(screen.queryByText('Share')).not.toBeInTheDocument();
});

test('the start of a sale is by the clock of the event, which is named', async () => {
  await open({ tickets: [{ ...ticket, state: 'not_started', sale_starts_at: '2031-03-01T23:00:00Z' }] });
  expect(await screen.findByText(/Mar 1, 2031, 6:00 PM GMT-\u20605/)).toBeVisible();
});

test('an event that does not exist says so and leads on', async () => {
  const api = answerSimilar(createFakeApi({ events: [] }));
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
