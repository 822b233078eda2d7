import { poolFields, talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor } from '@testing-library/react';

import {
  buildContact,
  consent,
  listedProfile,
  open,
  part,
  preview,
  telar,
} from '../../testing/stages/talent-pool-stage';
import { fieldGroups } from './consent/pool-choices';

const save = () => screen.getByRole('button', { name: 'Save' });
const years = () => screen.getByLabelText('Years of experience');

test('every part of the contract is in one group of the form', () => {
  expect(Object.values(fieldGroups).flat().sort()).toEqual([...poolFields].sort());
});

test('all parts are selected at once, none at once, and changes are discarded', async () => {
  const { user } = await open({ profile: listedProfile });
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Select all' }));
  expect(screen.getByText('11 of 11 parts')).toBeInTheDocument();
  expect(preview().getByText('Lima, Peru')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(preview().getByText('Member of the community')).toBeInTheDocument();
  expect(preview().getByText('No more than that a member exists.')).toBeInTheDocument();
  expect(screen.getByText('2 changes not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('checkbox', { name: 'Headline' })).toBeChecked();
  expect(save()).toBeDisabled();
});

test('wrong years are refused in the browser, and an answer that refuses a value is shown at its field', async () => {
  const { user, api, savedBodies } = await open({ profile: listedProfile });
  await user.type(years(), 'ten');
  await user.click(save());
  expect(years()).toHaveAccessibleDescription(/Please write a whole number from 0 to 60/);
  await waitFor(() => expect(years()).toHaveFocus());
  expect(savedBodies()).toEqual([]);
  await user.clear(years());
  await user.type(years(), '59');
  api.fail(talentPoolCalls.savePoolProfile, 'VALIDATION_FAILED', { fields: { years: ['Too many years.'] } });
  await user.click(save());
  await waitFor(() => expect(years()).toHaveAccessibleDescription(/Too many years\./));
  expect(years()).toHaveValue('59');
  api.fail(talentPoolCalls.savePoolProfile, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  await user.click(save());
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  expect(years()).toHaveValue('59');
  await user.click(save());
  await waitFor(() => expect(save()).toBeDisabled());
  expect(savedBodies().at(-1)).toMatchObject({ years: 59 });
});

test('a choice that is made while others are stored is not lost', async () => {
  const { user, api, savedBodies } = await open({ profile: listedProfile });
  const release = api.hold(talentPoolCalls.savePoolProfile);
  await user.click(screen.getByRole('checkbox', { name: 'Skills' }));
  await user.click(save());
  await user.click(screen.getByRole('checkbox', { name: 'Area' }));
  release();
  expect(await screen.findByText('1 change not saved')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Area' })).toBeChecked();
  await user.click(save());
  await waitFor(() => expect(save()).toBeDisabled());
  expect(savedBodies().map(({ shows }) => shows)).toEqual([
    ['name', 'headline', 'skills'],
    ['name', 'headline', 'area', 'skills'],
  ]);
});

test('leaving the pool stores nothing else and keeps the choices', async () => {
  const { user, savedBodies } = await open({ profile: { ...listedProfile, years: 4 } });
  await user.click(screen.getByRole('checkbox', { name: 'Skills' }));
  await user.click(consent());
  expect(screen.getByText(/companies stop seeing you/)).toBeInTheDocument();
  expect(screen.getByText('1 change not saved')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Off: companies do not see you')).toBeInTheDocument();
  expect(savedBodies()).toEqual([
    {
      is_listed: false,
      shows: ['name', 'headline'],
      allows_contact: true,
      years: 4,
      availability: null,
      read_at: expect.any(String),
    },
  ]);
});

test('a message that another tab has answered shows the words of the server, and its state', async () => {
  const { user, api, answerMessage } = await open({ profile: listedProfile, contacts: [buildContact()] });
  answerMessage(11, false);
  api.fail(talentPoolCalls.answerPoolContact, 'CONFLICT', { userMessage: 'This message is answered already.' });
  await user.click(await screen.findByRole('button', { name: 'Accept the message of Telar' }));
  await user.click(await screen.findByRole('button', { name: 'Accept and give my address' }));
  expect(await screen.findByText('This message is answered already.')).toBeInTheDocument();
  expect(await part('Messages of companies').findByText('Declined')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a message can be declined without a question, and a failure leaves it', async () => {
  const { user, api } = await open({ profile: listedProfile, contacts: [buildContact()] });
  api.fail(talentPoolCalls.answerPoolContact, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  await user.click(await screen.findByRole('button', { name: 'Decline the message of Telar' }));
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Decline the message of Telar' }));
  expect(await part('Messages of companies').findByText('Declined')).toBeInTheDocument();
  expect(api.sent(talentPoolCalls.answerPoolContact).map(({ body }) => body)).toEqual([
    { accepts: false },
    { accepts: false },
  ]);
});

test('a message of a blocked company needs no answer', async () => {
  await open({ profile: { ...listedProfile, blocked: [telar] }, contacts: [buildContact()] });
  expect(await part('Messages of companies').findByText('You have blocked this company')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('a company that is blocked already cannot be chosen; a refused block stays in its dialog', async () => {
  const { user, api } = await open({ profile: { blocked: [telar] } });
  const companies = part('Blocked companies');
  await user.click(companies.getByRole('combobox', { name: 'Block a company' }));
  expect(await screen.findByRole('option', { name: /Telar/ })).toHaveAttribute('aria-disabled', 'true');
  api.fail(talentPoolCalls.blockCompany, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  await user.click(screen.getByRole('option', { name: 'Quipu Labs' }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(companies.queryByRole('link', { name: 'Quipu Labs' })).not.toBeInTheDocument();
});

test('the companies that have looked are paged, and an empty list says what comes here', async () => {
  const looks = Array.from({ length: 11 }, (_, index) => ({
    id: index + 1,
    company: { ...telar, name: `Telar ${index + 1}` },
    kind: index === 0 ? 'contact' : 'profile',
    at: '2030-05-04T09:30:00.000Z',
  }));
  const { user } = await open({ looks });
  const list = part('Who has looked');
  expect(await list.findByText(/Got your e-mail address/)).toBeInTheDocument();
  expect(list.queryByText('Telar 11')).not.toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Older' }));
  expect(await list.findByText('Telar 11')).toBeInTheDocument();
  expect(list.getByText('Page 2 of 2')).toBeInTheDocument();
});

test('without a look the page states what comes here', async () => {
  await open();
  expect(await screen.findByText('No company has looked yet')).toBeInTheDocument();
});

test('a failed list can be loaded again', async () => {
  const { user } = await open({ prepare: (api) => api.fail(talentPoolCalls.listPoolViews, 'INTERNAL') });
  await user.click(await part('Who has looked').findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No company has looked yet')).toBeInTheDocument();
});
