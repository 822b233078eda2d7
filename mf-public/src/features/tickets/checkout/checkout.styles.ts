import { styled } from '@enlace/shared-platform';

import { color, media, radius, space, textSize } from '../../../lib/tokens';

export const Back = styled.p`
  margin-bottom: ${space[20]};
  font-size: ${textSize.small};
`;

/** The step, and the order beside it; on phones the order comes first. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  > aside {
    order: -1;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space[64]};
    > aside {
      order: 0;
    }
  }
`;

export const Step = styled.div`
  display: grid;
  gap: ${space[24]};
  align-content: start;
  max-width: 38rem;
  min-width: 0;
`;

export const StepTitle = styled.h1`
  font-size: ${textSize.h1};
  letter-spacing: -0.025em;
  line-height: 1.04;
  text-wrap: balance;
  &:focus {
    outline: none;
  }
`;

export const Alert = styled.div`
  padding: ${space[16]} ${space[20]};
  border-inline-start: 4px solid ${color.danger};
  border-radius: ${radius.small};
  background: ${color.dangerSoft};
  color: ${color.dangerInk};
  font-weight: 600;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  align-items: center;
`;
