import { talentPoolCalls, type TrackingEntry } from '@enlace/shared-contract/talent-pool';
import { screen } from '@testing-library/react';

import { buildEntry, createPoolApi, hoursAgo, openPool } from '../../testing/pool-stage';

const step: Partial<TrackingEntry> = { id: 'application-1', kind: 'application', job: 'Data analyst' };

test.each<[Partial<TrackingEntry>, string]>([
  [{ from: null, to: 'submitted', actor: 'Ana Quispe' }, 'Ana Quispe applied for Data analyst at Kumbia.'],
  [
    { from: 'submitted', to: 'viewed' },
    'Renata Guimarães opened the application of Ana Quispe for Data analyst at Kumbia.',
  ],
  [{ from: 'viewed', to: 'withdrawn' }, 'Ana Quispe withdrew the application for Data analyst at Kumbia.'],
  [
    { from: 'in_review', to: 'auto_closed', actor: null },
    'The application of Ana Quispe for Data analyst at Kumbia was closed without an answer.',
  ],
  [
    { from: null, to: 'withdrawn', member: { id: 1, name: null } },
    'A member of the community withdrew the application for Data analyst at Kumbia.',
  ],
])('%j is one sentence', async (values, sentence) => {
  await openPool('/dashboards/history', createPoolApi({ entries: [buildEntry({ ...step, ...values })] }));
  expect(await screen.findByRole('listitem')).toHaveTextContent(sentence);
});

test('a long text is shortened until the user asks for all', async () => {
  const entry = buildEntry({ kind: 'contact', state: 'sent', text: 'Word '.repeat(100) });
  const { user } = await openPool('/dashboards/history', createPoolApi({ entries: [entry] }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
});

test('pages, and days in Spanish', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => buildEntry({ id: `view-${index}`, at: hoursAgo(24 * 3) }));
  const { user, where } = await openPool('/dashboards/history', createPoolApi({ entries }), 'es');
  expect(await screen.findByText('60 entradas')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^(Page|Página) 2$/ }));
  expect(where()).toBe('/dashboards/history?page=2');
  expect(await screen.findAllByText(/abrió el perfil de/)).toHaveLength(10);
});

test('a failed history is tried again; days in the wrong order are named', async () => {
  const api = createPoolApi({ entries: [buildEntry()] });
  api.fail(talentPoolCalls.listTracking, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  const { user } = await openPool('/dashboards/history?from=2026-11-05&to=2026-11-01', api);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  expect(screen.getByText('The last day is before the first.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
});
