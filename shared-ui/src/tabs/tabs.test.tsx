import { screen } from '@testing-library/react';

import { renderStory } from '../testing/render-story';
import { Three } from './tabs.story';

const tab = (name: string) => screen.getByRole('tab', { name });

test('a click chooses and takes the focus', async () => {
  const user = renderStory(Three);
  expect(screen.getByRole('tablist', { name: 'Chapter' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('bakery');
  await user.click(tab('Members'));
  expect(tab('Members')).toHaveFocus();
  expect(tab('Members')).toHaveAttribute('aria-selected', 'true');
  expect(tab('About')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('248 members');
});

test('arrows choose and stop at the ends', async () => {
  const user = renderStory(Three);
  await user.tab();
  expect(tab('About')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('About')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(tab('Members')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Members' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(tab('About')).toHaveAttribute('aria-selected', 'true');
});

test('Enter chooses; a disabled tab is out of reach', async () => {
  const user = renderStory(Three);
  tab('Events').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Four evenings');
  await user.click(tab('Money'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Four evenings');
});

test('only the chosen tab is a stop of the Tab key', () => {
  renderStory(Three);
  expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
});
