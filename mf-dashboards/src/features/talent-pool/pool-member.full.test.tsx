import { type PoolMemberDetails, talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor, within } from '@testing-library/react';

import { buildPoolMember, createPoolApi, hiddenMember, hoursAgo, openPool } from '../../testing/pool-stage';

const at = hoursAgo(50);

test.each<[Partial<PoolMemberDetails>, RegExp, boolean]>([
  [{ contact: { state: 'declined', at }, can_contact: false }, /can write again 90 days after that answer/, false],
  [{ contact: { state: 'declined', at }, can_contact: true }, /can write again now/, true],
  [{ contact: null, can_contact: false }, /does not want messages from companies/, false],
  [{ contact: { state: 'accepted', at }, email: 'ana@example.org' }, /was accepted, so you can write by e-mail/, true],
])('%j is explained', async (details, words, canWrite) => {
  await openPool('/dashboards/talent-pool/1', createPoolApi({ details }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Write a message' })).toHaveLength(canWrite ? 1 : 0);
  const mails = screen.queryAllByRole('link', { name: 'ana@example.org' }).map((link) => link.getAttribute('href'));
  expect(mails).toEqual(details.email === undefined ? [] : ['mailto:ana@example.org']);
});

test('without a company, nobody is written to', async () => {
  await openPool('/dashboards/talent-pool/1', createPoolApi({ details: { can_contact: false }, companies: [] }));
  expect(await screen.findByText('You recruit for no company, so you cannot write to members.')).toBeInTheDocument();
});

test('hidden parts are absent', async () => {
  const api = createPoolApi({ members: [hiddenMember], details: { bio: null, linkedin: null, website: null } });
  await openPool('/dashboards/talent-pool/2', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Member of the community' })).toBeInTheDocument();
  for (const name of ['Details', 'About', 'Skills'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('of several companies one is chosen; a conflict keeps the words and shows the new state', async () => {
  const api = createPoolApi({ companies: ['Kumbia', 'Telar'] });
  const { user } = await openPool('/dashboards/talent-pool/1', api);
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write to Ana Quispe' });
  await user.type(within(dialog).getByLabelText(/^Message/), 'Shall we talk?');
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(within(dialog).getByText('Please choose the company that you write for.')).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Company/ }), 'Telar');
  api.fail(talentPoolCalls.contactPoolMember, 'CONFLICT', { userMessage: 'This member cannot be contacted now.' });
  api.answer(talentPoolCalls.getPoolMember, () => ({
    data: {
      ...buildPoolMember(),
      bio: null,
      linkedin: null,
      website: null,
      github: null,
      email: null,
      can_contact: false,
      contact: { state: 'sent', at },
    },
  }));
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This member cannot be contacted now.');
  expect(within(dialog).getByLabelText(/^Message/)).toHaveValue('Shall we talk?');
  await waitFor(() => expect(screen.getByText(/waits for an answer\. You are notified/)).toBeInTheDocument());
  expect(api.sent(talentPoolCalls.contactPoolMember).at(-1)?.body).toEqual({
    company_id: 2,
    message: 'Shall we talk?',
  });
});

test('words of an unsent message stay when the dialog is closed', async () => {
  const { user } = await openPool('/dashboards/talent-pool/1');
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Message/), 'Hola');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Continue the message' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Message/)).toHaveValue('Hola');
});

test('a profile that cannot be loaded is tried again', async () => {
  const api = createPoolApi();
  api.fail(talentPoolCalls.getPoolMember, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  const { user } = await openPool('/dashboards/talent-pool/1', api);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Quispe' })).toBeInTheDocument();
});

test('the hundredth member leads to the next part of the list', async () => {
  const members = Array.from({ length: 130 }, (_, index) =>
    buildPoolMember({ id: index + 1, name: `Person ${index + 1}` }),
  );
  const { user, where } = await openPool('/dashboards/talent-pool/100?page=4', createPoolApi({ members }));
  expect(await screen.findByText('100 of 130')).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Next member' }));
  expect(await screen.findByText('101 of 130')).toBeInTheDocument();
  expect(where()).toBe('/dashboards/talent-pool/101?page=5');
  await user.click(await screen.findByRole('link', { name: 'Previous member' }));
  expect(await screen.findByText('100 of 130')).toBeInTheDocument();
});
