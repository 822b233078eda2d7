import { render, screen } from '@testing-library/react';

import { Frame, renderStory } from '../testing/render-story';
import { Breadcrumbs } from './page.story';
import { pageWindow, Pagination } from './pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [7, 42, [1, 0, 6, 7, 8, 0, 42]],
  [42, 42, [1, 0, 41, 42]],
])('page %i of %i shows %j', (page, count, shownPages) => {
  expect(pageWindow(page, count)).toEqual(shownPages);
});

test('pages are links of which one is where the person is', () => {
  render(
    <Frame>
      <Pagination page={2} pageCount={3} href={(page) => `/events?page=${page}`} />
    </Frame>,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/events?page=1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/events?page=3');
});

test('one page needs no pages', () => {
  render(
    <Frame>
      <Pagination page={1} pageCount={1} href={String} />
    </Frame>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the last entry of a way is where the person is', () => {
  renderStory(Breadcrumbs);
  expect(screen.getAllByRole('navigation', { name: 'You are here' })).toHaveLength(2);
  expect(screen.getByText('Encuentro anual')).toHaveAttribute('aria-current', 'page');
});
