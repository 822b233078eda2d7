import { publicAccess } from '@enlace/shared-contract/access';
import { wire } from '@enlace/shared-contract/calls';
import { formCalls } from '@enlace/shared-contract/forms';
import { defineScreen } from '@enlace/shared-data';
import { choicesOf, type Field } from '@enlace/shared-forms';
import { createFakeApi, renderScreen, type FakeApi } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';

import { sending } from '../../lib/form/sending/sending';
import { FormScreen } from '../../lib/form/view/form-screen';

export const call = wire.post('/api/v2/letters', 'multipart', publicAccess);
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

export function open(api: FakeApi = answering()) {
  return renderScreen(letter, { path: '/letter', api, viewer: null });
}

export function answering(): FakeApi {
  const api = createFakeApi({}, { viewer: null });
  api.answer(call, () => receipt);
  // The challenge is empty, so the form is sent without a proof.
  api.answer(formCalls.challenge, () => ({}));
  return api;
}

export const field = (name: RegExp | string) => screen.getByLabelText(name);
export const send = () => screen.getByRole('button', { name: 'Send it' });

export async function fill({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await user.type(field(/^Name/), ' Ñusta ');
  await user.type(field(/E-mail/), 'nusta@example.org');
  await user.click(field('I agree'));
}
