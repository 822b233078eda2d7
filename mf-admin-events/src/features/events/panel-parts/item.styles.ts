import { styled } from '@enlace/shared-platform';
import { IconButton, theme } from '@enlace/shared-ui';

/** A row of a list that can be sorted, with a handle, words and buttons. */
export const Item = styled.li<{ readonly $isMoving: boolean }>`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  opacity: ${({ $isMoving }) => ($isMoving ? 0.6 : 1)};
`;

export const Grip = styled(IconButton)`
  flex: none;
  cursor: grab;
  touch-action: none;
`;

export const ResourceTexts = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Small = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[4]};
`;
