import { Prose } from '../text/text';
import { RichText } from './rich-text';

export const meta = { title: 'Patterns/Rich text' };

const html = `<h2>Una noche en São Paulo</h2>
<p>Marisol &amp; <strong>Ana</strong> opened the evening; <a href="/chapters/sao-paulo">the chapter</a> and
<a href="https://example.org">its friends</a> came.</p>
<blockquote><p>Nobody asked why I had come so late.</p></blockquote>
<ul><li>forty women</li><li>three mentors</li></ul>
<p onclick="alert(1)">Nothing here <script>alert(2)</script><a href="javascript:alert(3)">runs</a>.</p>`;

export function Html() {
  return (
    <Prose>
      <RichText content={html} />
    </Prose>
  );
}

export function Blocks() {
  return (
    <Prose>
      <RichText
        content={[
          { type: 'heading', text: 'Quiénes la acompañan' },
          { type: 'paragraph', text: 'Two leaders who live there.' },
          { type: 'list', items: ['Catalina', 'Beatriz'] },
          { type: 'quote', text: 'We bring the first three rooms.' },
        ]}
      />
    </Prose>
  );
}
