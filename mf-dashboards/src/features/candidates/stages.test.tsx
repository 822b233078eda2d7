import { candidateCalls, type CandidateStage } from '@enlace/shared-contract/recruiting';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { buildCandidate, createCandidatesApi, daysAgo, open } from '../../testing/candidates-stage';

const stages: readonly CandidateStage[] = [
  { id: 71, name: 'Phone call', state: 'interview', color: 'teal' },
  { id: 72, name: 'Pair session', state: 'interview', color: 'plum' },
];

const team = [
  buildCandidate({ id: 1 }),
  buildCandidate({ id: 2, name: 'Bea Mamani', state: 'in_review' }),
  buildCandidate({ id: 3, name: 'Carla Rojas', state: 'interview', stage: stages[0] ?? null, moved_at: daysAgo(8) }),
];

const { elementFromPoint } = document;

afterEach(() => {
  document.elementFromPoint = elementFromPoint;
});

const column = (name: RegExp) => screen.findByRole('region', { name });

test('the columns are the stages of the company; a card moves to one by keyboard and by drag', async () => {
  const api = createCandidatesApi(team, {}, stages);
  const { user } = await open('/dashboards/candidates?view=board', api);
  const call = await column(/^Phone call/);
  expect(await within(call).findByRole('link', { name: 'Carla Rojas' })).toBeInTheDocument();
  expect(within(call).getByText('Interview')).toBeInTheDocument();
  expect(within(call).getByText('8 days, too long')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Interview/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Move Bea Mamani to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pair session' }));
  expect(await within(await column(/^Pair session/)).findByText('Bea Mamani')).toBeInTheDocument();
  const [news] = await screen.findAllByText('Bea Mamani is now “Pair session”. Nothing was sent yet.');
  expect(news).toHaveRole('status');
  const target = await column(/^Pair session/);
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Carla Rojas' }), { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { clientX: 80, clientY: 40 });
  fireEvent.pointerUp(window);
  await waitFor(() =>
    expect(api.sent(candidateCalls.moveCandidates).map(({ body }) => body)).toEqual([
      { move: 'interview', stage_id: 72, ids: [2], version: 1 },
      { move: 'interview', stage_id: 72, ids: [3], version: 1 },
    ]),
  );
});

test('a candidate moves to a stage in the table and with a note', async () => {
  const api = createCandidatesApi(team, {}, stages);
  const { user } = await open('/dashboards/candidates/3', api);
  expect(await screen.findByText('Phone call')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Pair session' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move Carla Rojas to “Pair session”?' });
  expect(within(dialog).getByText(/The candidate does not notice it/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Note for the team/), 'On Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'interview',
    stage_id: 72,
    ids: [3],
    version: 1,
    note: 'On Monday',
    key: expect.any(String),
  });
});
