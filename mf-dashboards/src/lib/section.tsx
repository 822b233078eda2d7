import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a page about a person. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

const Part = styled.section`
  min-width: 0;
  > h2 {
    margin-bottom: ${theme.space[12]};
    font: 600 ${theme.textSize.body} / 1.4 ${theme.font.text};
  }
`;
