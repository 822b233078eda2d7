import { seriesCalls } from '@enlace/shared-contract/events';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const date = (id: number, day: string, sold = 0) => ({
  event_id: id,
  slug: `e-${id}`,
  starts_at: `2031-03-${day}T18:00:00.000Z`,
  ends_at: `2031-03-${day}T20:00:00.000Z`,
  status: 'published',
  sold,
});

export const series = {
  id: 4,
  rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;COUNT=2',
  sentence: 'Every week on Tuesday, 2 times',
  timezone: 'UTC',
  dates: [date(1, '04'), date(2, '11', 3)],
};

export function officeApi(answer: typeof series | null) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos', starts_at: '2031-03-04T18:00:00.000Z', timezone: 'UTC' })],
  });
  api.answer(seriesCalls.getOfEvent, () => ({ data: answer }));
  api.answer(seriesCalls.previewSeries, () => ({ data: series }));
  api.answer(seriesCalls.addSeries, () => ({ data: series }));
  api.answer(seriesCalls.copyToSeries, () => ({ data: { changed: 1, skipped: 0 } }));
  api.answer(seriesCalls.removeFromSeries, () => ({ data: { changed: 2, skipped: 0 } }));
  return api;
}

export const open = (address: string, api: ReturnType<typeof officeApi>) =>
  renderRemote(remote, pages, address, { api });
