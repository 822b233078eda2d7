import { recallNewAccount } from '@enlace/shared-auth';
import { formCalls, registrationCalls, registrationKinds, registrationSchema } from '@enlace/shared-contract/forms';
import { buildChapter, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

export function community(): FakeApi {
  const api = createFakeApi(
    {
      chapters: [buildChapter({ id: 3, name: 'Bogotá', slug: 'bogota', country: 'Colombia' })],
    },
    { viewer: null },
  );
  api.answer(formCalls.challenge, () => ({}));
  for (const kind of registrationKinds)
    api.answer(registrationCalls[kind], ({ body }) => ({
      data: { user_id: 77, email: body['email'], message: 'A code is on its way' },
      message: 'A code is on its way',
    }));
  return api;
}

export const open = (address: string, api = community(), locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale, viewer: null });
export const field = (name: RegExp | string) => screen.getByLabelText(name);

const commonFields = {
  email: 'nusta@example.org',
  password: 'a-long-one-7',
  first_name: 'Ñusta',
  last_name: 'Quispe',
  locale: 'en',
};

/** Registers an account of each kind. */
export function testRegistration(kinds: readonly (typeof registrationKinds)[number][]): void {
  test.each(kinds)('%s: one short step, sent without the terms, leads to the code', async (kind) => {
    const { user, api, where } = await open(`/register/${kind}`);
    await user.type(await screen.findByLabelText(/^First name/), 'Ñusta');
    await user.type(field(/^Last name/), 'Quispe');
    await user.type(field(/^E-mail/), 'nusta@example.org');
    await user.type(field(/^Password/), 'a-long-one-7');
    if (kind === 'recruiter') await user.type(field(/^Company/), 'Quipu Labs');
    await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    await user.click(screen.getByRole('button', { name: 'Create the account' }));

    await waitFor(() => expect(where()).toBe('/verify-email?user_id=77'));
    const { fill_ms: _time, ...body } = api.sent(registrationCalls[kind])[0]?.body ?? {};
    expect(body).toEqual({ ...commonFields, ...(kind === 'recruiter' && { company_name: 'Quipu Labs' }) });
    expect(registrationSchema.safeParse(body).success).toBe(true);
    expect(recallNewAccount(77)).toMatchObject({ email: 'nusta@example.org', password: 'a-long-one-7' });
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('a-long-one-7');
  });
}
