import { callbackTarget } from './callback-target';

const origin = 'https://enlace.test';

describe('where signing in leads', () => {
  it.each([
    [null, '/my'],
    ['/admin/areas?page=2#x', '/admin/areas?page=2#x'],
    ['https://enlace.test/my', '/my'],
    ['https://evil.test/my', '/'],
    ['//evil.test/my', '/'],
    ['/.//evil.test/my', '/'],
    ['https://enlace.test//evil.test/my', '/'],
    ['/%2e//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?callbackUrl=/login', '/'],
    ['http://[', '/'],
  ])('%s leads to %s', (value, expected) => {
    expect(callbackTarget(value, origin)).toBe(expected);
  });
});
