import { styled } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { Eyebrow, Heading } from '../text/text';
import { color, media, space, textSize } from '../tokens/tokens';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[20]} ${space[32]};
  align-items: end;
  justify-content: space-between;
  padding-block: ${space[32]} ${space[24]};
  ${media.medium} {
    padding-block: ${space[48]} ${space[32]};
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 30rem;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
`;

const Lead = styled.p`
  max-width: 58ch;
  color: ${color.inkSoft};
  font-size: ${textSize.lead};
  line-height: 1.45;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
`;

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** A short text above the title. */
  readonly eyebrow?: ReactNode;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons and links of the whole page. */
  readonly actions?: ReactNode;
  /** A `Breadcrumb`. */
  readonly breadcrumb?: ReactNode;
  /** `h2` for the pages of the back office. */
  readonly size?: 'display' | 'h1' | 'h2';
  readonly children?: ReactNode;
}

/** The head of a page with its only `h1`, which takes the focus after a navigation. */
export function PageHeader({ title, eyebrow, lead, actions, breadcrumb, size = 'h1', children }: PageHeaderProps) {
  return (
    <Head>
      <Words>
        {breadcrumb}
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1} size={size} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Head>
  );
}
