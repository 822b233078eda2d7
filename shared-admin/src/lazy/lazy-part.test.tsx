import { AppError } from '@enlace/shared-contract/errors';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ComponentType } from 'react';

import { lazyPart } from './lazy-part';

function Details({ name }: { readonly name: string }) {
  return <p>Details of {name}</p>;
}

/** A file that fails as often as requested. */
function fileThatFails(times: number) {
  let attempts = 0;
  const timeout: (number | undefined)[] = [];
  return {
    attempts: () => attempts,
    timeout,
    load: async () => {
      attempts += 1;
      timeout.push(globalThis.enlacePatience);
      if (attempts <= times) throw new AppError('UNAVAILABLE');
      return { default: Details };
    },
  };
}

function Page({ Part }: { readonly Part: ComponentType<{ readonly name: string }> }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h1>The screen</h1>
      <input aria-label="Note" />
      <button onClick={() => setOpen(!isOpen)}>Switch</button>
      {isOpen && (
        <Suspense fallback={<p>One moment</p>}>
          <Part name="Ada" />
        </Suspense>
      )}
    </>
  );
}

describe('an optional part', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is requested again without a word when its file failed once, with a longer time limit', async () => {
    const file = fileThatFails(1);
    render(<Page Part={lazyPart(file.load)} />);
    expect(await screen.findByText('Details of Ada')).toBeVisible();
    expect(file.attempts()).toBe(2);
    expect(file.timeout).toEqual([15_000, 15_000]);
    expect(globalThis.enlacePatience).toBeUndefined();
  });

  it('leaves the screen and its input when its file is missing, and "Try again" mends it', async () => {
    const user = userEvent.setup();
    render(<Page Part={lazyPart(fileThatFails(2).load)} />);
    await user.type(screen.getByLabelText('Note'), 'half a sentence');
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Details of Ada')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
  });

  it('is requested again when it is opened the next time', async () => {
    const user = userEvent.setup();
    render(<Page Part={lazyPart(fileThatFails(2).load)} />);
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Switch' }));
    await user.click(screen.getByRole('button', { name: 'Switch' }));
    expect(await screen.findByText('Details of Ada')).toBeVisible();
  });

  it('that throws is replaced alone', async () => {
    const Broken = lazyPart(async () => ({
      default: (): never => {
        throw new Error('a fault of the part');
      },
    }));
    render(<Page Part={Broken} />);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeVisible();
  });
});
