import { screen, waitFor } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { Confirmation, Dialog, DismissibleDialog, LastingDialog, Side } from './overlay.story';

const button = (name: string) => screen.getByRole('button', { name });

test('a modal takes the focus, keeps it, and gives it back', async () => {
  const user = renderStory(Dialog);
  await user.click(button('Add an area'));
  const dialog = screen.getByRole('dialog', { name: 'Add an area' });
  // At once: letters typed in the same moment must arrive.
  expect(dialog).toHaveFocus();
  expect(dialog).toHaveAttribute('aria-hidden', 'false');
  for (let turn = 0; turn < 6; turn += 1) {
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await user.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button('Add an area')).toHaveFocus());
});

test('the page behind a modal stands still', async () => {
  const user = renderStory(Dialog);
  await user.click(button('Add an area'));
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  await user.click(button('Cancel'));
  expect(document.body.style.overflow).toBe('');
});

test('Escape closes every modal; a press beside it closes only a dismissible one', async () => {
  const user = renderStory(Dialog);
  await user.click(button('Add an area'));
  await user.click(screen.getByRole('dialog').parentElement?.parentElement ?? document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Name/));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button('Add an area')).toHaveFocus());
});

test.each(['Escape', 'press'])('a dismissible modal closes by %s', async (way) => {
  const user = renderStory(DismissibleDialog);
  await user.click(button('See the details'));
  const dialog = screen.getByRole('dialog');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(dialog.parentElement?.parentElement ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is 672 pixels wide at most unless told', async () => {
  const user = renderStory(Dialog);
  await user.click(button('Add an area'));
  expect(screen.getByRole('dialog')).toHaveStyle({ maxWidth: '42rem' });
});

test('a drawer is a dialog that Escape closes', async () => {
  const user = renderStory(Side);
  await user.click(button('Filters'));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button('Filters')).toHaveFocus());
});

test('a confirmation says what goes along and waits for the name', async () => {
  const user = renderStory(Confirmation);
  await user.click(button('Delete the chapter'));
  const dialog = screen.getByRole('dialog', { name: 'Delete the chapter of Lima?' });
  expect(dialog).toHaveTextContent('12 coming events');
  expect(button('Delete')).toBeDisabled();
  await user.type(screen.getByLabelText('Type Lima to confirm'), 'Lima');
  await user.click(button('Delete'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Delete the chapter'));
  expect(screen.getByLabelText('Type Lima to confirm')).toHaveValue('');
});

test('a dialog keeps the focus when the focused button is removed from it', async () => {
  const user = renderStory(LastingDialog);
  await user.click(button('Send the invitation'));
  await user.click(button('Send'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Invitation' })).toHaveFocus());
  await user.tab();
  expect(button('Close')).toHaveFocus();
});
