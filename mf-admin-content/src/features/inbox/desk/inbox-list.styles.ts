import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const Head = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  padding: 0 ${theme.space[12]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
`;

export const Rows = styled.ul`
  overflow: clip;
  margin-bottom: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &[aria-busy='true'] {
    opacity: 0.65;
  }
`;

export const Item = styled.li`
  display: flex;
  gap: ${theme.space[4]};
  align-items: flex-start;
  padding-left: ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
  box-shadow: inset 3px 0 transparent;
  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${theme.color.raised};
  }
  &[data-at] {
    box-shadow: inset 3px 0 ${theme.color.lineStrong};
  }
  &[data-open] {
    background: ${theme.color.tealSoft};
    box-shadow: inset 3px 0 ${theme.color.teal};
  }
  > label {
    padding-top: ${theme.space[12]};
  }
  > a {
    flex: 1;
    min-width: 0;
    padding: ${theme.space[12]} ${theme.space[12]} ${theme.space[12]} ${theme.space[4]};
    color: inherit;
    text-decoration: none;
  }
  > a:focus-visible {
    outline-offset: -2px;
  }
  &[data-new] strong {
    font-weight: 700;
  }
  p {
    overflow: hidden;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const ResourceTexts = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: baseline;
  strong {
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span,
  time {
    flex: none;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  time {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: center;
  margin-top: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  font-variant-numeric: tabular-nums;
  > span {
    display: inline-flex;
    gap: ${theme.space[4]};
    align-items: center;
  }
  [data-person] {
    margin-left: auto;
  }
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[12]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
  > strong {
    margin-right: auto;
    font-variant-numeric: tabular-nums;
  }
  select {
    min-height: 2.25rem;
    padding-block: ${theme.space[4]};
    font-size: ${theme.textSize.small};
  }
`;
