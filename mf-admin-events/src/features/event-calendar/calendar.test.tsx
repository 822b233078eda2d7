import { buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const at = (day: string) => ({ starts_at: `${day}T23:00:00.000Z`, ends_at: `${day}T23:30:00.000Z` });

function open(path: string) {
  const events = [
    buildEvent({
      id: 1,
      title: 'Café con datos',
      ...at('2031-03-05'),
      timezone: 'America/Bogota',
      status: 'published',
    }),
    buildEvent({ id: 2, title: 'Borrador de taller', ...at('2031-03-05'), timezone: 'UTC', status: 'draft' }),
    // At its place, this event starts on the next day.
    buildEvent({ id: 3, title: 'Encuentro', ...at('2031-03-06'), timezone: 'Asia/Tokyo', status: 'published' }),
  ];
  return renderRemote(remote, pages, path, { api: createFakeApi({ events, chapters: [], event_categories: [] }) });
}

test('the events of a month are under the day of their place, with drafts, and lead to their forms', async () => {
  await open('/admin/events/calendar?month=2031-03');
  const day = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    return within(heading.closest('li') ?? document.body);
  };
  expect((await day('Wednesday, March 5')).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '6:00 PM Café con datos',
    '11:00 PM Borrador de tallerDraft',
  ]);
  expect((await day('Friday, March 7')).getByRole('link')).toHaveAttribute('href', '/admin/events/3');
});

test('the list leads to the calendar, and its months follow each other', async () => {
  const { user, where } = await open('/admin/events');
  await user.click(await screen.findByRole('link', { name: 'Calendar' }));
  expect(where()).toBe('/admin/events/calendar');
  await user.click(await screen.findByRole('link', { name: /^Later/ }));
  expect(where()).toMatch(/\?month=\d{4}-\d{2}$/);
  await user.click(screen.getByRole('link', { name: 'This month' }));
  expect(where()).toBe('/admin/events/calendar');
});
