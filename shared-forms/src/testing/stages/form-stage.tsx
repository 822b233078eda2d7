import { defineScreen } from '@enlace/shared-data';
import { renderScreen } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import * as z from 'zod/mini';

import type { LineField } from '../../definition/field';
import type { FormDefinition } from '../../state/form-definition';
import { useForm } from '../../state/use-form';
import { LongForm } from '../../view/long-form';
import { ShortForm } from '../../view/short-form';

const text = z.string();

const schema = z.object({
  name: text.check(z.minLength(1), z.maxLength(5)),
  code: text.check(z.regex(/^\d{6}$/)),
  secret: text.check(z.minLength(8)),
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1600), z.maximum(2100))),
});
export const good = { name: 'Ana', code: '123456', secret: 'long-enough' };

export const fields: readonly LineField[] = [
  { kind: 'text', name: 'name', label: 'Name', autoComplete: 'name' },
  { kind: 'text', name: 'code', label: 'Code', autoComplete: 'off', problem: 'Six digits, please.' },
  { kind: 'password', name: 'secret', label: 'Secret', autoComplete: 'off' },
  { kind: 'number', name: 'year', label: 'Year', autoComplete: 'off' },
];

type Send = FormDefinition<string>['send'];
type Options = Partial<FormDefinition<string, LineField>> & { readonly isLong?: boolean };

/** A `send` that waits for the test. */
export function heldSend() {
  const settle: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = [];
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(
    () => new Promise<string>((resolve, reject) => settle.push({ resolve, reject })),
  );
  return {
    send,
    accept: (answer = 'done') => settle.shift()?.resolve(answer),
    refuse: (error: unknown) => settle.shift()?.reject(error),
  };
}

export function open({ isLong = false, send = () => Promise.resolve('done'), ...options }: Options = {}) {
  function Example() {
    const element = useRef<HTMLFormElement>(null);
    const form = useForm({ id: 'example', schema, groups: [{ fields }], send, ...options }, element);
    return (
      <>
        <p>{form.failure === null ? 'no failure' : `failure: ${form.failure.code} ${form.failure.message}`}</p>
        {isLong ? (
          <LongForm ref={element} form={form} submit="Save" />
        ) : (
          <ShortForm ref={element} form={form} submit="Save" />
        )}
      </>
    );
  }
  return renderScreen(defineScreen({ Component: Example }));
}

export const field = (name: RegExp) => screen.getByLabelText(name);
export const save = () => screen.getByRole('button', { name: 'Save' });

export async function fill({ user }: Pick<ReturnType<typeof open>, 'user'>, values: Partial<typeof good> = {}) {
  const { name, code, secret } = { ...good, ...values };
  for (const [label, value] of [
    [/^Name/, name],
    [/^Code/, code],
    [/^Secret/, secret],
  ] as const) {
    await user.clear(field(label));
    await user.type(field(label), value);
  }
}
