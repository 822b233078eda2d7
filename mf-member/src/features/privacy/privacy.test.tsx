import { privacyCalls } from '@enlace/shared-contract/identity';
import { screen, within } from '@testing-library/react';

import { open } from '../../testing/stages/privacy-stage';

const preview = (name: string) => within(screen.getByRole('region', { name: `Your profile as ${name} see it` }));

test('the preview shows the profile as each kind of viewer sees it, before the choice is stored', async () => {
  const { user, api } = await open();
  expect(preview('visitors').getByText('Data engineer')).toBeInTheDocument();
  expect(preview('visitors').queryByText('I build pipelines.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Members' }));
  expect(preview('members').getByText('Tejido')).toBeInTheDocument();
  expect(preview('members').queryByText('I build pipelines.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recruiters' }));
  expect(preview('recruiters').getByText('I build pipelines.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'In a few words' }), 'only_me');
  expect(preview('recruiters').queryByText('I build pipelines.')).not.toBeInTheDocument();
  expect(api.sent(privacyCalls.update)).toHaveLength(0);
});

test('only changed levels are sent; a failure keeps the choices', async () => {
  const { user, api } = await open();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Headline' }), 'members');
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'public');
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'members');
  expect(screen.getByText('1 change not saved')).toBeInTheDocument();
  api.fail(privacyCalls.update, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  await user.click(save);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Headline' })).toHaveValue('members');
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  expect(api.sent(privacyCalls.update).map(({ body }) => body)).toEqual([
    { headline: 'members' },
    { headline: 'members' },
  ]);
});
