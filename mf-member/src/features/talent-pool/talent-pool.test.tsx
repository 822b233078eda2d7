import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor, within } from '@testing-library/react';

import { buildContact, consent, listedProfile, open, part, preview } from '../../testing/stages/talent-pool-stage';

test('is off at first: the page explains the pool and selects nothing, and a save stores the choice', async () => {
  const { user, savedBodies } = await open({ user: { bio: null, city: 'Cusco' } });
  expect(screen.getByText('Off: companies do not see you')).toBeInTheDocument();
  expect(screen.getByText(/Visitors and other members never see it/)).toBeInTheDocument();
  expect(consent()).not.toBeChecked();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(preview().getByText('Nothing: you are not in the pool.')).toBeInTheDocument();

  await user.click(consent());
  expect(savedBodies()).toEqual([]);
  expect(screen.getByText('Nothing is shown before you save.')).toBeInTheDocument();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getByRole('switch', { name: /^Companies can write to me/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'City and country' })).toHaveAccessibleDescription('Cusco, Peru');
  expect(screen.getByRole('link', { name: 'Fill it in: In a few words' })).toHaveAttribute(
    'href',
    '/my/profile?field=bio',
  );
  expect(preview().getByText('Member of the community')).toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: 'Headline' }));
  await user.click(screen.getByRole('checkbox', { name: 'City and country' }));
  await user.type(screen.getByLabelText('Years of experience'), '7');
  await user.click(screen.getByRole('radio', { name: 'Within three months' }));
  expect(preview().getByText('Data engineer')).toBeInTheDocument();
  expect(preview().getByText('Within three months')).toBeInTheDocument();
  expect(preview().queryByText('Ñusta Quispe')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('On: companies can find you')).toBeInTheDocument();
  expect(screen.getByText('You agreed on May 5, 2030.')).toBeInTheDocument();
  expect(savedBodies()).toEqual([
    {
      is_listed: true,
      shows: ['headline', 'place'],
      allows_contact: false,
      years: 7,
      availability: 'soon',
      read_at: null,
    },
  ]);
});

test('a company is blocked after a question that names what follows, and can be unblocked', async () => {
  const { user, api } = await open();
  const companies = part('Blocked companies');
  await user.click(companies.getByRole('combobox', { name: 'Block a company' }));
  await user.click(await screen.findByRole('option', { name: 'Telar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Telar?' }));
  expect(dialog.getByText(/Your open applications there are withdrawn/)).toBeInTheDocument();
  expect(dialog.getByText(/gets no notice/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await companies.findByRole('link', { name: 'Telar' })).toHaveAttribute('href', '/companies/telar');
  expect(api.sent(talentPoolCalls.blockCompany).map(({ body }) => body)).toEqual([{ company_id: 4 }]);
  await user.click(companies.getByRole('button', { name: 'Unblock Telar' }));
  expect(await companies.findByText('You have blocked no company.')).toBeInTheDocument();
  expect(await companies.findByText(/^Telar is no longer blocked/)).toHaveFocus();
});

test('messages without an answer come first; accepting asks before the company gets the address', async () => {
  const { user, api } = await open({ profile: listedProfile, contacts: [buildContact()] });
  await screen.findByRole('heading', { name: '1 message waits for your answer' });
  const waitingPart = part('1 message waits for your answer');
  expect(waitingPart.getByText('We weave data.')).toBeInTheDocument();
  await user.click(waitingPart.getByRole('button', { name: 'Accept the message of Telar' }));
  expect(api.sent(talentPoolCalls.answerPoolContact)).toHaveLength(0);
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Telar your e-mail address?' }));
  await user.click(dialog.getByRole('button', { name: 'Accept and give my address' }));
  expect(await screen.findByText('Telar has your e-mail address now.')).toBeInTheDocument();
  expect(await part('Messages of companies').findByText('Accepted')).toBeInTheDocument();
  const title = await screen.findByRole('heading', { name: 'No message waits for your answer' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(api.sent(talentPoolCalls.answerPoolContact).map(({ body }) => body)).toEqual([{ accepts: true }]);
});
