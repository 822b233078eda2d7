import { screen, within } from '@testing-library/react';

import { call, open, answering, field, send, fill } from '../../testing/stages/public-form-stage';

jest.mock('./sending/solve-challenge', () => ({ solveChallenge: () => Promise.resolve('the-solution') }));

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
