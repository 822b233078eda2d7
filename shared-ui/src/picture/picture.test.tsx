import { fireEvent, render, screen } from '@testing-library/react';

import { Frame } from '../testing/render-story';
import { toneOf } from './art';
import { Avatar } from './avatar';
import { Picture } from './picture';

test('a broken picture gives way to art', () => {
  const { container } = render(
    <Frame>
      <Picture src="/a.jpg" alt="The first demo day" />
    </Frame>,
  );
  const image = screen.getByAltText('The first demo day');
  expect(image).toHaveAttribute('loading', 'lazy');
  fireEvent.error(image);
  expect(screen.queryByAltText('The first demo day')).toBeNull();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('the same words give the same art', () => {
  expect(toneOf('Bogotá')).toBe(toneOf('Bogotá'));
  const draw = (seed: string) => render(<Picture src={null} alt="" seed={seed} />).container.innerHTML;
  expect(draw('Lima')).toBe(draw('Lima'));
  expect(draw('Lima')).not.toBe(draw('Quito'));
});

test('a person without a face has initials and her name', () => {
  render(
    <Frame>
      <Avatar name="Érica dos Santos Lima" />
    </Frame>,
  );
  expect(screen.getByRole('img', { name: 'Érica dos Santos Lima' })).toHaveTextContent('ÉL');
});
