import assert from 'node:assert/strict';
import { test } from 'node:test';

import { replaceScripts } from './plain-site.mjs';

test('a plain page has the markup and styles, and one script instead of ours', () => {
  const page = replaceScripts(
    '<head><link rel="preload" as="script" href="/shell.js"><link rel="modulepreload" href="/m.js">' +
      '<link rel="preload" as="font" href="/f.woff2"><style>a{}</style></head><body><div id="root"><!--$--><h1>Hi' +
      '<!-- --> there</h1></div><script id="enlace-state" type="x">{}</script><script src="/shell.js"></script></body>',
  );
  assert.equal(
    page,
    '<head><link rel="preload" as="font" href="/f.woff2"><style>a{}</style></head><body><div id="root"><h1>Hi there' +
      '</h1></div><script src="/plain-react.js"></script></body>',
  );
});
