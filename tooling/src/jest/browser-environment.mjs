import { TestEnvironment } from 'jest-environment-jsdom';

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

/** Sees nothing, ever: enough for code that only registers. */
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

/** jsdom, completed by Node's globals that browsers have too. A request that no test announced fails. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.IntersectionObserver ??= SilentObserver;
    this.global.ResizeObserver ??= SilentObserver;
    this.global.matchMedia ??= matchMedia;
    this.global.scrollTo = () => undefined;
    this.global.fetch = (url) => Promise.reject(new Error(`a request that the test did not announce: ${url}`));
  }
}
