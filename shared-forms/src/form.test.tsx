import { AppError, type FieldErrors } from '@enlace/shared-contract/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { good, heldSend, open, field, save, fill } from './testing/stages/form-stage';

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
