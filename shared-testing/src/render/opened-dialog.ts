import { screen, waitFor } from '@testing-library/react';

/** The dialog that has opened and taken the focus; what is typed before that goes astray. */
export async function openedDialog(name?: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error('The dialog has no focus yet.');
  });
  return dialog;
}
