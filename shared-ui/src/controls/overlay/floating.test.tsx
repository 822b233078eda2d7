import { act, fireEvent, screen } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { Menu, Tip } from './overlay.story';

const item = (name: string) => screen.getByRole('menuitem', { name });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function start(story: typeof Menu) {
  return renderStory(story, (milliseconds) => jest.advanceTimersByTime(milliseconds));
}

async function openMenu() {
  const user = start(Menu);
  const trigger = screen.getByRole('button', { name: 'Actions' });
  await user.click(trigger);
  await wait(20);
  return { user, trigger };
}

test('a menu opens from its button, and arrows walk through it', async () => {
  const { user, trigger } = await openMenu();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  await wait(20);
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Open the page')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
});

test('a click without a pointer opens a menu, too, as tools that read the page make it', async () => {
  start(Menu);
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await wait(20);
  expect(item('Edit')).toBeInTheDocument();
});

test('first letters find an entry', async () => {
  const { user } = await openMenu();
  await user.keyboard('{ArrowDown}');
  await wait(20);
  await user.keyboard('de');
  expect(item('Delete')).toHaveFocus();
});

test('an entry leads or does, and closes the menu after 100 ms', async () => {
  const { user } = await openMenu();
  expect(item('Open the page')).toHaveAttribute('href', '/chapters/lima');
  await user.click(item('Edit'));
  expect(screen.getByRole('menu')).toHaveAttribute('data-status', 'close');
  expect(screen.getByRole('menu')).toHaveStyle({ transition: 'opacity 100ms' });
  await wait(100);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a disabled entry does nothing and says so', async () => {
  const { user } = await openMenu();
  expect(item('Archive')).toHaveAttribute('aria-disabled', 'true');
  await user.click(item('Archive'));
  expect(screen.getByRole('menu')).toHaveAttribute('data-status', 'open');
});

test('Escape closes the menu and gives the focus back', async () => {
  const { user, trigger } = await openMenu();
  await user.keyboard('{ArrowDown}');
  await wait(20);
  await user.keyboard('{Escape}');
  await wait(120);
  expect(screen.queryByRole('menu')).toBeNull();
  await wait(20);
  expect(trigger).toHaveFocus();
});

test('entries of which one holds say which', async () => {
  const user = start(Menu);
  await user.click(screen.getByRole('button', { name: 'Language' }));
  await wait(20);
  expect(screen.getByRole('menu', { name: 'Language' })).toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'Español' })).toBeChecked();
});

test('a tooltip describes its control while it is pointed at, and fades in 300 ms', async () => {
  const user = start(Tip);
  const control = screen.getByRole('button', { name: 'Private' });
  await user.hover(control);
  await wait(20);
  const tip = screen.getByRole('tooltip');
  expect(control).toHaveAccessibleDescription('Only members of the chapter see it');
  expect(tip).toHaveStyle({ transition: 'opacity 300ms' });
  await user.unhover(control);
  await wait(80);
  expect(tip).toHaveAttribute('data-status', 'close');
  await wait(300);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a tooltip comes with the focus and goes with Escape', async () => {
  const user = start(Tip);
  await user.tab();
  await wait(20);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await wait(320);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
