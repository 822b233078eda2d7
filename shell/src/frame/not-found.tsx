import { notFoundTitle } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import { styled, useLocale, useLocation } from '@enlace/shared-platform';
import { ButtonLink, Heading, Text, theme } from '@enlace/shared-ui';

import { useHead } from '../head/use-head';
import type { DrawnPage } from './announcer';
import { SimilarMatches } from './similar-matches';
import { StateFrame } from './state-frame';

/** A few texts; they load with the page. */
const words: Readonly<Record<Locale, { title: string; text: string; home: string }>> = {
  en: {
    title: 'We could not find that page',
    text: 'The address may have changed, or the page was taken down.',
    home: 'Go to the start page',
  },
  es: {
    title: 'No encontramos esa página',
    text: 'Puede que la dirección haya cambiado o que la página ya no exista.',
    home: 'Ir a la página de inicio',
  },
  pt: {
    title: 'Não encontramos essa página',
    text: 'O endereço pode ter mudado ou a página não existe mais.',
    home: 'Ir para a página inicial',
  },
};

const page = { path: '/404', title: notFoundTitle, protected: true };

export interface NotFoundProps {
  readonly onReady: (drawnPage: DrawnPage) => void;
}

/** The page for an unknown address. */
export function NotFound({ onReady }: NotFoundProps) {
  const { title: heading, text, home } = words[useLocale().locale];
  const { pathname } = useLocation();
  useHead(page, onReady);
  return (
    <StateFrame>
      <Number aria-hidden="true">404</Number>
      <Heading level={1}>{heading}</Heading>
      <Text>{text}</Text>
      <div>
        <ButtonLink to="/">{home}</ButtonLink>
      </div>
      <SimilarMatches pathname={pathname} />
    </StateFrame>
  );
}

const Number = styled.p`
  font: 700 ${theme.textSize.display} / 1 ${theme.font.display};
  color: ${theme.color.guava};
`;
