import { versionTag } from '@enlace/shared-contract/admin';
import { states } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import { screen, waitFor } from '@testing-library/react';

import { open, section, conflict, versionsOf } from '../../testing/stages/profile-stage';

afterEach(() => sessionStorage.clear());

test('a section is edited in place, and only what changed is sent', async () => {
  const { user, edits } = await open({ bio: 'Hola' });
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  const headline = section('About you').getByLabelText(/Headline/);
  expect(section('About you').getByLabelText(/First name/)).toHaveFocus();
  await user.clear(headline);
  await user.type(headline, 'Architect');
  await user.clear(section('About you').getByLabelText(/In a few words/));
  await user.click(section('About you').getByRole('button', { name: 'Save' }));
  expect(await section('About you').findByText('Architect')).toBeInTheDocument();
  expect(edits()).toEqual([{ headline: 'Architect', bio: '' }]);
  expect(screen.getByRole('button', { name: 'Edit About you' })).toHaveFocus();
});

test('an answer that refuses a value is shown at its field, and everything typed stays', async () => {
  const { user, api } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Links and contact' }));
  const part = section('Links and contact');
  await user.type(part.getByLabelText('Website'), 'nusta.example.org');
  await user.type(part.getByLabelText('GitHub'), 'github.com/nusta');
  api.fail(users.wire.edit, 'VALIDATION_FAILED', { fields: { github: ['No such page.'] } });
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(await part.findByText('No such page.')).toBeInTheDocument();
  expect(part.getByLabelText('GitHub')).toHaveFocus();
  expect(part.getByLabelText('Website')).toHaveValue('nusta.example.org');
  api.fail(users.wire.edit, 'NETWORK');
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(await part.findByRole('alert')).toHaveTextContent('Everything you wrote is still here.');
  expect(part.getByLabelText('Website')).toHaveValue('nusta.example.org');
});

test('the same field changed in another tab is shown at the field before it is overwritten', async () => {
  const { user, api, edits, readUser } = await open({ bio: 'Hola' });
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  const part = section('About you');
  await user.clear(part.getByLabelText(/Headline/));
  await user.type(part.getByLabelText(/Headline/), 'Architect');
  await user.type(part.getByLabelText(/In a few words/), ' otra vez');
  api.fail(users.wire.edit, 'EDIT_CONFLICT', conflict(readUser(), { headline: 'Weaver', bio: '' }));
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(
    await part.findByText('Ana Ruiz changed this meanwhile to: “Weaver”. Save again to keep yours.'),
  ).toBeInTheDocument();
  expect(part.getByText(/Changed meanwhile in another tab or device to: “Not filled in”/)).toBeInTheDocument();
  expect(part.getByLabelText(/Headline/)).toHaveFocus();
  expect(part.getByLabelText(/Headline/)).toHaveValue('Architect');
  // Back to the value of before: this is a change of the new one.
  await user.clear(part.getByLabelText(/Headline/));
  await user.type(part.getByLabelText(/Headline/), 'Data engineer');
  await user.click(part.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit About you' })).toBeInTheDocument();
  expect(edits().at(-1)).toEqual({ headline: 'Data engineer', bio: 'Hola otra vez' });
  expect(versionsOf(api).at(-1)).toBe(versionTag('2030-01-01T00:00:05Z'));
});

test('a changed country offers its own states, and removes the former one', async () => {
  const countryRows = [
    { id: 1, name: 'Peru', code: 'PE' },
    { id: 2, name: 'Mexico', code: 'MX' },
  ];
  const { user, api, edits } = await open({ country_state: { id: 1, name: 'Cusco' } }, '/my/profile', {
    countries: countryRows,
  });
  api.answer(states.wire.list, ({ query: { country_code: country } }) => {
    const row = country === 'PE' ? { id: 1, name: 'Cusco', code: 'CUS' } : { id: 2, name: 'Jalisco', code: 'JAL' };
    return { data: [{ ...row, country_code: country }], meta: { total: 1 } };
  });
  expect(section('Where you are').getByText('Cusco')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Where you are' }));
  const part = section('Where you are');
  expect(await part.findByRole('option', { name: 'Cusco' })).toBeInTheDocument();
  expect(part.getByLabelText('State or province')).toHaveValue('1');
  await user.selectOptions(part.getByLabelText(/^Country/), 'MX');
  expect(await part.findByText('Your state, Cusco, is removed with the former country.')).toBeInTheDocument();
  expect(await part.findByRole('option', { name: 'Jalisco' })).toBeInTheDocument();
  await waitFor(() => expect(part.getByLabelText('State or province')).toHaveValue(''));
  await user.selectOptions(part.getByLabelText('State or province'), '2');
  await user.click(part.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edits()).toEqual([{ country_code: 'MX', state_id: '2' }]));
});

test('a title is found by typing', async () => {
  const { user, edits } = await open({}, '/my/profile', {
    job_titles: [
      { id: 1, name: 'Data engineer' },
      { id: 2, name: 'Product designer' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Edit Work' }));
  const part = section('Work');
  await user.type(part.getByRole('combobox', { name: /Job title/ }), 'product');
  await user.click(await screen.findByRole('option', { name: 'Product designer' }));
  await user.click(part.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edits()).toEqual([{ job_title_id: '2' }]));
});
