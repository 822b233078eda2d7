import { TestEnvironment } from 'jest-environment-jsdom';

import { leanComputedStyle } from './lean-styles.mjs';

const fromNode = [
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'structuredClone',
];

/** An observer that never reports: enough for code that only registers. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function matchMedia(media) {
  const nothing = () => undefined;
  return { media, matches: false, onchange: null, addEventListener: nothing, removeEventListener: nothing };
}

/** jsdom with those globals of Node that browsers have too. A request without an announcement by the test fails. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.IntersectionObserver ??= SilentObserver;
    this.global.ResizeObserver ??= SilentObserver;
    this.global.matchMedia ??= matchMedia;
    // Else each new rule lets jsdom read all rules of the page again.
    this.global.SC_DISABLE_SPEEDY = false;
    this.global.scrollTo = () => undefined;
    this.global.getComputedStyle = leanComputedStyle(this.global.getComputedStyle);
    this.global.fetch = (url) => Promise.reject(new Error(`a request that the test did not announce: ${url}`));
  }
}
