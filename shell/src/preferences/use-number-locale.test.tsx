import { defineTexts, LocaleProvider, useFormats, useTexts } from '@enlace/shared-platform';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { useLocaleState } from './use-locale-state';

const catalogue = { people_one: '{count} integrante', people_other: '{count} integrantes' };
const texts = defineTexts('figures', catalogue, {
  es: () => Promise.resolve({ texts: catalogue }),
  pt: () => Promise.resolve({ texts: catalogue }),
});

function Figures() {
  const t = useTexts(texts);
  const { number } = useFormats();
  return (
    <p>
      {t('people', { count: 2000 })}, {number(1500.5)}
    </p>
  );
}

function Page({ locale }: { readonly locale: 'en' | 'es' | 'pt' }) {
  const language = useLocaleState(locale, () => []);
  return (
    <LocaleProvider value={language}>
      <Figures />
    </LocaleProvider>
  );
}

/** Texts of a page from the server, and of the same page when the browser has taken it over. */
async function textsOf(locale: 'en' | 'es' | 'pt', languages: readonly string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const page = <Page locale={locale} />;
  const container = document.createElement('main');
  container.innerHTML = renderToString(page);
  const servedText = container.textContent;
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return [servedText, container.textContent];
}

test.each([
  ['es', ['es-MX', 'es'], '2,000 integrantes, 1,500.5'],
  ['es', ['en-GB', 'es'], '2,000 integrantes, 1,500.5'],
  ['es', ['es-ES', 'es'], '2.000 integrantes, 1.500,5'],
  ['es', ['es-MX', 'es-ES'], '2,000 integrantes, 1,500.5'],
  ['es', ['es-AR'], '2.000 integrantes, 1.500,5'],
  ['pt', ['pt-BR'], '2.000 integrantes, 1.500,5'],
  ['en', ['es-ES'], '2,000 integrantes, 1,500.5'],
] as const)('%s with a browser of %s has numbers as in its region', async (locale, languages, expected) => {
  const [servedText, drawnText] = await textsOf(locale, languages);
  expect(servedText).toBe(locale === 'pt' ? '2.000 integrantes, 1.500,5' : '2,000 integrantes, 1,500.5');
  expect(drawnText).toBe(expected);
});
