import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const require = createRequire(import.meta.url);
const { files, shortenClassNames } = require('./short-class-names.cjs');

const browserBuild = require.resolve('styled-components').replace(/[^/\\]+$/, 'styled-components.browser.esm.js');
const serverBuild = require.resolve('styled-components');

test('the builds for browser and server name classes after their component', () => {
  for (const file of [browserBuild, serverBuild]) {
    assert.match(file, files);
    const source = shortenClassNames(readFileSync(file, 'utf8'));
    assert.equal(source.match(/:this\.componentId\+"_"/g)?.length, 1, file);
  }
});

test('a class with dynamic rules keeps its hash', () => {
  const nameOf = (rules) =>
    new Function(
      `let name; const V=(n)=>"v"+n, G=(a,b)=>a+b.length, n={hash:""}, s="css"; (function(){ ${shortenClassNames(
        'if(name=V(G(G(this.baseHash,n.hash),s)>>>0),true){}',
      )} }).call({rules:${rules},baseHash:1,componentId:"eab1"}); return name;`,
    )();
  assert.equal(nameOf('["color:red"]'), 'eab1_');
  assert.equal(nameOf('["color:", () => 1]'), 'v4');
});

test('another version of the library fails the build', () => {
  assert.throws(() => shortenClassNames('const name = hash(css)'), /another way/);
});
