import { act, fireEvent, screen } from '@testing-library/react';

import { renderStory } from '../testing/render-story';
import { KeptPanels, Many, Three } from './tabs.story';

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

test('a row that is too narrow shows which sides have more tabs, and their buttons move it', async () => {
  const sizes = { clientWidth: 300, scrollWidth: 900 };
  for (const [name, value] of Object.entries(sizes)) {
    jest.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value);
  }
  const user = renderStory(Many);
  const row = screen.getByRole('tablist');
  const moves: unknown[] = [];
  row.scrollBy = (move: unknown) => void moves.push(move);
  const edges = () => screen.getAllByRole('button', { hidden: true });
  const sides = () => edges().map((edge) => edge.dataset['side']);
  expect(sides()).toEqual(['end']);
  await user.click(screen.getByRole('button', { hidden: true }));
  expect(moves).toEqual([{ left: 210 }]);
  act(() => {
    row.scrollLeft = 200;
    fireEvent.scroll(row);
  });
  expect(sides()).toEqual(['start', 'end']);
  act(() => {
    row.scrollLeft = 600;
    fireEvent.scroll(row);
  });
  expect(sides()).toEqual(['start']);
  expect(edges().every((edge) => edge.tabIndex === -1)).toBe(true);
});

test('the row alone hides no panel from its page, and names the panels', async () => {
  const user = renderStory(KeptPanels);
  await user.click(tab('Notes'));
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(tab('Notes')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Text' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
});
