import { styled } from '@enlace/shared-platform';
import { Heading, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { useVisit } from '../memory/visits';

export interface ScreenHeadProps {
  readonly title: ReactNode;
  /** A few quiet words beside or below the title: how many, since when. */
  readonly detail?: ReactNode;
  /** A `Breadcrumb`. */
  readonly breadcrumb?: ReactNode;
  readonly actions?: ReactNode;
  /** Of a record's screen, what the record is called once that is known; null while it is not. */
  readonly record?: string | null;
}

/** The head of a back-office screen: as little room as possible, so that the work stands high. Holds the only `h1`. */
export function ScreenHead({ title, detail, breadcrumb, actions, record }: ScreenHeadProps) {
  // What stands below something else is a form or a record.
  const isScreen = record === undefined && breadcrumb === undefined;
  useVisit(isScreen ? null : (record ?? undefined));
  return (
    <Head>
      {breadcrumb}
      <Line>
        <Words>
          <Heading level={1} size="h3" tabIndex={-1}>
            {title}
          </Heading>
          {detail !== undefined && <Detail>{detail}</Detail>}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Line>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[20]};
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

const Words = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: baseline;
  min-width: 0;
`;

const Detail = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  font-variant-numeric: tabular-nums;
`;
