import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { Card } from '@enlace/shared-ui/controls';
import type { ReactNode } from 'react';

export interface FormSectionFrameProps {
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A group of fields; its heading is beside them on wide screens and above them on narrow ones. */
export function FormSectionFrame({ title, hint, children }: FormSectionFrameProps) {
  return (
    <Row>
      {title !== undefined && (
        <div>
          <Title>{title}</Title>
          {hint !== undefined && <Hint>{hint}</Hint>}
        </div>
      )}
      <Card as="div">{children}</Card>
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  gap: ${theme.space[12]} ${theme.space[32]};
  padding-block: ${theme.space[24]};
  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  ${theme.media.wide} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const Title = styled.h2`
  font: 600 1rem/1.4 ${theme.font.text};
`;

const Hint = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  line-height: 1.45;
`;

/** Fields on a grid of two columns. */
export const FieldGrid = styled.div`
  display: grid;
  gap: ${theme.space[20]} ${theme.space[24]};
  grid-template-columns: minmax(0, 1fr);
  &[data-after='true'] {
    margin-top: ${theme.space[20]};
  }
  ${theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * {
      grid-column: 1 / -1;
    }
    > [data-width='half'] {
      grid-column: auto;
    }
  }
`;
