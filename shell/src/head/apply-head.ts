import type { HeadTag } from '@enlace/shared-contract/head';

const mark = 'data-head';

/**
 * Sets the document's head to exactly these tags. Removes tags of the previous page and of the gateway; equal tags
 * stay.
 * @param isServed whether the gateway wrote this page: its structured data and tags for previews stay
 */
export function applyHead(tags: readonly HeadTag[], isServed: boolean): void {
  const present = [...document.head.querySelectorAll(`[${mark}${isServed ? '=""]:not(script)' : ']'}`)];
  const wantedElements = tags.filter(({ tag }) => tag !== 'title').map(elementOf);
  const title = tags.find(({ tag }) => tag === 'title')?.text ?? '';
  if (document.title !== title) document.title = title;
  document.head.querySelector('title')?.setAttribute(mark, '');
  for (const old of present) {
    if (old.tagName === 'TITLE') continue;
    const same = wantedElements.findIndex((element) => element.isEqualNode(old));
    if (same >= 0) wantedElements.splice(same, 1);
    else old.remove();
  }
  document.head.append(...wantedElements);
}

function elementOf({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(mark, '');
  return element;
}
