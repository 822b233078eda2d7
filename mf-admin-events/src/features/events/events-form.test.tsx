import { events as contract } from '@enlace/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';

import { open } from '../../testing/stages/events-form-stage';

test('a new event is a draft; what the server refuses is at its field, and nothing is lost', async () => {
  const { api, user, where } = await open('/admin/events/new');
  expect(await screen.findByLabelText('State')).toHaveValue('draft');
  await user.click(screen.getByLabelText(/^Title/));
  await user.paste('Noche de datos');
  const [starts, ends] = [screen.getByRole('group', { name: /^Starts/ }), screen.getByRole('group', { name: /^Ends/ })];
  const fill = async (group: HTMLElement, day: string, time: string) => {
    await user.type(within(group).getByLabelText('Date'), day);
    await user.type(within(group).getByLabelText('Time'), time);
  };
  await fill(starts, '2031-03-05', '18:00');
  await fill(ends, '2031-03-05', '17:00');
  const zone = screen.getByLabelText(/^Time zone/);
  await user.clear(zone);
  await user.type(zone, 'Bogota');
  await user.click(await screen.findByRole('option', { name: 'America/Bogota' }));

  api.fail(contract.wire.add ?? contract.wire.list, 'VALIDATION_FAILED', {
    fields: { ends_at: ['The end must come after the start.'] },
  });
  await user.keyboard('{Control>}s{/Control}');
  expect(await within(ends).findByText('The end must come after the start.')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Noche de datos');
  await user.clear(within(ends).getByLabelText('Time'));
  await user.type(within(ends).getByLabelText('Time'), '20:00');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(where()).toMatch(/^\/admin\/events\/\d+$/));
  const { body } = api.sent(contract.wire.add ?? contract.wire.list).at(-1) ?? {};
  expect(body).toMatchObject({
    title: 'Noche de datos',
    status: 'draft',
    format: 'in_person',
    starts_at: '2031-03-05T23:00:00.000Z',
    ends_at: '2031-03-06T01:00:00.000Z',
    timezone: 'America/Bogota',
  });
});
