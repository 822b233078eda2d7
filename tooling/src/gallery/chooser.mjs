import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const widths = { phone: '320px', tablet: '768px', laptop: '1280px', full: '100%' };
const looks = ['light', 'dark'];

const column = { display: 'flex', flexDirection: 'column', gap: '.25rem', padding: '1rem', overflow: 'auto' };

function Choice({ label, options, value, onChange }) {
  const items = options.map((option) => h('option', { key: option }, option));
  const handleChange = (event) => onChange(event.target.value);
  return h('label', null, `${label} `, h('select', { value, onChange: handleChange }, items));
}

const link = {
  textAlign: 'left',
  border: 0,
  background: 'none',
  font: 'inherit',
  padding: '.375rem',
  cursor: 'pointer',
};

/** Titles on the left; on the right the chosen title in a frame of the chosen width and theme. */
function Chooser({ titles }) {
  const [title, setTitle] = useState(titles[0]);
  const [look, setLook] = useState(looks[0]);
  const [width, setWidth] = useState('full');
  const links = titles.map((one) =>
    h(
      'button',
      {
        key: one,
        'aria-current': one === title,
        onClick: () => setTitle(one),
        style: { ...link, fontWeight: one === title ? 700 : 400 },
      },
      one,
    ),
  );
  const source = `?${new URLSearchParams({ title, look })}`;
  return h(
    'div',
    { style: { display: 'grid', gridTemplateColumns: '14rem 1fr', height: '100vh', font: '14px system-ui' } },
    h('nav', { style: column, 'aria-label': 'Stories' }, links),
    h(
      'div',
      { style: column },
      h(
        'p',
        null,
        h(Choice, { label: 'Theme', options: looks, value: look, onChange: setLook }),
        ' ',
        h(Choice, { label: 'Width', options: Object.keys(widths), value: width, onChange: setWidth }),
      ),
      h('iframe', {
        key: source,
        title,
        src: source,
        style: { flex: 1, border: '1px solid #8884', width: widths[width] },
      }),
    ),
  );
}

/** Draws the gallery around the stories. */
export function renderChooser(element, titles) {
  document.body.style.margin = '0';
  createRoot(element).render(h(Chooser, { titles }));
}
