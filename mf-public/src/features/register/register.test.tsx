import { rememberNewAccount } from '@enlace/shared-auth';
import { registrationKinds } from '@enlace/shared-contract/forms';
import { screen, within } from '@testing-library/react';

import { open, testRegistration } from '../../testing/stages/register-stage';

beforeEach(() => {
  sessionStorage.clear();
  rememberNewAccount(null);
});

test('six doors lead to six forms', async () => {
  await open('/register');
  const doors = await screen.findAllByRole('heading', { level: 2 });
  const addresses = doors.map((door) => within(door).getByRole('link').getAttribute('href'));
  expect(addresses.sort()).toEqual(registrationKinds.map((kind) => `/register/${kind}`).sort());
  // Each door shows what it leads to.
  expect(screen.getByText(/investors who look for you/)).toBeInTheDocument();
});

testRegistration(['latina']);
