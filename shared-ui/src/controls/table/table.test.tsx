import { screen, within } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { Empty, Loading, LoadingAgain, SortedByLinks, WithEverything } from './table.story';

const head = (name: string) => screen.getByRole('columnheader', { name });

test('a column says how it is sorted, and its button turns the order round', async () => {
  const user = renderStory(WithEverything);
  expect(screen.getByRole('table', { name: 'Chapters' })).toBeInTheDocument();
  expect(head('Chapter')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Chapter' }));
  expect(head('Chapter')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Members' }));
  expect(head('Members')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Chapter')).toHaveAttribute('aria-sort', 'none');
});

test('sorting may live in the address', () => {
  renderStory(SortedByLinks);
  expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/?sort=members&order=asc');
  expect(screen.getByRole('link', { name: 'Country' })).toHaveAttribute('href', '/?sort=country&order=asc');
});

test('rows are chosen one by one or all together', async () => {
  const user = renderStory(WithEverything);
  const all = screen.getByRole('checkbox', { name: 'Select all rows' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  await user.click(screen.getByRole('checkbox', { name: 'Select Lima' }));
  expect(screen.getByRole('row', { name: /Lima/ })).toHaveAttribute('aria-selected', 'false');
  expect(all).toBePartiallyChecked();
});

test('each row has its menu', async () => {
  const user = renderStory(WithEverything);
  await user.click(screen.getByRole('button', { name: 'Actions: Lima' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
});

test('while loading, bars keep the places of the rows', () => {
  renderStory(Loading);
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(within(table).getAllByRole('row')).toHaveLength(4);
});

test('while loading again, the rows stay', () => {
  renderStory(LoadingAgain);
  expect(screen.getByRole('cell', { name: 'Bogotá' })).toBeInTheDocument();
});

test('no rows are said in words', () => {
  renderStory(Empty);
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
});
