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
    assert.equal(source.match(/\.split\("\\n"\)\.flatMap\(/g)?.length, 1, file);
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
      (function(){ ${program} }).call({rules:${rules},baseHash:1,componentId:"_ab1"}); return [name, o];`,
    )();
  assert.deepEqual(nameOf('["color:red"]'), ['_ab1', ''], 'the element has the class of the component already');
  assert.deepEqual(nameOf('["color:", () => 1]'), ['v4', 'v4']);
});

test('a rendered page is read as the library wrote it', async () => {
  const markedLines = [
    '._ab1{color:red;}',
    '@media (min-width:64em){._ab1{color:blue;}}',
    'data-styled.g4[id="_ab1"]{content:"_ab1,"}',
    '.cDeFgh:hover{top:0;}',
    '.iJkLmn{top:1px;}',
    'data-styled.g9[id="_ab2"]{content:"cDeFgh,iJkLmn,"}',
    '._ab3{left:0;}',
    '._ab1:hover ._ab3{left:1px;}',
    'data-styled.g10[id="_ab3"]{content:"_ab3,"}',
    '._ab4{left:2px;}',
    'data-styled.g11[id="_ab4"]{content:"_ab4,"}',
    'svg+._ab5 >li{left:0;}',
    'data-styled.g12[id="_ab5"]{content:"_ab5,"}',
    '@keyframes turn{to{rotate:1turn;}}',
    'data-styled.g13[id="sc-keyframes-turn"]{content:"turn,"}',
    '._ab6{left:3px;}',
    'data-styled.g14[id="_ab6"]{content:"_ab6,"}',
  ];
  const { compactStyles } = await loadTypescript(join(root, 'shell/src/server/compact-styles.ts'));
  const hiddenLines = ['._ab9{top:0;}', 'data-styled.g20[id="_ab9"]{content:"_ab9,"}'];
  const text = [...markedLines, ...hiddenLines].map((rule) => `${rule}/*!sc*/\n`).join('');
  const html =
    '<p class="_ab1"></p><p class="cDeFgh"></p><b class="_ab3 _ab4"><i class="_ab6"></i></b><ul class="x _ab5"></ul>';
  const page = compactStyles(`<style data-styled="true">${text}</style>`, html);
  const css = page.slice(page.indexOf('>') + 1, page.lastIndexOf('<'));
  assert.equal(css.match(/^\/\*\*\/$/gm)?.length, 3, 'a mark is there only where the next rule does not show the end');
  const groupNames = ['g4', 'g9', 'g10', 'g11', 'g12', 'g13', 'g14'];
  const expected = markedLines.map((line) =>
    line.replace(/^data-styled\.(g\d+)/, (_, group) => `data-styled.g${groupNames.indexOf(group) + 1}`),
  );
  assert.deepEqual(
    css
      .split('\n')
      .flatMap(lineReader())
      .map((line) => line.trim()),
    expected,
  );
});

test('another version of the library fails the build', () => {
  assert.throws(() => shortenClassNames('const name = hash(css)'), /another way/);
});
