import { formCalls, honeypotField } from '@enlace/shared-contract/forms';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { call, open, answering, field, send, fill } from '../../testing/stages/public-form-stage';

jest.mock('./sending/solve-challenge', () => ({ solveChallenge: () => Promise.resolve('the-solution') }));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => sessionStorage.clear());

test('a file is sent again after a failure without being chosen anew', async () => {
  const api = answering();
  api.fail(call, 'NETWORK');
  const { user } = open(api);
  await fill({ user });
  await user.upload(field('Photo'), new File(['x'], 'me.png', { type: 'image/png' }));
  await user.click(send());
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveFocus();
  expect(failure).toHaveTextContent('There was no connection.');
  expect(screen.getByText('me.png')).toBeInTheDocument();
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeInTheDocument();
  expect(api.sent(call).map(({ body }) => (body['photo'] instanceof File ? body['photo'].name : null))).toEqual([
    'me.png',
    'me.png',
  ]);
});

test('a double submit sends once', async () => {
  const api = answering();
  const release = api.hold(call);
  const { user } = open(api);
  await fill({ user });
  await user.dblClick(send());
  fireEvent.submit(send().closest('form') ?? send());
  await waitFor(() => expect(api.sent(call)).toHaveLength(1));
  expect(send()).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeInTheDocument();
  expect(api.sent(call)).toHaveLength(1);
});

test('a form that was sent leaves no draft', async () => {
  const { user } = open();
  await fill({ user });
  expect(sessionStorage).toHaveLength(1);
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('the browser asks before it closes only when something was written', async () => {
  const { user } = open();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(field(/^Name/), 'Ñ');
  expect(isAsked()).toBe(true);
});

test('work is done beside the writing and goes out with the form, anew for each attempt', async () => {
  const api = answering();
  const parameters = { algorithm: 'SHA-256', nonce: '0', salt: '0', cost: 1, keyLength: 32, keyPrefix: '00' };
  api.answer(formCalls.challenge, () => ({ data: { parameters, signature: 's' } }));
  api.fail(call, 'UNAVAILABLE');
  const { user } = open(api);
  expect(api.sent(formCalls.challenge)).toHaveLength(0);
  await fill({ user });
  await waitFor(() => expect(api.sent(formCalls.challenge)).toHaveLength(1));
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(api.sent(formCalls.challenge)).toHaveLength(2));
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeInTheDocument();
  expect(api.sent(call).map(({ body }) => body['altcha'])).toEqual(['the-solution', 'the-solution']);
});

test('robots fill in what people do not see, and it is told', async () => {
  const { user, api, container } = open();
  const trap = container.querySelector<HTMLInputElement>(`[name="${honeypotField}"]`);
  if (trap === null) throw new Error('no trap');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  await fill({ user });
  fireEvent.input(trap, { target: { value: 'cheap pills' } });
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeInTheDocument();
  expect(api.sent(call)[0]?.body[honeypotField]).toBe('cheap pills');
});

test('a plain form says where it goes and what it is called', () => {
  const { container } = open();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/v2/letters');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(field('Data')).toHaveAttribute('name', 'topics[]');
});
