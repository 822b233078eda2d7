import { LocaleProvider, defineTexts, type Texts } from '@enlace/shared-platform';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';

import { useLateTexts } from './use-late-texts';

const english = { title: 'Filters' };

function Part({ texts }: { readonly texts: Texts<typeof english> }) {
  const t = useLateTexts(texts);
  return <p>{t('title')}</p>;
}

/** Renders a part in Spanish. @param load the load of its Spanish texts */
async function renderInSpanish(load: Promise<{ readonly texts: typeof english }>): Promise<void> {
  const texts = defineTexts('late', english, { es: () => load, pt: () => load });
  await act(() =>
    render(
      <LocaleProvider value={{ locale: 'es', setLocale: () => undefined }}>
        <Suspense fallback="Loading">
          <Part texts={texts} />
        </Suspense>
      </LocaleProvider>,
    ),
  );
}

test('a part is not visible before the texts of its language are loaded', async () => {
  let answer: (module: { readonly texts: typeof english }) => void = () => undefined;
  await renderInSpanish(new Promise((resolve) => (answer = resolve)));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByText('Filters')).not.toBeInTheDocument();
  await act(async () => answer({ texts: { title: 'Filtros' } }));
  expect(screen.getByText('Filtros')).toBeVisible();
});

test('a part is in English when its texts cannot be loaded', async () => {
  await renderInSpanish(Promise.reject(new Error('The network failed.')));
  expect(screen.getByText('Filters')).toBeVisible();
});

test('a part whose texts are loaded already does not hide what is around, which would lose typed text', async () => {
  const texts = defineTexts('early', english, {
    es: async () => ({ texts: { title: 'Filtros' } }),
    pt: async () => ({ texts: english }),
  });
  await texts.load('es');
  const { container } = render(
    <LocaleProvider value={{ locale: 'es', setLocale: () => undefined }}>
      <Suspense fallback="Loading">
        <Part texts={texts} />
      </Suspense>
    </LocaleProvider>,
  );
  expect(container).toHaveTextContent('Filtros');
});
