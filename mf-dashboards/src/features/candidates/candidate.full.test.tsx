import { candidateCalls } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import { applicant, buildCandidate, createCandidatesApi, daysAgo, open } from '../../testing/candidates-stage';

test('the history names who moved the candidate, and whether the candidate reads the reason', async () => {
  const event = {
    transition: 'move',
    by: 'recruiter' as const,
    at: daysAgo(1),
    shows_reason: false,
    stage: null,
    message: null,
  };
  const api = createCandidatesApi(undefined, {
    state: 'rejected',
    moves: ['review'],
    events: [
      { ...event, id: 1, from: null, to: 'submitted', by: 'member', actor: null, reason: null, note: null },
      { ...event, id: 2, from: 'submitted', to: 'in_review', actor: 'Inés Zúñiga', reason: null, note: 'Good start' },
      { ...event, id: 3, from: 'in_review', to: 'rejected', actor: null, reason: 'Filled', note: null },
      {
        ...event,
        id: 4,
        from: 'rejected',
        to: 'auto_closed',
        by: 'system',
        actor: null,
        reason: 'No answer',
        note: null,
        shows_reason: true,
      },
    ],
  });
  await open('/dashboards/candidates/2', api);
  const history = await screen.findByRole('region', { name: 'History' });
  const items = within(history).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(items[0]).toHaveTextContent(/Closed without an answer.*Automatic.*Reason, which the candidate readsNo answer/);
  expect(items[1]).toHaveTextContent(/A recruiter who has left.*Reason, only for your teamFilled/);
  expect(items[2]).toHaveTextContent(/Inés Zúñiga.*Note for the teamGood start/);
  expect(items[3]).toHaveTextContent(/The candidate/);
});

test('the history marks the message and the reason of a move that was taken back as not read', async () => {
  const event = { at: daysAgo(1), by: 'recruiter' as const, actor: 'Inés Zúñiga', stage: null, note: null };
  const api = createCandidatesApi(undefined, {
    events: [
      {
        ...event,
        id: 1,
        transition: 'reject',
        from: 'submitted',
        to: 'rejected',
        reason: 'Filled',
        shows_reason: true,
        message: 'Gracias',
      },
      {
        ...event,
        id: 2,
        transition: 'takeBack',
        from: 'rejected',
        to: 'submitted',
        reason: null,
        shows_reason: false,
        message: null,
      },
    ],
  });
  await open('/dashboards/candidates/2', api);
  const history = await screen.findByRole('region', { name: 'History' });
  const [, move] = within(history).getAllByRole('listitem');
  expect(move).toHaveTextContent(/Reason, only for your teamFilled/);
  expect(move).toHaveTextContent(/Message, which was not sent: the move was taken backGracias/);
  expect(within(history).queryByText(/which the candidate reads/)).not.toBeInTheDocument();
});

test('after the removal of the account the page reports it', async () => {
  await open('/dashboards/candidates/2', createCandidatesApi(undefined, { applicant: null }));
  expect(await screen.findByText(/The account was removed/)).toBeInTheDocument();
});

test('a failed report of the opening is not repeated, and disturbs nothing', async () => {
  const api = createCandidatesApi();
  api.fail(candidateCalls.viewCandidate, 'UNAVAILABLE');
  await open('/dashboards/candidates/1', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Quispe' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start review' })).toBeEnabled());
  expect(api.sent(candidateCalls.viewCandidate)).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['/dashboards/candidates/77', '/dashboards/candidates/none'])(
  '%s: a candidate of another company is missing, and the way back stays',
  async (path) => {
    await open(`${path}?state=offer`);
    expect(await screen.findByRole('heading', { level: 2, name: 'This candidate is not here' })).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'All candidates' });
    expect(link).toHaveAttribute('href', '/dashboards/candidates?state=offer');
  },
);

test('the neighbours go on over the pages of the list', async () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    buildCandidate({ id: index + 1, name: `Person ${index + 1}`, state: 'viewed' }),
  );
  const { user, where } = await open('/dashboards/candidates/100?page=4', createCandidatesApi(rows));
  expect(await screen.findByText('100 of 130')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next candidate' }));
  expect(await screen.findByText('101 of 130')).toBeInTheDocument();
  expect(where()).toBe('/dashboards/candidates/101?page=5');
  expect(screen.getByRole('link', { name: 'All candidates' })).toHaveAttribute('href', '/dashboards/candidates?page=5');
});

test('neighbours of a candidate who was opened from the board are those of the column', async () => {
  const rows = [1, 2, 3].map((id) =>
    buildCandidate({ id, name: `Person ${id}`, state: 'interview', moved_at: daysAgo(id) }),
  );
  const { user, where } = await open('/dashboards/candidates?view=board', createCandidatesApi(rows));
  await user.click(await screen.findByRole('link', { name: 'Person 2' }));
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  expect(where()).toBe('/dashboards/candidates/2?view=board&column=interview');
  expect(screen.getByText(applicant.email)).toBeInTheDocument();
});
