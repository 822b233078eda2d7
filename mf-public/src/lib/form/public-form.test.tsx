import { publicAccess, formCalls, honeypotField, wire } from '@enlace/shared-contract';
import { defineScreen } from '@enlace/shared-data';
import { choicesOf, type Field } from '@enlace/shared-forms';
import { createFakeApi, renderScreen, type FakeApi } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as z from 'zod/mini';

import { sending } from './sending/sending';
import { FormScreen } from './view/form-screen';

jest.mock('./sending/solve-challenge', () => ({ solveChallenge: () => Promise.resolve('the-solution') }));

const call = wire.post('/api/v2/letters', 'multipart', publicAccess);
const receipt = { data: { reference: 'CO-7K3M9Q', message: 'Thank you' }, message: 'Thank you' };

const text = z.string();
const schema = z.object({
  first_name: text.check(z.maxLength(12)),
  email: text.check(z.regex(/@.+\./)),
  website: z.optional(text),
  password: z.optional(text),
  topics: z.optional(z.array(text)),
  why: z.optional(text.check(z.maxLength(100))),
});

const fields: readonly Field[] = [
  { kind: 'text', name: 'first_name', label: 'Name', autoComplete: 'given-name' },
  { kind: 'email', name: 'email', label: 'E-mail', autoComplete: 'email' },
  { kind: 'url', name: 'website', label: 'Web site', autoComplete: 'url' },
  { kind: 'password', name: 'password', label: 'Password', autoComplete: 'new-password' },
  {
    kind: 'many',
    name: 'topics',
    label: 'Topics',
    choices: choicesOf([
      { value: '1', label: 'Data' },
      { value: '2', label: 'Design' },
    ]),
  },
  { kind: 'file', name: 'photo', label: 'Photo', accept: 'image/*', maxSize: 2 },
  { kind: 'tick', name: 'acknowledgement', label: 'I agree', isRequired: true, isDropped: true },
  {
    kind: 'long',
    name: 'why',
    label: 'Why design?',
    isShown: ({ topics }) => Array.isArray(topics) && topics.includes('2'),
  },
];

function Letter() {
  return (
    <FormScreen
      definition={{ id: 'letter', call, schema, groups: [{ title: 'You', fields }], extras: { locale: 'en' } }}
      eyebrow="Write"
      title="A letter"
      lead="To us"
      submit="Send it"
      thanks={{ title: 'It is here', lead: 'We read it.', steps: ['We answer.'] }}
    />
  );
}

const letter = defineScreen({ Component: Letter, slices: [sending] });

function open(api: FakeApi = answering()) {
  return renderScreen(letter, { path: '/letter', api, viewer: null });
}

function answering(): FakeApi {
  const api = createFakeApi({}, { viewer: null });
  api.answer(call, () => receipt);
  // The challenge is empty, so the form is sent without a proof.
  api.answer(formCalls.challenge, () => ({}));
  return api;
}

const field = (name: RegExp | string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send it' });

async function fill({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(field(/^Name/), ' Ñusta ');
  await user.type(field(/E-mail/), 'nusta@example.org');
  await user.click(field('I agree'));
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => sessionStorage.clear());

test('a field is checked when it is left, and its problem goes when it is written in', async () => {
  const { user } = open();
  await user.type(field(/E-mail/), 'nusta');
  expect(screen.queryByText(/name@example.com/)).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText(/name@example.com/)).toBeInTheDocument();
  expect(field(/E-mail/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/E-mail/)).toHaveAccessibleDescription(/name@example.com/);
  await user.type(field(/E-mail/), '@example.org');
  expect(field(/E-mail/)).not.toHaveAttribute('aria-invalid');
});

test('a summary takes the focus, names each field and leads to it; nothing is sent', async () => {
  const { user, api } = open();
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name: Please fill this in.', 'E-mail: Please fill this in.', 'I agree: Please tick this to go on.']);
  await user.click(within(summary).getByRole('link', { name: /^E-mail/ }));
  expect(field(/E-mail/)).toHaveFocus();
  await user.type(field(/E-mail/), 'nusta@example.org');
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(api.sent(call)).toHaveLength(0);
});

test('sends what was answered: trimmed, arrays repeated, without what was dropped, hidden or empty', async () => {
  const { user, api, where } = open();
  await fill({ user });
  await user.type(field('Web site'), 'example.org');
  await user.click(field('Design'));
  await user.type(field('Why design?'), 'Because');
  await user.click(field('Design'));
  await user.click(field('Data'));
  await user.click(send());
  const heading = await screen.findByRole('heading', { level: 1, name: 'It is here' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Your reference: CO-7K3M9Q')).toBeInTheDocument();
  expect(where()).toBe('/letter?sent=CO-7K3M9Q');
  const [sentRequest] = api.sent(call);
  expect(sentRequest?.client).toBe('public');
  expect(sentRequest?.body).toEqual({
    first_name: 'Ñusta',
    email: 'nusta@example.org',
    website: 'https://example.org',
    topics: ['1'],
    locale: 'en',
    fill_ms: expect.stringMatching(/^\d+$/),
  });
});

test('the server’s problems stand on their fields, what has none above; nothing is lost', async () => {
  const api = answering();
  api.fail(call, 'VALIDATION_FAILED', {
    fields: { email: ['Taken.'], 'topics.0': ['Unknown topic.'], other: ['Odd.'] },
  });
  const { user } = open(api);
  await fill({ user });
  await user.click(send());
  expect(await screen.findByText(/E-mail: Taken\./)).toBeInTheDocument();
  expect(screen.getByText(/Topics: Unknown topic\./)).toBeInTheDocument();
  expect(field(/E-mail/)).toHaveAccessibleDescription('Taken.');
  expect(screen.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription('Unknown topic.');
  expect(screen.getByText(/^Odd\./)).toBeInTheDocument();
  expect(field(/^Name/)).toHaveValue(' Ñusta ');
  await user.type(field(/E-mail/), 'x');
  expect(field(/E-mail/)).not.toHaveAttribute('aria-invalid');
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeInTheDocument();
});

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

test('what was written survives a reload, but for passwords, and can be thrown away', async () => {
  const first = open();
  await fill(first);
  await first.user.type(field('Password'), 'secret-word');
  await first.user.click(field('Data'));
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-word');

  const { user } = open();
  expect(field(/^Name/)).toHaveValue(' Ñusta ');
  expect(field('Data')).toBeChecked();
  expect(field('I agree')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field(/^Name/)).toHaveValue('');
  expect(field('Data')).not.toBeChecked();
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
