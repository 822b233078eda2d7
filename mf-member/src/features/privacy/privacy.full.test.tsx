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

test('a switch shows the user on the page of the chapter; it is off at first and can be taken back', async () => {
  const { user, edits } = await open();
  const consent = () => screen.getByRole('switch', { name: /^Show me on the page of my chapter/ });
  expect(consent()).not.toBeChecked();
  await user.click(consent());
  expect(await screen.findByRole('link', { name: 'See the page of Lima' })).toHaveAttribute('href', '/chapters/lima');
  await waitFor(() => expect(consent()).toBeEnabled());
  await user.click(consent());
  await waitFor(() => expect(edits().map((values) => String(values['is_shown_in_chapter']))).toHaveLength(2));
  expect(edits().map((values) => Object.keys(values))).toEqual([['is_shown_in_chapter'], ['is_shown_in_chapter']]);
  await waitFor(() => expect(consent()).not.toBeChecked());
});
