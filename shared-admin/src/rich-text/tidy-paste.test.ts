import { Editor } from '@tiptap/core';

import { textExtensions } from './text-extensions';
import { tidyPaste } from './tidy-paste';

const origin = 'https://enlace.test';
const tidy = (html: string): string => tidyPaste(html, origin).markup;
/** The text as the editor keeps it. */
function paste(html: string): string {
  const editor = new Editor({ extensions: textExtensions, content: tidy(html), injectCSS: false });
  const markup = editor.getHTML();
  editor.destroy();
  return markup;
}

const bullet = (sign: string, words: string, level = 1, format = 'l0 level1 lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${format}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=ES>${words}<o:p></o:p></span></p>
`;

describe('a text that is pasted from Word', () => {
  it('has lists, nested by level, of signs and numbers', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=ES>
<!--StartFragment--><p class=MsoNormal>Temas<o:p></o:p></p>
${bullet('·', 'Diseño')}${bullet('o', 'UX', 2, 'l0 level2 lfo1')}${bullet('o', 'UI', 2, 'l0 level2 lfo1')}${bullet('·', 'Datos')}${bullet('3.', 'Tercero', 1, 'l1 level1 lfo2')}${bullet('4.', 'Cuarto', 1, 'l1 level1 lfo2')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Fin</p><!--EndFragment--></body></html>`;
    expect(paste(html)).toBe(
      '<p>Temas</p><ul><li><p>Diseño</p><ul><li><p>UX</p></li><li><p>UI</p></li></ul></li><li><p>Datos</p></li></ul>' +
        '<ol start="3"><li><p>Tercero</p></li><li><p>Cuarto</p></li></ol><p>Fin</p>',
    );
  });

  it('has lists also when the signs are in comments or in spans only', () => {
    const listItem = `<p class="MsoListParagraph" style="mso-list:l2 level1 lfo3"><!--[if !supportLists]--><span>a)<span>&nbsp; </span></span><!--[endif]-->Uno</p>`;
    const spans = `<p class="MsoListParagraph" style="mso-list:l2 level1 lfo3"><span style="mso-list:Ignore">b)<span>&nbsp; </span></span>Dos</p>`;
    expect(paste(`${listItem}\n${spans}`)).toBe('<ol><li><p>Uno</p></li><li><p>Dos</p></li></ol>');
  });
});

describe('a text that is pasted', () => {
  it.each([
    [
      'rows of a table',
      '<table><tbody><tr><td>Lunes</td><td>10:00</td></tr>\n<tr><td><p class=MsoNormal>Martes</p></td><td><p>11:00<br>Sala 2</p></td><td>&nbsp;</td></tr></tbody></table>',
      '<p>Lunes · 10:00</p><p>Martes · 11:00 Sala 2</p>',
    ],
    [
      'the table of a layout',
      '<table><tr><td><h2>Uno</h2><p>Dos</p></td><td><ul><li>Tres</li></ul></td></tr></table>',
      '<h2>Uno</h2><p>Dos</p><ul><li><p>Tres</p></li></ul>',
    ],
    [
      'divs',
      '<div>Uno</div><div>Dos<br>Tres</div><div><p>Cuatro</p></div>',
      '<p>Uno</p><p>Dos<br>Tres</p><p>Cuatro</p>',
    ],
    [
      'other blocks',
      '<header>Uno</header><address>Dos</address><dl><dt>Tres</dt><dd>Cuatro</dd></dl><aside>Cinco</aside>',
      '<p>Uno</p><p>Dos</p><p>Tres</p><p>Cuatro</p><p>Cinco</p>',
    ],
    ['spaces that do not break', '<p>Ana&nbsp;María\u00A0López</p>', '<p>Ana María López</p>'],
  ])('keeps %s apart', (_kind, html, keptText) => {
    expect(paste(html)).toBe(keptText);
  });

  it('loses foreign pictures, which are counted, and keeps own ones and emoji', () => {
    const ownAddress = '/api/v2/files/a/b.webp';
    const html = `<p>A<img src="file:///C:/Users/image001.png" width=300><img src='https://evil.test/a.png' alt="Sol"><img src="data:image/png;base64,AA">
      <img alt="😀" src="https://evil.test/e.png"><img width="1" height="1" src="https://evil.test/t.gif"></p>
      <img src="${origin}${ownAddress}" alt="B">`;
    const { markup, picturesLeftOut } = tidyPaste(html, origin);
    expect(picturesLeftOut).toBe(3);
    expect(markup).toContain('😀');
    expect(markup).not.toMatch(/evil|file:|data:/);
    expect(markup).toContain(`<img src="${ownAddress}" alt="B">`);
  });

  it('takes linear time', () => {
    const start = performance.now();
    for (const part of ['<tr><td>', '<p style="mso-list:l0 level1 lfo1">', '<p ', '<img ', '<tr ', '<p><o:p>'])
      tidy(part.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
