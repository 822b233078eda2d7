import { candidateCalls } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import { buildCandidate, createCandidatesApi, open } from '../../testing/candidates-stage';

test('a new application is reported as seen once; profile, words and history are shown', async () => {
  const { api } = await open('/dashboards/candidates/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Quispe' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Seen')).toBeInTheDocument());
  expect(api.sent(candidateCalls.viewCandidate)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'ana@example.org' })).toHaveAttribute('href', 'mailto:ana@example.org');
  expect(screen.getByRole('link', { name: '+51 999 111 222' })).toHaveAttribute('href', 'tel:+51999111222');
  const profileLink = screen.getByRole('link', { name: 'linkedin.com/in/ana' });
  expect(profileLink).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  // An address without a web protocol is no link.
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  expect(screen.queryByText('GitHub')).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Technical skills' })).getByText('React')).toBeInTheDocument();
  expect(screen.getByText('I like what you build.')).toBeInTheDocument();
});

test('a move takes a note, and the list and its place stay on the way to the next candidate and back', async () => {
  const { api, user, where } = await open('/dashboards/candidates/2?search=a');
  await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite Bea Mamani to an interview?' });
  await user.type(within(dialog).getByLabelText(/^Note for the team/), 'Call on Monday');
  await user.click(within(dialog).getByRole('button', { name: 'Invite to interview' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'interview',
    ids: [2],
    version: 1,
    note: 'Call on Monday',
    key: expect.any(String),
  });
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeInTheDocument();
  expect(screen.getByText('2 of 4')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next candidate' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carla Rojas' })).toBeInTheDocument();
  expect(where()).toBe('/dashboards/candidates/3?search=a');
  expect(screen.getByRole('button', { name: 'Take back' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All candidates' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Carla Rojas' })).toHaveFocus());
  expect(where()).toBe('/dashboards/candidates?search=a');
});

test('after a withdrawal the profile is missing, and the page explains why', async () => {
  const api = createCandidatesApi(undefined, { state: 'withdrawn', applicant: null, message: null, moves: [] });
  await open('/dashboards/candidates/2', api);
  expect(await screen.findByText(/The candidate has withdrawn the application/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Move Bea Mamani' })).not.toBeInTheDocument();
});

test('answers and files are shown as they were sent; the list marks candidates with files', async () => {
  const api = createCandidatesApi([buildCandidate({ state: 'in_review', file_count: 2 })], {
    answers: [
      { label: 'Do you travel?', kind: 'yes_no', answer: true },
      { label: 'Tools', kind: 'choices', answer: ['React', 'CSS'] },
    ],
    files: [
      { id: 7, name: 'cv.pdf', bytes: 420_000, type: 'application/pdf', question_id: null, question: null },
      { id: 8, name: 'works.pdf', bytes: 2_500_000, type: 'application/pdf', question_id: 3, question: 'Portfolio' },
    ],
  });
  const { user } = await open('/dashboards/candidates/1', api);
  const answers = within(await screen.findByRole('region', { name: 'Answers' }));
  expect(answers.getByText('Yes')).toBeInTheDocument();
  expect(answers.getByText('React and CSS')).toBeInTheDocument();
  const files = within(screen.getByRole('region', { name: 'Files' }));
  expect(files.getByRole('link', { name: 'cv.pdf (0.42 MB)' })).toHaveAttribute('href', '/api/v2/application-files/7');
  expect(files.getByText('Portfolio')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All candidates' }));
  expect(await screen.findByText('2 files')).toBeInTheDocument();
});
