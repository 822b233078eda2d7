import { defaultPrivacy, people, privacyCalls, users } from '@enlace/shared-contract';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const ownPage = {
  ...{ id: 7, name: 'Ñusta Quispe', slug: 'nusta-quispe-7', headline: 'Data engineer', company: null, bio: null },
  ...{ city: null, country_code: null, country: null, avatar: null, is_founder: false, linkedin: null },
  ...{ talks: [], chapters: [], courses: [], articles: [] },
  ...{ created_at: '2024-02-03T10:00:00Z', updated_at: '2024-02-03T10:00:00Z' },
};

const open = async () => {
  const ownServer = createOwnApi(
    {
      bio: 'I build pipelines.',
      company: 'Tejido',
      privacy: { ...defaultPrivacy, bio: 'recruiters' },
    },
    { people: [ownPage] },
  );
  ownServer.api.answer(privacyCalls.update, ({ body }) => ({ data: { ...defaultPrivacy, ...body } }));
  const renderedPage = await renderRemote(remote, pages, '/my/privacy', { api: ownServer.api, locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Who sees what' });
  return { ...ownServer, ...renderedPage };
};
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
