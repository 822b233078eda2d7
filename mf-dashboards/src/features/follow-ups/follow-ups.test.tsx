import { talentNotesCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor } from '@testing-library/react';

import { createPoolApi, openPool } from '../../testing/pool-stage';
import { buildFollowUp } from '../../testing/talent-answers';

const stage = { talent: { file: { follow_ups: [buildFollowUp({ due_on: '2026-01-02' })] } } };

test('lists what is due, and each can be done', async () => {
  const api = createPoolApi(stage);
  const { user, where } = await openPool('/dashboards/follow-ups', api);
  expect(await screen.findByRole('link', { name: 'Ana Quispe' })).toHaveAttribute('href', '/dashboards/talent-pool/1');
  expect(screen.getByText('Jan 2, 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Overdue (1)' }));
  await waitFor(() => expect(where()).toBe('/dashboards/follow-ups?when=overdue'));
  await waitFor(() =>
    expect(api.sent(talentNotesCalls.listFollowUps).at(-1)?.query).toMatchObject({ when: 'overdue', page: 1 }),
  );
  await user.click(screen.getByRole('button', { name: 'Done: Ana Quispe, Jan 2, 2026' }));
  expect(await screen.findByText('Nothing is due here')).toBeInTheDocument();
});

test('a failed list is tried again', async () => {
  const api = createPoolApi(stage);
  api.fail(talentNotesCalls.listFollowUps, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  const { user } = await openPool('/dashboards/follow-ups', api);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ana Quispe' })).toBeInTheDocument();
});
