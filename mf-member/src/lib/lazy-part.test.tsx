import { AppError } from '@enlace/shared-contract/errors';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { lazyPart } from './lazy-part';

function Details({ name }: { readonly name: string }) {
  return <p>Details of {name}</p>;
}

/** A file that fails as often as requested. */
function partThatFails(times: number) {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts <= times) throw new AppError('UNAVAILABLE');
    return Details;
  };
  return lazyPart(load, <p>One moment</p>);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a lazy part', () => {
  test('shows its skeleton, and is requested again when its file failed once', async () => {
    const Part = partThatFails(1);
    render(<Part name="Ada" />);
    expect(screen.getByText('One moment')).toBeInTheDocument();
    expect(await screen.findByText('Details of Ada')).toBeInTheDocument();
  });

  test('that fails is replaced alone, and "Try again" mends it', async () => {
    const Part = partThatFails(2);
    render(
      <>
        <h1>The screen</h1>
        <Part name="Ada" />
      </>,
    );
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Details of Ada')).toBeInTheDocument();
  });
});

test('a part that failed is loaded anew when it is drawn again', async () => {
  const Part = partThatFails(2);
  const { unmount } = render(<Part name="Ada" />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  unmount();
  render(<Part name="Ada" />);
  expect(await screen.findByText('Details of Ada')).toBeInTheDocument();
});
