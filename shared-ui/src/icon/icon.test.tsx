import { render, screen } from '@testing-library/react';

import { Icon } from './icon';

const pathOf = () => document.querySelector('path')?.getAttribute('d') ?? null;

test('an icon beside words is silent, one alone has a name', () => {
  render(<Icon name="check" />);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Icon name="check" label="Done" />);
  expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
});

test('an icon outside of the first set is fetched when it is drawn', async () => {
  render(<Icon name="trash" />);
  expect(pathOf()).toBeNull();
  await screen.findByText((_, element) => element?.tagName === 'path' && element.hasAttribute('d'));
  expect(pathOf()).toMatch(/^M/);
});
