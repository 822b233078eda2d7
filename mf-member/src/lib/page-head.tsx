import { Heading } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { Head, Lead } from './page.styles';

export interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Links below the lead. */
  readonly children?: ReactNode;
}

/** Title and lead of a page of the member area. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <Head>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      <Lead>{lead}</Lead>
      {children}
    </Head>
  );
}
