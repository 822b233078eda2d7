import { screen } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { Errors, Facts } from './summary.story';

test('a summary takes the focus at each attempt and leads to the fields', async () => {
  const user = renderStory(Errors);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.click(send);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('There are 2 things to put right');
  await user.click(screen.getByRole('link', { name: 'Please write an e-mail address.' }));
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveFocus();
  await user.click(send);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('what is not known is a dash', () => {
  renderStory(Facts);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Bogotá', '14 October 2018', '—']);
});
