import { people, privacyCalls, users } from '@enlace/shared-contract/identity';
import { screen, waitFor } from '@testing-library/react';

import { open } from '../../testing/stages/privacy-stage';

test('a switch makes the own page public, and shows it as visitors find it', async () => {
  const { user, edits, api } = await open();
  const consent = () => screen.getByRole('switch', { name: /^My page is public/ });
  expect(consent()).not.toBeChecked();
  await user.click(consent());
  expect(await screen.findByRole('link', { name: 'Open your page' })).toHaveAttribute('href', '/people/nusta-quispe-7');
  expect(consent()).toBeChecked();
  expect(edits().map((values) => String(values['has_page']))).toEqual([expect.stringMatching(/^(true|1)$/)]);
  expect(api.sent(people.wire.list)[0]?.query).toMatchObject({ search: 'Ñusta Quispe' });

  api.fail(users.wire.edit ?? users.wire.get, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  await user.click(consent());
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  expect(consent()).toBeChecked();
});

test('a choice that is made while others are stored is not lost', async () => {
  const { user, api } = await open();
  const release = api.hold(privacyCalls.update);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Headline' }), 'members');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'public');
  release();
  expect(await screen.findByText('1 change not saved')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('public'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  expect(api.sent(privacyCalls.update).map(({ body }) => body)).toEqual([{ headline: 'members' }, { city: 'public' }]);
});
