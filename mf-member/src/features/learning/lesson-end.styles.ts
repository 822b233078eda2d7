import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, space, textSize } = tokens;

export const End = styled.footer`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[40]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`;

export const EndLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
`;

/** Why a button does nothing. */
export const Reason = styled.span`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;
