import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor, within } from '@testing-library/react';

import { buildPoolMember, createPoolApi, openPool } from '../../testing/pool-stage';

const members = [
  buildPoolMember(),
  buildPoolMember({ id: 2, name: 'Bea Mamani' }),
  buildPoolMember({ id: 3, name: 'Carla Rojas' }),
];

test('shows what the member shows, and that the member reads of the visit', async () => {
  await openPool('/dashboards/talent-pool/1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Quispe' })).toBeInTheDocument();
  const note = 'The member reads that your company has looked at this profile, with the time.';
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(screen.getByText('I build screens.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /linkedin.com\/in\/ana/ });
  expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  // An address without a web protocol is no link.
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  expect(screen.queryByText('GitHub')).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Skills' })).getByText('React')).toBeInTheDocument();
});

test('a recruiter writes; refused words stay, and the message is then in the history', async () => {
  const { api, user } = await openPool('/dashboards/talent-pool/1');
  api.fail(talentPoolCalls.contactPoolMember, 'VALIDATION_FAILED', { fields: { message: ['Too short.'] } });
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write to Ana Quispe' });
  expect(within(dialog).getByRole('combobox', { name: /^Company/ })).toHaveDisplayValue('Kumbia');
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(within(dialog).getByText('Please write a message.')).toBeInTheDocument();
  const field = within(dialog).getByLabelText(/^Message/);
  await user.type(field, 'Shall we talk?');
  expect(within(dialog).getByText('14 of 2,000 characters')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  expect(await within(dialog).findByText('Too short.')).toBeInTheDocument();
  expect(field).toHaveValue('Shall we talk?');
  await user.click(within(dialog).getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(talentPoolCalls.contactPoolMember).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { company_id: 1, message: 'Shall we talk?' },
  });
  expect(screen.getByText(/waits for an answer\. You are notified/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
  const history = screen.getByRole('region', { name: 'History with your companies' });
  expect(await within(history).findByText('Shall we talk?')).toBeInTheDocument();
});

test('the list and its place stay on the way to the next member and back', async () => {
  const { user, where } = await openPool('/dashboards/talent-pool/2?skills=1', createPoolApi({ members }));
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next member' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carla Rojas' })).toBeInTheDocument();
  expect(where()).toBe('/dashboards/talent-pool/3?skills=1');
  await user.click(screen.getByRole('link', { name: 'Back to the talent pool' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Carla Rojas' })).toHaveFocus());
  expect(where()).toBe('/dashboards/talent-pool?skills=1');
});

test('a member who has left the pool is missing', async () => {
  await openPool('/dashboards/talent-pool/9');
  expect(await screen.findAllByText('This member is not in the pool (any more)')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Back to the talent pool' })).toBeInTheDocument();
});
