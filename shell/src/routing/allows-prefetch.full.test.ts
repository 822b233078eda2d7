import { allowsPrefetch } from './allows-prefetch';

function connect(connection: Readonly<Record<string, unknown>> | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

test('a fast connection without a limit prefetches links near the window', () => {
  connect({ effectiveType: '4g', downlink: 10, saveData: false });
  expect(allowsPrefetch('near')).toBe(true);
  expect(allowsPrefetch('intent')).toBe(true);
});

test.each([
  ['a moderate connection', { effectiveType: '4g', downlink: 1.6 }],
  ['a connection that is paid by data', { effectiveType: '4g', downlink: 10, type: 'cellular' }],
  ['a browser that does not describe its connection', undefined],
])('%s prefetches only what the user points at', (_name, connection) => {
  connect(connection);
  expect(allowsPrefetch('near')).toBe(false);
  expect(allowsPrefetch('intent')).toBe(true);
});

test.each([
  ['a user who saves data', { effectiveType: '4g', downlink: 10, saveData: true }],
  ['a slow connection', { effectiveType: '3g', downlink: 0.7 }],
  ['a very slow connection', { effectiveType: 'slow-2g', downlink: 0.1 }],
])('%s prefetches nothing', (_name, connection) => {
  connect(connection);
  expect(allowsPrefetch('near')).toBe(false);
  expect(allowsPrefetch('intent')).toBe(false);
});
