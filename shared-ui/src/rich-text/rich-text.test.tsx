import { render, screen } from '@testing-library/react';

import { Frame } from '../testing/render-story';
import { RichText, type RichTextProps } from './rich-text';

function html(content: RichTextProps['content']): string {
  const { container } = render(
    <Frame>
      <RichText content={content} />
    </Frame>,
  );
  return container.innerHTML;
}

test('keeps form, entities and languages', () => {
  expect(html('<h2>Caf&eacute;</h2><p>a &amp; b &lt;c&gt; &#233; &#x1F33A;<br>ñ</p>')).toBe(
    '<h2>Caf&amp;eacute;</h2><p>a &amp; b &lt;c&gt; é 🌺<br>ñ</p>',
  );
});

test('ends what was left open', () => {
  expect(html('<ul><li>a<li>b</ul><p>c <b>d')).toBe('<ul><li>a</li><li>b</li></ul><p>c <b>d</b></p>');
});

test.each([
  ['<p>a<p>b<h2>c</h2>', '<p>a</p><p>b</p><h2>c</h2>'],
  ['<p>a<ul>\n<li>b</li>\n</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  [
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  ['<li>a</li><td>b</td>', 'ab'],
  ['<dl><dt>a<dd>b</dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
])('%s is drawn as a browser would read it', (source, drawn) => {
  expect(html(source)).toBe(drawn);
});

test('our addresses are followed by the router, others carry no weight', () => {
  html('<p><a href="/chapters">Ours</a> <a href="https://example.org">Theirs</a> <a href="//example.org">Odd</a></p>');
  expect(screen.getByText('Ours')).not.toHaveAttribute('rel');
  expect(screen.getByText('Theirs')).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.getByText('Odd')).toHaveAttribute('rel', 'noopener nofollow ugc');
});

test.each([
  '<script>alert(1)</script>x',
  '<SCRIPT SRC=//evil></SCRIPT>x',
  '<img src=x onerror=alert(1)>x',
  '<img src="javascript:alert(1)">x',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&#58;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<svg><script>alert(1)</script></svg>x',
  '<svg onload=alert(1)>x</svg>x',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>x',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
  '<style>@import "javascript:alert(1)"</style>x',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<!--><img src=x onerror=alert(1)>-->x',
  '<<script>alert(1)//<</script>x',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '<template><img src=x onerror=alert(1)></template>x',
  '<base href="//evil"><link rel=import href=//evil>x',
])('nothing runs: %s', (content) => {
  html(content);
  const elements = [...document.body.querySelectorAll('*')];
  expect(
    elements.filter((element) => /^(script|style|svg|iframe|form|base|link|math)$/i.test(element.tagName)),
  ).toEqual([]);
  for (const { name, value } of elements.flatMap((element) => [...element.attributes])) {
    expect(name).not.toMatch(/^on|style|srcdoc|action/);
    expect(value).not.toMatch(/^\s*(javascript|vbscript|data):/i);
  }
  expect(document.body.textContent).toContain('x');
});

test('blocks are drawn, and their addresses are checked too', () => {
  const drawn = html([
    { type: 'heading', text: 'Title', level: 3 },
    { type: 'list', items: ['a', 'b'], isOrdered: true },
    { type: 'image', src: '/files/a.jpg', alt: 'A room', caption: 'Lima' },
    { type: 'image', src: 'javascript:alert(1)', alt: 'Bad' },
    { type: 'paragraph', text: '<b>as it is</b>' },
  ]);
  expect(drawn).toContain('<h3>Title</h3><ol><li>a</li><li>b</li></ol>');
  expect(screen.getByAltText('A room')).toHaveAttribute('src', '/files/a.jpg');
  expect(screen.queryByAltText('Bad')).toBeNull();
  expect(screen.getByText('<b>as it is</b>')).toBeInTheDocument();
});

test('a very deep or very long text is no trouble', () => {
  expect(html('<b>'.repeat(5000) + 'deep')).toContain('deep');
  expect(html('<'.repeat(20_000)).length).toBeGreaterThan(20_000);
  expect(html(`<p ${'a="'.repeat(5000)}`)).toBeDefined();
});
