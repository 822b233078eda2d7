import { styled, useTexts } from '@enlace/shared-platform';
import { SkipLink } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { texts } from '../texts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export interface PublicLayoutProps {
  readonly children: ReactNode;
}

// The same elements: a page that arrives draws them only when they change.
const header = <SiteHeader />;
const footer = <SiteFooter />;

/** Header, page, footer. */
export function PublicLayout({ children }: PublicLayoutProps) {
  const t = useTexts(texts);
  return (
    <Page>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
`;
