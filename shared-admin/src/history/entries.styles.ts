import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Entries of a history, each of which opens. */
export const Entries = styled.ol`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  overflow: clip;
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** The button that opens an entry. */
export const Opener = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  align-items: baseline;
  width: 100%;
  min-height: 2.75rem;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 0;
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${theme.color.raised};
  }
  > time {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
`;
