import type { WireCall } from '@enlace/shared-contract/calls';
import { formCalls } from '@enlace/shared-contract/forms';
import { buildChapter, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { pages } from '../pages';
import remote from '../../remote';

export const receipt = { data: { reference: 'CO-7K3M9Q', message: 'Thank you' }, message: 'Thank you' };

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

export function community(call: WireCall): FakeApi {
  const api = createFakeApi(
    {
      chapters: [buildChapter({ id: 3, name: 'Bogotá', country: 'Colombia' })],
      contact_topics: [{ id: 2, name: 'An idea', slug: 'idea' }],
      countries: [{ id: 1, name: 'Perú', code: 'PE' }],
      job_types: [{ id: 4, name: 'Full time' }],
      job_skills: [
        { id: 5, name: 'Mentoring', kind: 'general' },
        { id: 6, name: 'TypeScript', kind: 'tech' },
      ],
    },
    { viewer: null },
  );
  api.answer(formCalls.challenge, () => ({}));
  api.answer(call, () => receipt);
  return api;
}

export const field = (name: RegExp | string) => screen.getByLabelText(name);

export async function writePerson(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^First name/), 'Ñusta');
  await user.type(field(/^Last name/), 'Quispe');
  await user.type(field(/^E-mail( \*)?$/), 'nusta@example.org');
}

/** Fills in a form, sends it, and returns the sent body after the contract has parsed it. */
export async function sendForm(
  address: string,
  call: WireCall,
  schema: Parser,
  fill: (user: UserEvent) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> {
  sessionStorage.clear();
  const api = community(call);
  const { user, where } = await renderRemote(remote, pages, address, { api, viewer: null });
  await screen.findByRole('heading', { level: 1 });
  await fill(user);
  const buttons = screen.getAllByRole('button').filter((button) => button.getAttribute('type') === 'submit');
  if (buttons[0] !== undefined) await user.click(buttons[0]);
  expect(await screen.findByText('Your reference: CO-7K3M9Q')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  expect(where()).toContain('sent=CO-7K3M9Q');
  const { fill_ms, ...body } = api.sent(call)[0]?.body ?? {};
  expect(Number(fill_ms)).toBeGreaterThanOrEqual(0);
  expect(schema.safeParse(body)).toMatchObject({ success: true });
  return body;
}

export const person = { first_name: 'Ñusta', last_name: 'Quispe', email: 'nusta@example.org' };
