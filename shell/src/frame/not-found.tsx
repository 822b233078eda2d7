import { notFoundTitle } from '@enlace/shared-contract';
import { styled, useLocation, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Heading, Text, theme } from '@enlace/shared-ui';
import { Suspense, useEffect } from 'react';

import { useHead } from '../head/use-head';
import { useServices } from '../services';
import { texts } from '../texts';
import type { Arrival } from './announcer';
import { lazily } from './lazily';
import { StateRoom } from './state-room';

const NearMatches = lazily(
  'near-matches',
  async () => (await import(/* webpackChunkName: "near-matches" */ './near-matches')).NearMatches,
);

const page = { path: '/404', title: notFoundTitle, protected: true };

export interface NotFoundProps {
  readonly onReady: (arrival: Arrival) => void;
}

/** The page for an unknown address. */
export function NotFound({ onReady }: NotFoundProps) {
  const t = useTexts(texts);
  const { key, pathname } = useLocation();
  const title = useHead(useServices().boot, page, null);
  useEffect(() => onReady({ title, key }), [key, onReady, title]);
  return (
    <StateRoom>
      <Number aria-hidden="true">404</Number>
      <Heading level={1}>{t('notFound.title')}</Heading>
      <Text>{t('notFound.text')}</Text>
      <div>
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      </div>
      <Suspense fallback={null}>
        <NearMatches pathname={pathname} fallback={() => null} />
      </Suspense>
    </StateRoom>
  );
}

const Number = styled.p`
  font: 700 ${theme.textSize.display} / 1 ${theme.font.display};
  color: ${theme.color.guava};
`;
