import { talentPoolsCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor, within } from '@testing-library/react';

import { createPoolApi, openPool } from '../../testing/pool-stage';
import { buildTalentPool } from '../../testing/talent-answers';

const pools = [
  buildTalentPool(),
  buildTalentPool({ id: 2, kind: 'smart', name: 'Sénior', filters: { years_from: 6 }, count: 4 }),
];

test('pools have counts; a chosen one is in the address', async () => {
  const { user, where } = await openPool('/dashboards/talent-pool', createPoolApi({ talent: { pools } }));
  const rail = await screen.findByRole('navigation', { name: 'Pools' });
  await user.click(within(rail).getByRole('link', { name: /Sénior\s*4/ }));
  expect(where()).toBe('/dashboards/talent-pool?pool=2');
  expect(await screen.findByRole('heading', { name: 'Sénior' })).toBeInTheDocument();
});

test('filters become a smart pool; a refused name keeps the words', async () => {
  const api = createPoolApi();
  const { user, where } = await openPool('/dashboards/talent-pool?available=now', api);
  await user.click(await screen.findByRole('button', { name: 'Save these filters as a smart pool' }));
  const dialog = await screen.findByRole('dialog', { name: 'New smart pool' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please write a name.')).toBeInTheDocument();
  api.fail(talentPoolsCalls.addPool, 'NAME_TAKEN', { fields: { name: ['There is one.'] } });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Ya');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('There is one.')).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('Ya');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?pool=1'));
  expect(api.sent(talentPoolsCalls.addPool).at(-1)?.body).toEqual({
    company_id: 1,
    kind: 'smart',
    name: 'Ya',
    description: '',
    filters: { availability: 'now' },
  });
});

test('the filters of a smart pool are shown in the list, changed and saved', async () => {
  const api = createPoolApi({ talent: { pools } });
  const { user, where } = await openPool('/dashboards/talent-pool?pool=2', api);
  await user.click(await screen.findByRole('button', { name: 'Change the filters' }));
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?from=6'));
  await user.click(await screen.findByRole('button', { name: 'Save these filters as a smart pool' }));
  const dialog = await screen.findByRole('dialog', { name: 'New smart pool' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Save as' }), 'Sénior');
  expect(within(dialog).queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?pool=2'));
  expect(api.sent(talentPoolsCalls.editPool).at(-1)).toMatchObject({
    params: { id: 2 },
    body: { filters: { years_from: 6 } },
  });
});

test('selected members, or all of the filters, are added to a pool after a preview', async () => {
  const api = createPoolApi({ talent: { pools } });
  const { user } = await openPool('/dashboards/talent-pool', api);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Quispe' }));
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Select all 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Quispe' }));
  await user.click(screen.getByRole('button', { name: 'Add to pool' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to a pool' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Pool/ }), 'Diseño');
  expect(await within(dialog).findByText('1 member will be changed.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(talentPoolsCalls.addPoolMembers).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { where: {}, except: [1] },
  });
  expect(await screen.findByRole('link', { name: /Diseño\s*2/ })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Selected members' })).not.toBeInTheDocument();
});

test('selected members get a tag, by which the list is filtered', async () => {
  const api = createPoolApi();
  const { user, where } = await openPool('/dashboards/talent-pool', api);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Quispe' }));
  await user.click(screen.getByRole('button', { name: 'Tag' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tag members' });
  await user.type(within(dialog).getByRole('combobox', { name: /^Tag/ }), 'Remota');
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(talentPoolsCalls.addTag).at(-1)?.body).toEqual({ company_id: 1, name: 'Remota', ids: [1] });
  await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
  await user.click(await screen.findByRole('option', { name: 'Remota' }));
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?tags=Remota'));
});
