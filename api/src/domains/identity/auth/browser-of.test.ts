import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browserOf } from './browser-of';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test('a browser and its system have one name each, of a closed list', () => {
  for (const [agent, browser, system] of [
    [`${mozilla} (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0`, 'Firefox', 'Android'],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`, 'Edge', 'Windows'],
    [
      `${mozilla} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/27.0 Chrome/125 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPhone',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0`, 'Firefox', 'Linux'],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/117`, 'Opera', 'Linux'],
    ['curl/8.5.0', null, null],
    ['x'.repeat(100_000), null, null],
    [undefined, null, null],
  ] as const)
    assert.deepEqual(browserOf(agent), { browser, system }, agent);
});
