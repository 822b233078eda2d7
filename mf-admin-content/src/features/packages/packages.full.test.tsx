import { packageCalls, type PricedPackage } from '@enlace/shared-contract/packages';
import { type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { times, buildPackage, createApi, open, flag, column } from '../../testing/stages/packages-stage';

test('a price in a currency without a minor unit is shown and written in whole pesos', async () => {
  const pesos = buildPackage({ id: 6, name: 'Bloom', slug: 'latinas-bloom', price: 12_500, currency: 'CLP' });
  const api = createApi([pesos]);
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: /^Price of Bloom: CLP\s?12,500$/ }));
  const box = screen.getByRole('textbox', { name: 'Price of Bloom in CLP' });
  expect(box).toHaveValue('12500');
  await user.clear(box);
  await user.type(box, '12,50{Enter}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(api.sent(packageCalls.updatePackage)).toHaveLength(0);
  await user.clear(box);
  await user.type(box, '13.000{Enter}');
  await screen.findByRole('button', { name: /^Price of Bloom: CLP\s?13,000$/ });
  expect(api.sent(packageCalls.updatePackage).map(({ body }) => body)).toEqual([{ price: 13_000 }]);
});

test('clicks on one cell go one after the other, and the last one counts; other cells do not wait', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updateToggle);
  const { user } = await open(api);
  for (let click = 0; click < 5; click += 1) await user.click(flag('Mentoring in Seed'));
  await user.click(flag('Job board in Seed'));
  expect(flag('Mentoring in Seed')).toBeChecked();
  expect(api.sent(packageCalls.updateToggle)).toHaveLength(2);
  release();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(api.sent(packageCalls.updateToggle)).toHaveLength(2);

  const again = api.hold(packageCalls.updateToggle);
  await user.click(flag('Mentoring in Seed'));
  await user.click(flag('Mentoring in Seed'));
  again();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(flag('Mentoring in Seed')).toBeChecked();
  expect(api.sent(packageCalls.updateToggle).map(({ body }) => body['isEnabled'])).toEqual(['1', '1', '0', '1']);
});

test('a failure under a newer click sends what is wanted now', async () => {
  const api = createApi();
  const release = api.hold(packageCalls.updateToggle);
  api.fail(packageCalls.updateToggle, 'NETWORK');
  const { user } = await open(api);
  await user.click(flag('Mentoring in Seed'));
  await user.click(flag('Mentoring in Seed'));
  release();
  await waitFor(() => expect(flag('Mentoring in Seed')).toHaveAttribute('aria-busy', 'false'));
  expect(api.sent(packageCalls.updateToggle).map(({ body }) => body['isEnabled'])).toEqual(['1', '0']);
  expect(screen.queryByText(/could not be changed/)).not.toBeInTheDocument();
});

test('the grid is walked with arrows, Home and End; Space switches', async () => {
  const { user, api } = await open(createApi());
  screen.getByRole('button', { name: 'Price of Seed: Free' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(flag('Mentoring in Seed')).toHaveFocus();
  await user.keyboard(' ');
  expect(flag('Mentoring in Seed')).toBeChecked();
  await user.keyboard('{End}');
  expect(flag('Mentoring in Bloom')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(screen.getByRole('button', { name: 'Edit Job board' })).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(flag('Job board in Bloom')).toHaveFocus();
  await waitFor(() => expect(api.sent(packageCalls.updateToggle)).toHaveLength(1));
  const inTabOrder = within(screen.getByRole('grid'))
    .getAllByRole('switch')
    .filter((each) => each.tabIndex === 0);
  expect(inTabOrder).toHaveLength(1);
});

test('a price that the server refuses keeps what was typed, with the reason at its cell', async () => {
  const api = createApi();
  api.fail(packageCalls.updatePackage, 'VALIDATION_FAILED', { fields: { price: ['Too much.'] } });
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Price of Bloom: $12.50' }));
  await user.type(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }), '{Control>}a{/Control}900000{Enter}');
  const cell = (await screen.findByText('Too much.')).closest('td');
  expect(cell).toContainElement(screen.getByRole('textbox', { name: 'Price of Bloom in USD' }));
  expect(column('Bloom')).toHaveTextContent('Not saved');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Price of Bloom: $12.50' })).toBeInTheDocument();
  expect(column('Bloom')).not.toHaveTextContent('Not saved');
});

test('prices that are changed while one of them is under way are sent after it', async () => {
  const api = createApi();
  const { user } = await open(api);
  const release = api.hold(packageCalls.updatePackage);
  await user.click(screen.getByRole('button', { name: 'Price of Bloom: $12.50' }));
  await user.keyboard('13{Enter}');
  await user.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: /Seed/ }));
  await user.type(dialog.getByRole('textbox', { name: /Seed/ }), '2');
  await user.clear(dialog.getByRole('textbox', { name: /Bloom/ }));
  await user.type(dialog.getByRole('textbox', { name: /Bloom/ }), '15');
  await user.click(dialog.getByRole('button', { name: /^Review|See/ }));
  await user.click(dialog.getByRole('button', { name: /2 prices/ }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(api.sent(packageCalls.updateAllPackages)).toHaveLength(0);
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(packageCalls.updateAllPackages).map(({ body }) => body)).toEqual([
    {
      packages: [
        { id: 5, price: 200 },
        { id: 6, price: 1500 },
      ],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Price of Bloom: $15.00' })).toBeInTheDocument();
});

test('data of a feature is merged: what changed is sent, what is gone as null', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Edit Mentoring' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: 'Value of entry 1' }));
  await user.type(dialog.getByRole('textbox', { name: 'Value of entry 1' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Remove entry 2' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Mentoring, two hours' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Job board' })).toBeInTheDocument();
  expect(api.sent(packageCalls.updateFeature)[0]?.body).toMatchObject({
    data: { hours: 2, is_group: null },
    updated_at: times.updated_at,
  });
});

describe('the public price list', () => {
  const pricedPackage: PricedPackage = {
    ...buildPackage({ id: 6, name: 'Bloom', price: 1250 }),
    discounted_price: 1000,
  };
  const openList = async (api: FakeApi) => {
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Price list' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('is shown with a coupon', async () => {
    const api = createApi();
    const coupon = {
      code: 'HOLA20',
      percent: 20,
      amount: null,
      currency: null,
      expires_at: null,
      role_id: null,
      duration: 'once',
      duration_months: null,
    };
    api.answer(packageCalls.listAllPackages, ({ query }) => ({
      data: [query['coupon'] === 'hola20' ? pricedPackage : { ...pricedPackage, discounted_price: 1250 }],
      meta: { coupon: query['coupon'] === 'hola20' ? coupon : null },
    }));
    const { user, dialog } = await openList(api);
    expect(await dialog.findByText('$12.50')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Coupon' }), 'hola20{Enter}');
    expect(await dialog.findByText('Coupon HOLA20: 20 % off')).toBeInTheDocument();
    expect(dialog.getByText('instead of $12.50')).toBeInTheDocument();
    expect(api.sent(packageCalls.listAllPackages).every(({ client }) => client === 'public')).toBe(true);
  });

  test.each([
    ['the message of the server', { body: { message: 'No more prices today.' } }, 'No more prices today.'],
    ['the message of the error', { body: null, message: 'Network Error' }, 'Network Error'],
  ])('says %s when it fails', async (_, error, message) => {
    const api = createApi();
    api.fail(packageCalls.listAllPackages, 'INTERNAL', error);
    const { dialog } = await openList(api);
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
  });

  test('says so when no data came', async () => {
    const api = createApi();
    api.answer(packageCalls.listAllPackages, () => ({ message: 'ok' }));
    const { dialog } = await openList(api);
    expect((await dialog.findAllByText('No data returned from server')).length).toBeGreaterThan(0);
  });
});
