import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

import { loadTypescript } from '../build/load-typescript.mjs';
import { root } from '../lib/workspace.mjs';

const require = createRequire(import.meta.url);
const { files, lineReader, shortenClassNames } = require('./short-class-names.cjs');

const browserBuild = require.resolve('styled-components').replace(/[^/\\]+$/, 'styled-components.browser.esm.js');
const serverBuild = require.resolve('styled-components');

test('the builds for browser and server name classes after their component', () => {
  for (const file of [browserBuild, serverBuild]) {
    assert.match(file, files);
    const source = shortenClassNames(readFileSync(file, 'utf8'));
    assert.equal(source.match(/:this\.componentId[,)]/g)?.length, 1, file);
    assert.equal(source.match(/===this\.componentId\|\|\(/g)?.length, 1, file);
    assert.equal(source.match(/\.split\("\\n"\)\.map\(/g)?.length, 1, file);
  }
});

/** The places of the library in the smallest source that contains all of them. */
const smallSource =
  'if(name=V(G(G(this.baseHash,n.hash),s)>>>0),true){{o=ce(o,name)}}return o}};const o=(a).split(p),s=[];for(;0;);';

test('a class with dynamic rules keeps its hash', () => {
  const program = shortenClassNames(smallSource).replace(/return o\}\};[^]*/, '');
  const nameOf = (rules) =>
    new Function(
      `let name, o=""; const V=(n)=>"v"+n, G=(a,b)=>a+b.length, n={hash:""}, s="css", ce=(a,b)=>a+b;
      (function(){ ${program} }).call({rules:${rules},baseHash:1,componentId:"eab1"}); return [name, o];`,
    )();
  assert.deepEqual(nameOf('["color:red"]'), ['eab1', ''], 'the element has the class of the component already');
  assert.deepEqual(nameOf('["color:", () => 1]'), ['v4', 'v4']);
});

test('a rendered page is read as the library wrote it', async () => {
  const markedLines = [
    '.eab1{color:red;}',
    '@media (min-width:64em){.eab1{color:blue;}}',
    'data-styled.g4[id="eab1"]{content:"eab1,"}',
    '.cDeFgh:hover{top:0;}',
    '.iJkLmn{top:1px;}',
    'data-styled.g9[id="eab2"]{content:"cDeFgh,iJkLmn,"}',
    'svg+.eab3 >li{left:0;}',
    'data-styled.g12[id="eab3"]{content:"eab3,"}',
    '@keyframes turn{to{rotate:1turn;}}',
    'data-styled.g13[id="sc-keyframes-turn"]{content:"turn,"}',
  ];
  const { compactStyles } = await loadTypescript(join(root, 'shell/src/server/compact-styles.ts'));
  const hiddenLines = ['.eab9{top:0;}', 'data-styled.g20[id="eab9"]{content:"eab9,"}'];
  const text = [...markedLines, ...hiddenLines].map((rule) => `${rule}/*!sc*/\n`).join('');
  const html = '<p class="eab1"></p><p class="eab2 cDeFgh"></p><svg></svg><ul class="x eab3"></ul>';
  const page = compactStyles(`<style data-styled="true">${text}</style>`, html);
  const css = page.slice(page.indexOf('>') + 1, page.lastIndexOf('<'));
  assert.equal(css.match(/^\/\*\*\/$/gm)?.length, 2, 'marks of components with one class of their own are empty');
  const groupNames = ['g4', 'g9', 'g12', 'g13'];
  const expected = markedLines.map((line) =>
    line.replace(/^data-styled\.(g\d+)/, (_, group) => `data-styled.g${groupNames.indexOf(group) + 1}`),
  );
  assert.deepEqual(css.split('\n').map(lineReader()), expected);
});

test('another version of the library fails the build', () => {
  assert.throws(() => shortenClassNames('const name = hash(css)'), /another way/);
});
