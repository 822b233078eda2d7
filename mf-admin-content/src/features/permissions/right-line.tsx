import { styled } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

/** One granted or revoked right in a list. */
export function RightLine({ isGiven, children }: { readonly isGiven: boolean; readonly children: ReactNode }) {
  return (
    <Line data-given={isGiven}>
      <Icon name={isGiven ? 'plus' : 'minus'} size={16} />
      {children}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  padding-block: ${theme.space[4]};
  > svg {
    flex: none;
    color: ${theme.color.danger};
  }
  &[data-given='true'] > svg {
    color: ${theme.color.teal};
  }
`;
