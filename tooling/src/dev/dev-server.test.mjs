import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { JSDOM } from 'jsdom';

import { freePort } from '../lib/ports.mjs';
import { devUrl, startDevServer } from './dev-server.mjs';

const overlayOf = (page) => page.window.document.getElementById('enlace-build-errors');

/** Polls, because jsdom reports no change of a page that a script makes later. */
async function until(isReached, describe) {
  for (let rest = 600; !isReached(); rest -= 1) {
    assert.notEqual(rest, 0, describe());
    await pause(50);
  }
}

test('a page shows what cannot be built, with file, line and message, until it is repaired', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-dev-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const source = join(folder, 'screen.js');
  writeFileSync(source, 'export const title = 1;\n');
  writeFileSync(join(folder, 'main.js'), `import { title } from './screen';\nglobalThis.title = title;\n`);
  const states = [];
  const port = await freePort();
  const config = {
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './main.js',
    infrastructureLogging: { level: 'none' },
  };
  const server = await startDevServer(config, { port, name: 'mf-test', onState: (state) => states.push(state) });
  t.after(() => server.stop());
  await until(
    () => states.includes('ready'),
    () => states.join(),
  );

  const options = { url: `${devUrl(port)}/`, runScripts: 'dangerously', resources: 'usable', pretendToBeVisual: true };
  const page = new JSDOM(`<body><script src="${devUrl(port)}/main.js"></script></body>`, options);
  t.after(() => page.window.close());
  await until(
    () => page.window.title === 1,
    () => 'the page did not run',
  );
  assert.equal(overlayOf(page), null);

  writeFileSync(source, 'export const title = 1;\nexport const other = ;\n');
  await until(
    () => overlayOf(page) !== null,
    () => states.join(),
  );
  const text = overlayOf(page).textContent;
  assert.match(text, /mf-test: \.\/screen\.js:2:\d+/);
  assert.match(text, /Unexpected token/);

  writeFileSync(source, 'export const title = 2;\nexport const other = 1;\n');
  await until(
    () => overlayOf(page) === null,
    () => states.join(),
  );
});
