import type { OfficeRead } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, EmptyState, ErrorState, Pagination, Stack, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

/** Rows on a page of a tab. */
export const pageSize = 25;

interface Rows {
  readonly data: readonly unknown[];
  readonly meta: { readonly total: number };
}

export interface PanelRowsProps {
  readonly list: OfficeRead<Rows>;
  readonly page: number;
  readonly pageAddress: (page: number) => string;
  /** The applied text of the search. */
  readonly search: string;
  readonly words: {
    readonly noneFound: string;
    readonly clear: string;
    readonly none: string;
    readonly hint?: string | undefined;
  };
  readonly onClear: () => void;
  /** The table; it is drawn with rows, and while they load. */
  readonly children: ReactNode;
}

/** A page of rows in a tab of an event, or why there are none. */
export function PanelRows({ list, page, pageAddress, search, words, onClear, children }: PanelRowsProps) {
  const { data, status, error, again } = list;
  const isEmpty = data !== null && data.data.length === 0;
  return (
    <Stack gap={16}>
      {status === 'rejected' && data === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {isEmpty && search !== '' && (
        <EmptyState
          title={words.noneFound}
          action={
            <Button variant="secondary" onClick={onClear}>
              {words.clear}
            </Button>
          }
        />
      )}
      {isEmpty && search === '' && <EmptyState title={words.none}>{words.hint}</EmptyState>}
      {(data === null ? status !== 'rejected' : !isEmpty) && <LowRows>{children}</LowRows>}
      <Pagination page={page} pageCount={Math.ceil((data?.meta.total ?? 0) / pageSize)} href={pageAddress} />
    </Stack>
  );
}

/** On wide screens rows are as low as those of the other lists of the back office. */
const LowRows = styled.div`
  @container (width > 40rem) {
    tbody td {
      height: 2.75rem;
      padding-block: 1px;
      line-height: 1.3;
    }
    th,
    td {
      padding-inline: ${theme.space[12]};
    }
  }
`;
