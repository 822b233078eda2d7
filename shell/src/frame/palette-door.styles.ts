import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** An icon on a narrow window; in the side bar it looks like an input. */
export const Door = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-left: auto;
  margin-right: ${theme.space[8]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: none;
  color: ${theme.color.ink};
  cursor: pointer;
  > span {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    white-space: nowrap;
    clip-path: inset(50%);
  }
  > kbd {
    display: none;
  }
  ${theme.media.large} {
    display: flex;
    flex: 1 0 100%;
    gap: ${theme.space[8]};
    align-items: center;
    height: 2.25rem;
    margin: ${theme.space[8]} 0 0;
    padding: 0 ${theme.space[8]} 0 ${theme.space[12]};
    border-color: ${theme.color.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surface};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    &:hover {
      border-color: ${theme.color.lineStrong};
      color: ${theme.color.ink};
    }
    > span {
      position: static;
      flex: 1;
      height: auto;
      text-align: left;
      clip-path: none;
    }
    > kbd {
      display: block;
      font: 500 ${theme.textSize.caption} / 1 ${theme.font.text};
    }
  }
`;
