import { AppError, type FieldErrors } from '@enlace/shared-contract';
import { defineScreen } from '@enlace/shared-data';
import { renderScreen } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import * as z from 'zod/mini';

import type { LineField } from './definition/field';
import type { FormDefinition } from './state/form-definition';
import { useForm } from './state/use-form';
import { LongForm } from './view/long-form';
import { ShortForm } from './view/short-form';

const text = z.string();
const schema = z.object({
  name: text.check(z.minLength(1), z.maxLength(5)),
  code: text.check(z.regex(/^\d{6}$/)),
  secret: text.check(z.minLength(8)),
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1600), z.maximum(2100))),
});
const good = { name: 'Ana', code: '123456', secret: 'long-enough' };

const fields: readonly LineField[] = [
  { kind: 'text', name: 'name', label: 'Name', autoComplete: 'name' },
  { kind: 'text', name: 'code', label: 'Code', autoComplete: 'off', problem: 'Six digits, please.' },
  { kind: 'password', name: 'secret', label: 'Secret', autoComplete: 'off' },
  { kind: 'number', name: 'year', label: 'Year', autoComplete: 'off' },
];

type Send = FormDefinition<string>['send'];
type Options = Partial<FormDefinition<string, LineField>> & { readonly isLong?: boolean };

/** A `send` that waits for the test. */
function heldSend() {
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

function open({ isLong = false, send = () => Promise.resolve('done'), ...options }: Options = {}) {
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

const field = (name: RegExp) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save' });

async function fill({ user }: Pick<ReturnType<typeof open>, 'user'>, values: Partial<typeof good> = {}) {
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

const refusal = (fields: FieldErrors) => new AppError('VALIDATION_FAILED', { userMessage: 'Check the form.', fields });

beforeEach(() => sessionStorage.clear());

test('limits and required flags are those of the schema', () => {
  open();
  expect(field(/^Name/)).toBeRequired();
  expect(field(/^Name/)).toHaveAttribute('maxlength', '5');
  expect(field(/^Secret/)).toHaveAttribute('minlength', '8');
  expect(field(/^Year/)).not.toBeRequired();
  expect(field(/^Year/)).toHaveAttribute('inputmode', 'numeric');
});

test('the first faulty field of a short form takes the focus, and nothing is sent', async () => {
  const { send } = heldSend();
  const { user } = open({ send });
  await user.type(field(/^Name/), 'Ana');
  await user.type(field(/^Code/), '12');
  await user.click(save());
  expect(await screen.findByText('Six digits, please.')).toBeInTheDocument();
  expect(field(/^Code/)).toHaveFocus();
  expect(field(/^Code/)).toHaveAccessibleDescription('Six digits, please.');
  expect(field(/^Secret/)).toHaveAccessibleDescription('Please fill this in.');
  expect(send).not.toHaveBeenCalled();
});

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

test('sends once, however often it is submitted', async () => {
  const { send, accept } = heldSend();
  const onSent = jest.fn();
  const stage = open({ send, onSent });
  await fill(stage);
  const form = save().closest('form') ?? save();
  fireEvent.submit(form);
  fireEvent.submit(form);
  await stage.user.click(save());
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual(good);
  expect(save()).toHaveAttribute('aria-busy', 'true');
  accept();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test("the server's messages are on their fields; the input is kept and can be sent again", async () => {
  const { send, accept, refuse } = heldSend();
  const onSent = jest.fn();
  const stage = open({ send, onSent });
  await fill(stage);
  await stage.user.click(save());
  refuse(refusal({ code: ['This code is over.'], 'secret.0': ['Too common.'] }));
  expect(await screen.findByText('This code is over.')).toBeInTheDocument();
  expect(field(/^Code/)).toHaveFocus();
  expect(field(/^Code/)).toHaveValue('123456');
  expect(field(/^Secret/)).toHaveAccessibleDescription('Too common.');
  expect(screen.getByText('no failure')).toBeInTheDocument();
  await fill(stage, { code: '654321', secret: 'another-one' });
  expect(screen.queryByText('This code is over.')).not.toBeInTheDocument();
  await stage.user.click(save());
  expect(send.mock.calls[1]?.[0]).toEqual({ ...good, code: '654321', secret: 'another-one' });
  accept('the answer');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('the answer'));
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
