// Runs in the browser: React alone, with the markup that a page has already. It is what the product is compared with.
import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Properties of React for the attributes of an element. Styles are left out: hydration does not compare them. */
function describeAttributes(element) {
  const props = {};
  for (const { name, value } of element.attributes) {
    if (name === 'style') continue;
    const isOn = value === '' && typeof element[name] === 'boolean';
    props[name === 'value' ? 'defaultValue' : name] = isOn || value;
  }
  return props;
}

function describeChild(node, key) {
  if (node.nodeType === globalThis.Node.TEXT_NODE) return node.data;
  return createElement(node.localName, { ...describeAttributes(node), key }, ...describeChildren(node));
}

/** The content of an element as React elements, made from its markup. */
export function describeChildren(element) {
  return [...element.childNodes]
    .filter(({ nodeType }) => nodeType === globalThis.Node.TEXT_NODE || nodeType === globalThis.Node.ELEMENT_NODE)
    .map(describeChild);
}

/** Takes over the content of an element that came rendered. */
export function hydrate(element) {
  hydrateRoot(element, createElement(Fragment, null, ...describeChildren(element)));
}

/** Draws described content in a place of the page, and lays it out. */
export function draw(place, children) {
  flushSync(() => createRoot(place).render(createElement(Fragment, null, ...children)));
  return place.getBoundingClientRect().height;
}
