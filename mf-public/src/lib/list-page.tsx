import type { ReactNode } from 'react';

import { CountedList, type CountedListProps } from './counted-list';
import { Head, Lead, Page, PageTitle } from './page.styles';

export interface ListPageProps extends CountedListProps {
  readonly title: string;
  readonly lead: string;
  /** Form or links that narrow the list. */
  readonly filter: ReactNode;
  /** Content below the list: invitations, links to related pages. */
  readonly after?: ReactNode;
}

/** Frame of a public list screen: head, filter, the results of the choice, and content below the list. */
export function ListPage({ title, lead, filter, after, ...list }: ListPageProps) {
  return (
    <Page>
      <Head>
        <PageTitle>{title}</PageTitle>
        <Lead>{lead}</Lead>
      </Head>
      {filter}
      <CountedList {...list} />
      {after}
    </Page>
  );
}
