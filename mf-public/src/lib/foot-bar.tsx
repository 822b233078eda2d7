import { styled } from '@enlace/shared-platform';
import type { ReactNode } from 'react';

import { color, media, space } from './tokens';

export interface FootBarProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The main action of a page at the foot of a narrow screen. The banner on cookies is above a bar with its attribute. */
export function FootBar({ className, children }: FootBarProps) {
  return (
    <Bar data-foot-bar="" className={className}>
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: ${space[16]};
  align-items: center;
  justify-content: space-between;
  margin: ${space[40]} calc(-1 * ${space[20]}) calc(-1 * ${space[48]});
  padding: ${space[12]} ${space[20]};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  ${media.medium} {
    margin: ${space[40]} calc(-1 * ${space[40]}) calc(-1 * ${space[64]});
    padding-inline: ${space[40]};
  }
  ${media.large} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
