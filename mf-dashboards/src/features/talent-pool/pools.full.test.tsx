import { talentPoolsCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor, within } from '@testing-library/react';

import { createPoolApi, openPool } from '../../testing/pool-stage';
import { buildTalentPool } from '../../testing/talent-answers';

const pools = [buildTalentPool()];

test('a pool is renamed and deleted with what leaves it', async () => {
  const api = createPoolApi({ talent: { pools } });
  const { user, where } = await openPool('/dashboards/talent-pool?pool=1', api);
  await user.click(await screen.findByRole('button', { name: 'Edit pool' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit pool' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' UX');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Diseño UX' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete pool' }));
  const question = await screen.findByRole('dialog', { name: 'Delete the pool “Diseño UX”?' });
  expect(within(question).getByText('1 member leaves the pool')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool'));
  expect(screen.queryByRole('heading', { name: 'Diseño UX' })).not.toBeInTheDocument();
});

test('pools that cannot be loaded are tried again; without a company nothing is selected', async () => {
  const api = createPoolApi({ talent: { pools } });
  api.fail(talentPoolsCalls.listPools, 'UNAVAILABLE');
  const { user } = await openPool('/dashboards/talent-pool', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Diseño\s*1/ })).toBeInTheDocument();
});

test('in a narrow window the pools are a select', async () => {
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: (media: string) => Object.assign(matchMedia(media), { matches: true }) });
  try {
    const { user, where } = await openPool('/dashboards/talent-pool', createPoolApi({ talent: { pools } }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Pool' }), 'Diseño (1)');
    await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?pool=1'));
  } finally {
    Object.assign(window, { matchMedia });
  }
});
