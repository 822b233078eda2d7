import { BrowserRouter, LocaleProvider, ThemeProvider } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { ground, typefaces } from '@enlace/shared-ui/ground';
import { createElement as h, isValidElement } from 'react';
import { createRoot } from 'react-dom/client';

const locale = { locale: 'en', setLocale: () => undefined };

/**
 * Renders one story, or all stories of a title, in the same providers as the shell: router, language, theme, ground.
 */
export function renderFrame(element, shownStories, look) {
  document.documentElement.dataset.theme = look;
  const sections = shownStories.map(({ id, name, story }) =>
    h(
      'section',
      { key: id, 'aria-label': name, style: { padding: '1.5rem', borderBottom: '1px solid var(--line, #8884)' } },
      h('p', { style: { fontSize: '.8125rem', opacity: 0.7, marginBottom: '1rem' } }, name),
      isValidElement(story) ? story : h(story),
    ),
  );
  const providers = [
    [ThemeProvider, { theme }],
    [LocaleProvider, { value: locale }],
    [BrowserRouter, null],
  ];
  const inside = h('main', null, h('style', null, typefaces + ground), sections);
  createRoot(element).render(providers.reduceRight((child, [Provider, props]) => h(Provider, props, child), inside));
}
