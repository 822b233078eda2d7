import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { Section, SectionHead } from './page.styles';

export interface PagePartProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page about the account. */
export function PagePart({ id, title, action, children }: PagePartProps) {
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {action}
      </SectionHead>
      <Content>{children}</Content>
    </Section>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  gap: ${tokens.space[16]};
  justify-items: start;
  overflow-wrap: anywhere;
  > form {
    width: 100%;
  }
`;
