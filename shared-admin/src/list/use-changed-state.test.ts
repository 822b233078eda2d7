import { useNavigate } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { act, renderHook } from '@testing-library/react';

import { useChangedState } from './use-changed-state';

interface Choice {
  readonly actor: string;
  readonly action: string;
  readonly page: number;
}

const addressOf = (choice: Choice) => `?${Object.values(choice).join('&')}`;
const start: Choice = { actor: '', action: '', page: 3 };

function open() {
  const { result, rerender } = renderHook(
    (choice: Choice) => ({ change: useChangedState(choice, addressOf), navigate: useNavigate() }),
    { initialProps: start, wrapper: BrowserRouter },
  );
  return {
    change: (part: Partial<Choice>) => result.current.change(part),
    draw: rerender,
    follow: (address: string) => act(() => void result.current.navigate(address)),
  };
}

test('changes that follow each other before the address is drawn all count', () => {
  const { change, draw } = open();
  const first = change({ actor: 'Ana', page: 1 });
  expect(change({ action: 'edit' })).toEqual({ actor: 'Ana', action: 'edit', page: 1 });
  draw(first);
  expect(change({ page: 2 })).toEqual({ actor: 'Ana', action: 'edit', page: 2 });
});

test('a drawn change can be taken back by the browser', () => {
  const { change, draw } = open();
  draw(change({ actor: 'Ana' }));
  draw(start);
  expect(change({ action: 'edit' })).toEqual({ ...start, action: 'edit' });
});

test('going elsewhere ends changes that were not drawn', () => {
  const { change, draw } = open();
  change({ actor: 'Ana' });
  draw({ actor: 'Eva', action: '', page: 1 });
  expect(change({ page: 2 })).toEqual({ actor: 'Eva', action: '', page: 2 });
});

test('a link to the present address ends changes that were not drawn', () => {
  const { change, follow } = open();
  change({ actor: 'Ana' });
  follow(addressOf(start));
  expect(change({ page: 2 })).toEqual({ ...start, page: 2 });
});

test('a change and its opposite leave nothing for later', () => {
  const { change, draw, follow } = open();
  const other = change({ actor: 'Ana' });
  change({ actor: '' });
  follow(addressOf(start));
  draw(other);
  expect(change({ page: 2 })).toEqual({ ...other, page: 2 });
});
