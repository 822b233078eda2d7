import { act, render, screen } from '@testing-library/react';

import { keepTranslated } from './keep-translated';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(keepTranslated);
afterAll(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

function textsBelow(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** As a browser translates: each text is inside two elements, or these are in its place. */
function translate(root: Node, isReplaced: boolean): void {
  for (const text of textsBelow(root)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(isReplaced ? document.createTextNode(`${text.data}*`) : text);
  }
}

function Facts({ count, isNear }: { readonly count: number; readonly isNear: boolean }) {
  return (
    <p>
      {isNear && <em>near</em>}
      {isNear ? 'All ' : null}
      {count > 1 && <b>{count}</b>}
      {count > 1 ? ' places' : ' place'}
      {count > 2 && ' left'}
      {isNear || <i>far</i>}
    </p>
  );
}

const states = [
  { count: 1, isNear: false },
  { count: 3, isNear: true },
  { count: 2, isNear: false },
  { count: 1, isNear: true },
  { count: 3, isNear: false },
];

test('a page whose texts were wrapped takes every change', () => {
  const { container, rerender } = render(<Facts count={3} isNear />);
  for (const state of states) {
    translate(container, false);
    rerender(<Facts {...state} />);
    const { container: fresh, unmount } = render(<Facts {...state} />);
    expect(container.textContent).toBe(fresh.textContent);
    unmount();
  }
  expect(container.querySelectorAll('font:empty')).toHaveLength(0);
});

test('a page whose texts were replaced does not fail', () => {
  const { container, rerender, unmount } = render(<Facts count={3} isNear />);
  for (const state of states) {
    translate(container, true);
    rerender(<Facts {...state} />);
    expect(container.querySelector('i') !== null).toBe(!state.isNear);
  }
  act(unmount);
  expect(screen.queryByText(/place/)).toBeNull();
});

test('an element beside others in a wrapper goes alone', () => {
  const { container, rerender } = render(<Facts count={3} isNear />);
  const paragraph = container.querySelector('p');
  const wrapper = document.createElement('font');
  wrapper.append(...(paragraph?.childNodes ?? []));
  paragraph?.append(wrapper);
  rerender(<Facts count={1} isNear />);
  expect(container).toHaveTextContent('nearAll place');
});
