import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const List = styled.div`
  overflow-y: auto;
  max-height: min(24rem, 50dvh);
  margin-inline: -${theme.space[12]};
  a {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    min-height: 2.5rem;
    padding: ${theme.space[4]} ${theme.space[12]};
    border-radius: ${theme.radius.small};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a > svg {
    flex: none;
    color: ${theme.color.inkSoft};
  }
  a > span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a > small {
    flex: none;
    margin-left: auto;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  a:hover {
    background: ${theme.color.raised};
  }
  a[aria-selected='true'] {
    background: ${theme.color.tealSoft};
  }
  a[aria-selected='true'],
  a[aria-selected='true'] > * {
    color: ${theme.color.tealInk};
  }
`;

export const Name = styled.p`
  padding: ${theme.space[12]} ${theme.space[12]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  font-weight: 600;
`;

/** Its button is aligned with the names. */
export const Foot = styled.div`
  margin: 0 -${theme.space[12]} -${theme.space[12]};
  > button {
    padding-inline: ${theme.space[12]};
  }
`;
