import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { leanComputedStyle } from './lean-styles.mjs';

const { JSDOM } = createRequire(import.meta.resolve('jest-environment-jsdom'))('jsdom');

const page = `<style>
  .row{display:flex;color:red} .gone{display:none} .row:empty{display:inline} .dim{visibility:hidden}
  .calm{pointer-events:none} .back{display:unset} @media screen{.wide{display:grid}} @media print{.row{display:none}}
  section > .gone{display:block}
</style>
<main class="calm"><section class="row dim"><p class="gone">a</p><b class="row"></b><i class="wide row" hidden></i></section>
<div class="gone"><span style="visibility:visible">b</span></div><button class="back" style="display:none">c</button></main>`;

/** What both give for each element of a window. */
function compare(window, computedStyle, lean) {
  for (const element of window.document.querySelectorAll('*'))
    for (const [name, property] of [
      ['display', 'display'],
      ['visibility', 'visibility'],
      ['pointerEvents', 'pointer-events'],
      ['color', 'color'],
    ]) {
      const [expected, actual] = [computedStyle(element), lean(element)];
      const where = `${property} of ${element.outerHTML}`;
      assert.equal(actual[name], expected[name], where);
      assert.equal(actual.getPropertyValue(property), expected.getPropertyValue(property), where);
    }
}

test('the styles of the test environment are those of jsdom, also after changes of the page', () => {
  const { window } = new JSDOM(page);
  const lean = leanComputedStyle(window.getComputedStyle);
  const check = () => compare(window, window.getComputedStyle, lean);
  check();
  window.document.querySelector('main').className = 'gone';
  check();
  window.document.querySelector('section').append(window.document.createElement('em'));
  check();
  window.document.styleSheets[0].insertRule('em{display:none;visibility:collapse}', 0);
  window.document.querySelector('em').className = 'dim';
  check();
  window.document.querySelector('style').append('.dim{visibility:visible}');
  check();
  assert.equal(lean(window.document.querySelector('b')).getPropertyValue('color'), 'rgb(255, 0, 0)');
  assert.throws(() => lean(null));
});
