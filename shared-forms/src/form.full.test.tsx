import { AppError } from '@enlace/shared-contract/errors';
import { screen, waitFor } from '@testing-library/react';

import { good, heldSend, open, field, save, fill } from './testing/stages/form-stage';

beforeEach(() => sessionStorage.clear());

test.each([
  ['1500', /at least 1,600/],
  ['2101', /at most 2,100/],
  ['1999.5', /whole number/],
  ['soon', /whole number/],
])('a year of %s is refused by the limits of the schema', async (year, message) => {
  const { user } = open();
  await user.type(field(/^Year/), year);
  await user.tab();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test.each([
  ['NETWORK Offline.', new AppError('NETWORK', { userMessage: 'Offline.' })],
  ['INTERNAL', new Error('a fault of the program')],
])('an error that belongs to no field is a failure of the form: %s', async (failure, error) => {
  const { send, refuse } = heldSend();
  const stage = open({ send });
  await fill(stage);
  await stage.user.click(save());
  refuse(error);
  expect(await screen.findByText(`failure: ${failure}`)).toBeInTheDocument();
  expect(field(/^Name/)).toHaveValue('Ana');
});

test('a form that has left the page reports nothing, and its draft is gone once it is sent', async () => {
  const { send, accept } = heldSend();
  const onSent = jest.fn();
  const stage = open({ send, onSent, isInputStored: true, isLong: true });
  await fill(stage);
  await stage.user.click(save());
  expect(sessionStorage).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(good.secret);
  stage.unmount();
  accept();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(onSent).not.toHaveBeenCalled();
});

test('a form without a draft stores nothing and lets the tab close', async () => {
  const stage = open();
  await fill(stage);
  expect(sessionStorage).toHaveLength(0);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
