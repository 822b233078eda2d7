import { seriesCalls } from '@enlace/shared-contract/events';
import { screen, waitFor } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/series-stage';

test('an event repeats by a rule whose words and dates are shown first', async () => {
  const api = officeApi(null);
  const { user } = await open('/admin/events/1?panel=series', api);
  expect(await screen.findByText('Every week on Tuesday, 2 times')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  await waitFor(() => expect(api.sent(seriesCalls.previewSeries).at(-1)?.body).toMatchObject({ weekdays: ['TH'] }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 events' }));
  await waitFor(() => expect(api.sent(seriesCalls.addSeries)).toHaveLength(1));
  expect(api.sent(seriesCalls.addSeries)[0]?.body).toMatchObject({ frequency: 'weekly', weekdays: ['TH'], count: '6' });
});
