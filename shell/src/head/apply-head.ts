import type { HeadTag } from '@enlace/shared-contract';

const mark = 'data-head';

/**
 * Makes the document's head say exactly these tags. Tags of the former page (and those the gateway wrote) go, so nothing
 * stays behind; equal tags are kept as they are.
 * @param isServed the page is the one the gateway wrote: its structured data, which only machines read, stays true
 */
export function applyHead(tags: readonly HeadTag[], isServed: boolean): void {
  const present = [...document.head.querySelectorAll(`[${mark}]${isServed ? ':not(script)' : ''}`)];
  const wanted = tags.filter(({ tag }) => tag !== 'title').map(elementOf);
  const title = tags.find(({ tag }) => tag === 'title')?.text ?? '';
  if (document.title !== title) document.title = title;
  document.head.querySelector('title')?.setAttribute(mark, '');
  for (const old of present) {
    if (old.tagName === 'TITLE') continue;
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same >= 0) wanted.splice(same, 1);
    else old.remove();
  }
  document.head.append(...wanted);
}

function elementOf({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(mark, '');
  return element;
}
