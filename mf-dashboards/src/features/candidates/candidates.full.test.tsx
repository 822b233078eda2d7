import { AppError } from '@enlace/shared-contract/errors';
import { candidateCalls } from '@enlace/shared-contract/recruiting';
import { buildViewer, createFakeApi, guardText, renderRemote } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { buildCandidate, createCandidatesApi, daysAgo, open } from '../../testing/candidates-stage';

const { elementFromPoint } = document;
const { matchMedia } = window;

afterEach(() => {
  document.elementFromPoint = elementFromPoint;
  Object.assign(window, { matchMedia });
});

const column = (name: RegExp) => screen.findByRole('region', { name });

/** Drags a card over an element that has a move, or over none. */
async function drag(name: string, target: Element | null) {
  const link = await screen.findByRole('link', { name });
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(link, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { clientX: 80, clientY: 40 });
}

test('a card is dragged to another column; Escape leaves it where it was', async () => {
  const { api } = await open('/dashboards/candidates?view=board');
  await drag('Bea Mamani', await column(/^Interview/));
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window);
  expect(api.sent(candidateCalls.moveCandidates)).toHaveLength(0);
  await drag('Bea Mamani', await column(/^Interview/));
  fireEvent.pointerUp(window);
  expect(await within(await column(/^Interview/)).findByText('Bea Mamani')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.sent(candidateCalls.moveCandidates).map(({ body }) => body)).toEqual([
      { move: 'interview', ids: [2], version: 1 },
    ]),
  );
});

test('while a card is dragged, the collapsed column has a place to reject, which asks for the reason', async () => {
  await open('/dashboards/candidates?view=board');
  await drag('Bea Mamani', null);
  const place = await screen.findByText('Reject');
  document.elementFromPoint = () => place;
  fireEvent.pointerMove(window, { clientX: 90, clientY: 40 });
  fireEvent.pointerUp(window);
  expect(await screen.findByRole('dialog', { name: 'Reject Bea Mamani?' })).toBeInTheDocument();
});

test('a move that fails brings the card back and reports why', async () => {
  const api = createCandidatesApi();
  api.fail(candidateCalls.moveCandidates, 'UNAVAILABLE', { userMessage: 'A pause of two minutes.' });
  const { user } = await open('/dashboards/candidates?view=board', api);
  await user.click(await screen.findByRole('button', { name: 'Move Bea Mamani to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  expect(await screen.findByText('A pause of two minutes.')).toBeInTheDocument();
  await waitFor(async () => expect(within(await column(/^In review/)).getByText('Bea Mamani')).toBeInTheDocument());
});

test('a column shows its first 50, then more; the ended ones on request', async () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    buildCandidate({ id: index + 1, name: `Person ${index + 1}`, state: 'in_review', moved_at: daysAgo(index) }),
  );
  const api = createCandidatesApi([...rows, buildCandidate({ id: 90, name: 'Dora Vega', state: 'withdrawn' })]);
  const { user } = await open('/dashboards/candidates?view=board', api);
  const review = await column(/^In review/);
  await waitFor(() => expect(within(review).getAllByRole('listitem')).toHaveLength(50));
  await user.click(within(review).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(review).getAllByRole('listitem')).toHaveLength(60));
  expect(within(review).queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ended 1' }));
  expect(await within(await column(/^Ended/)).findByText('Withdrawn')).toBeInTheDocument();
});

test('on a phone the board is one column, chosen from a list that has the numbers', async () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => media });
  const { user, where } = await open('/dashboards/candidates?view=board');
  expect(await screen.findByRole('link', { name: 'Ana Quispe' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Interview/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'Interview (1)');
  expect(await screen.findByRole('link', { name: 'Carla Rojas' })).toBeInTheDocument();
  expect(where()).toBe('/dashboards/candidates?view=board&column=interview');
});

test('a column that fails leaves the others, and is tried again', async () => {
  const api = createCandidatesApi();
  api.fail(candidateCalls.listCandidates, 'UNAVAILABLE', { userMessage: 'Not now.' });
  const { user } = await open('/dashboards/candidates?view=board', api);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Carla Rojas' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ana Quispe' })).toBeInTheDocument();
});

test('a conflict with a state that allows no such move offers to keep it only', async () => {
  const api = createCandidatesApi();
  const { user } = await open('/dashboards/candidates', api);
  const button = await screen.findByRole('button', { name: 'Move Bea Mamani to…' });
  await api.send({
    call: candidateCalls.moveCandidates,
    client: 'authenticated',
    body: { move: 'offer', ids: [2], version: 1 },
  });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bea Mamani has another state now' });
  expect(await within(dialog).findByText('Your move (Shortlist) is not possible from this state.')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /anyway/ })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Keep this state' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /Bea Mamani/ })).toHaveTextContent('Offer'));
});

test('a move that is too old is not taken back, and the button goes', async () => {
  const api = createCandidatesApi();
  api.answer(candidateCalls.takeBackMove, () => {
    throw new AppError('CONFLICT');
  });
  const { user } = await open('/dashboards/candidates', api);
  await user.click(await screen.findByRole('button', { name: 'Move Bea Mamani to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer' }));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Too late to take it back: the mails have left.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});

test('many are rejected with one reason; a failure keeps what was typed', async () => {
  const api = createCandidatesApi();
  const { user } = await open('/dashboards/candidates', api);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Quispe' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Dora Vega' }));
  await user.click(screen.getByRole('button', { name: 'Reject…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to “Rejected”' });
  await user.click(await within(dialog).findByRole('button', { name: 'Reject 1 candidate' }));
  expect(within(dialog).getByText('Please give a reason.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'The job is filled');
  api.fail(candidateCalls.moveCandidates, 'UNAVAILABLE', { userMessage: 'Not now.' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject 1 candidate' }));
  expect(await within(dialog).findByText('Not now.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('The job is filled');
  await user.click(within(dialog).getByRole('button', { name: 'Reject 1 candidate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'reject',
    ids: [1],
    reason: 'The job is filled',
    shows_reason: false,
    key: expect.any(String),
  });
});

test('a single selected candidate whom another recruiter has moved is noticed, and the list is read again', async () => {
  const api = createCandidatesApi();
  const { user } = await open('/dashboards/candidates', api);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bea Mamani' }));
  await api.send({
    call: candidateCalls.moveCandidates,
    client: 'authenticated',
    body: { move: 'shortlist', ids: [2], version: 1 },
  });
  await user.click(screen.getByRole('button', { name: 'Move to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Interview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to “Interview”' });
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Shortlisted', { selector: 'td *' })).toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'interview',
    ids: [2],
    version: 1,
    is_preview: true,
  });
});

test('the candidates of the filters are downloaded', async () => {
  const api = createCandidatesApi();
  api.answer(candidateCalls.exportCandidates, () => 'Name\r\nAna');
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  globalThis.URL.createObjectURL = () => 'blob:file';
  globalThis.URL.revokeObjectURL = () => undefined;
  const { user } = await open('/dashboards/candidates?state=submitted&search=Ana', api);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toEqual(['candidates.csv']));
  expect(api.sent(candidateCalls.exportCandidates)[0]?.query).toMatchObject({ state: 'submitted', search: 'Ana' });
});

test('no candidates, no match and a failure have words of their own', async () => {
  const api = createCandidatesApi([]);
  api.fail(candidateCalls.listCandidates, 'UNAVAILABLE', { userMessage: 'Not now.' });
  const { user, where } = await open('/dashboards/candidates?search=nadie', api);
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No candidate fits' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search and state' }));
  expect(await screen.findByRole('heading', { name: 'No candidates yet' })).toBeInTheDocument();
  expect(where()).toBe('/dashboards/candidates');
});

test('who may only read sees no moves', async () => {
  const api = createCandidatesApi();
  const viewer = buildViewer({ roles: ['allies'], permissions: ['candidates.list'] });
  await renderRemote(remote, pages, '/dashboards/candidates', { api, viewer });
  expect(await screen.findByRole('link', { name: 'Ana Quispe' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each(['/dashboards/candidates', '/dashboards/candidates/1'])('%s is for recruiters and admins', async (path) => {
  const api = createFakeApi({}, { viewer: buildViewer({ roles: ['latinas'] }) });
  await renderRemote(remote, pages, path, { api });
  expect(screen.getByText(guardText)).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test.each([
  ['es', 'Candidaturas', 'Nueva', '5 días'],
  ['pt', 'Candidaturas', 'Nova', '5 dias'],
] as const)('in %s', async (locale, title, state, duration) => {
  await open('/dashboards/candidates', undefined, locale);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /Ana Quispe/ });
  expect(row).toHaveTextContent(state);
  expect(row).toHaveTextContent(duration);
});
