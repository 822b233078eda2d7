import { fireEvent, render, screen } from '@testing-library/react';

import { BankQuestion } from './bank-question';

test('the second press of a double click on "Pay" does not answer the bank', () => {
  const onAnswer = jest.fn();
  render(<BankQuestion isSending={false} onAnswer={onAnswer} />);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button, { detail: 2 });
  expect(onAnswer).not.toHaveBeenCalled();
  const [confirm, refuse] = screen.getAllByRole('button');
  for (const button of [confirm, refuse]) if (button !== undefined) fireEvent.click(button, { detail: 1 });
  expect(onAnswer.mock.calls).toEqual([[true], [false]]);
});
