import { candidateCalls } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import { buildCandidate, createCandidatesApi, open } from '../../testing/candidates-stage';

const table = () => screen.findByRole('table', { name: 'Candidates' });

test('lists candidates by job, state and words; the choice is in the address', async () => {
  const { api, user, where } = await open('/dashboards/candidates');
  const row = await screen.findByRole('row', { name: /Ana Quispe/ });
  expect(row).toHaveTextContent('Front-end engineer');
  expect(row).toHaveTextContent('New');
  expect(row).toHaveTextContent('5 days');
  await user.click(screen.getByRole('tab', { name: 'In review (1)' }));
  expect(await screen.findByRole('row', { name: /Bea Mamani/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ana Quispe/ })).not.toBeInTheDocument());
  await user.type(screen.getByRole('searchbox'), 'Bea{Enter}');
  await user.click(screen.getByRole('combobox', { name: 'Job' }));
  await user.click(await screen.findByRole('option', { name: /Front-end engineer.*Kumbia · 3 candidates/ }));
  await waitFor(() => expect(where()).toBe('/dashboards/candidates?job=3&search=Bea&state=in_review'));
  await user.click(within(await table()).getByRole('link', { name: 'Applied' }));
  await waitFor(() => expect(where()).toContain('direction=asc'));
  expect(api.sent(candidateCalls.listCandidates).at(-1)?.query).toMatchObject({
    job_id: 3,
    search: 'Bea',
    state: 'in_review',
    sort: 'applied_at',
    direction: 'asc',
    page: 1,
    per_page: 25,
  });
});

test('a move can be taken back while its mails have not left', async () => {
  const { api, user } = await open('/dashboards/candidates');
  await user.click(await screen.findByRole('button', { name: 'Move Bea Mamani to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Interview' }));
  await waitFor(() =>
    expect(api.sent(candidateCalls.moveCandidates).map(({ body }) => body)).toEqual([
      { move: 'interview', ids: [2], version: 1 },
    ]),
  );
  const [news] = await screen.findAllByText('Bea Mamani is now “Interview”. Nothing was sent yet.');
  expect(news).toHaveRole('status');
  await waitFor(() => expect(screen.getByRole('row', { name: /Bea Mamani/ })).toHaveTextContent('Interview'));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back. No mail was sent.')).toBeInTheDocument();
  expect(api.sent(candidateCalls.takeBackMove).map(({ params }) => params)).toEqual([{ id: 'move-1' }]);
  await waitFor(() => expect(screen.getByRole('row', { name: /Bea Mamani/ })).toHaveTextContent('In review'));
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});

test('a rejection needs a reason, which stays when it fails; the candidate reads it on request', async () => {
  const api = createCandidatesApi();
  api.fail(candidateCalls.moveCandidates, 'VALIDATION_FAILED', { fields: { reason: ['Too rude.'] } });
  const { user } = await open('/dashboards/candidates', api);
  await user.click(await screen.findByRole('button', { name: 'Move Bea Mamani to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject Bea Mamani?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Please give a reason.')).toBeInTheDocument();
  expect(within(dialog).getByText(/without your reason/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No React yet');
  await user.click(within(dialog).getByLabelText('Show the reason to the candidate'));
  expect(within(dialog).getByText(/with your reason/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Too rude.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('No React yet');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'reject',
    ids: [2],
    version: 1,
    reason: 'No React yet',
    shows_reason: true,
    key: expect.any(String),
  });
});

test('two recruiters who move the same candidate: the second one sees the state and decides', async () => {
  const api = createCandidatesApi();
  const { user } = await open('/dashboards/candidates', api);
  const button = await screen.findByRole('button', { name: 'Move Bea Mamani to…' });
  // Another recruiter is first.
  await api.send({
    call: candidateCalls.moveCandidates,
    client: 'authenticated',
    body: { move: 'shortlist', ids: [2], version: 1 },
  });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Interview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bea Mamani has another state now' });
  expect(within(dialog).getByText('Shortlisted')).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('button', { name: 'Invite to interview anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'interview',
    ids: [2],
    version: 2,
    key: expect.any(String),
  });
});

test('a card moves by the keyboard, keeps the focus and is announced', async () => {
  const { user } = await open('/dashboards/candidates?view=board');
  const review = await screen.findByRole('region', { name: /^In review/ });
  const button = await within(review).findByRole('button', { name: 'Move Bea Mamani to…' });
  button.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  const offer = screen.getByRole('region', { name: /^Offer/ });
  const link = await within(offer).findByRole('link', { name: 'Bea Mamani' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(within(review).queryByText('Bea Mamani')).not.toBeInTheDocument();
  const [news] = await screen.findAllByText('Bea Mamani is now “Offer”. Nothing was sent yet.');
  expect(news).toHaveRole('status');
});

test('many are moved by their filters, after a preview of names and refusals', async () => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    buildCandidate({ id: index + 1, name: `Person ${index + 1}`, state: index < 28 ? 'viewed' : 'hired' }),
  );
  const api = createCandidatesApi(rows);
  const { user } = await open('/dashboards/candidates', api);
  const rowsOfPage = await table();
  await user.click(await within(rowsOfPage).findByRole('checkbox', { name: 'Select Person 2' }));
  await user.click(within(rowsOfPage).getByRole('checkbox', { name: 'Select Person 3' }));
  await user.click(screen.getByRole('button', { name: 'Select all 30 of these filters' }));
  await user.click(within(rowsOfPage).getByRole('checkbox', { name: 'Select Person 1' }));
  expect(screen.getByText('29 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'In review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to “In review”' });
  expect(await within(dialog).findByText('27 candidates will be “In review”')).toBeInTheDocument();
  expect(within(dialog).getByText('2 candidates stay')).toBeInTheDocument();
  expect(within(dialog).getByText('This move is not possible from “Hired”:')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Note for the team/), 'First round');
  await user.click(within(dialog).getByRole('button', { name: 'Move 27 candidates' }));
  const [news] = await screen.findAllByText('27 candidates are now “In review”. Nothing was sent yet.');
  expect(news).toBeInTheDocument();
  expect(api.sent(candidateCalls.moveCandidates).map(({ body }) => body)).toEqual([
    { move: 'review', where: {}, except: [1], is_preview: true },
    // The candidates of the preview, and no others.
    {
      move: 'review',
      note: 'First round',
      key: expect.any(String),
      ids: Array.from({ length: 27 }, (_, index) => index + 2),
    },
  ]);
  expect(screen.queryByText(/selected$/)).not.toBeInTheDocument();
});
