import { styled } from '@enlace/shared-platform';
import { Heading, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { useVisit } from '../memory/visits';
import { useRecordTitle } from './use-record-title';

export interface ScreenHeadProps {
  readonly title: ReactNode;
  /** A short text beside or below the title, e.g. a number or a date. */
  readonly detail?: ReactNode;
  /** A `Breadcrumb`. */
  readonly breadcrumb?: ReactNode;
  readonly actions?: ReactNode;
  /** A line below the title and the actions. */
  readonly foot?: ReactNode;
  /** The actions are so short that they fit beside the title on a phone. */
  readonly hasShortActions?: boolean;
  /** For a record's screen, the name of the record; null while it is loading. */
  readonly record?: string | null;
}

/** The head of a back-office screen. It is low, so that more of the content is visible. It contains the only `h1`. */
export function ScreenHead({ title, detail, breadcrumb, actions, foot, hasShortActions, record }: ScreenHeadProps) {
  // A screen with a breadcrumb or a record is a form or a record, not a list.
  const isScreen = record === undefined && breadcrumb === undefined;
  useVisit(isScreen ? null : (record ?? undefined));
  useRecordTitle(record ?? null);
  return (
    <Head data-short={hasShortActions}>
      {breadcrumb}
      <Line data-line="">
        <ResourceTexts>
          <Heading level={1} size="h3" tabIndex={-1}>
            {title}
          </Heading>
          {detail !== undefined && <Detail data-detail="">{detail}</Detail>}
        </ResourceTexts>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Line>
      {foot}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[16]};
  &[data-short='true'] {
    padding-bottom: ${theme.space[8]};
  }
  /* On a phone: the title beside the actions, and one line of details below both. */
  &[data-short='true'] > [data-line] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[2]} ${theme.space[8]};
    align-items: start;
  }
  &[data-short='true'] > [data-line] > :first-child {
    display: contents;
  }
  &[data-short='true'] > [data-line] > :last-child:not(:first-child) {
    flex-wrap: nowrap;
    grid-area: 1 / 2;
  }
  &[data-short='true'] [data-detail] {
    grid-column: 1 / -1;
    flex-wrap: nowrap;
    min-width: 0;
    font-size: ${theme.textSize.caption};
    white-space: nowrap;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[24]};
  align-items: center;
  justify-content: space-between;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  /* All of a head are of one size, whoever puts them there. */
  :is(a, button):not([aria-label], [role]) {
    min-height: 2.25rem;
    padding: ${theme.space[4]} 0.875rem;
    font-size: 0.9375rem;
  }
`;

const ResourceTexts = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: baseline;
  min-width: 0;
`;

const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[8]};
  align-items: baseline;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-variant-numeric: tabular-nums;
`;
