import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const House = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100vh;
  ${theme.media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    grid-template-rows: 1fr;
  }
`;

export const Side = styled.header`
  display: flex;
  flex-direction: column;
  background: ${theme.color.sunken};
  border-bottom: 1px solid ${theme.color.line};
  ${theme.media.large} {
    position: sticky;
    top: 0;
    height: 100vh;
    border: 0;
    border-right: 1px solid ${theme.color.line};
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[12]} ${theme.space[16]};
  ${theme.media.large} {
    flex-wrap: wrap;
    padding-inline: ${theme.space[12]};
    > a {
      padding-inline: ${theme.space[4]};
    }
    /* The menu is always open here. */
    > [aria-controls] {
      display: none;
    }
  }
`;

export const SideMenu = styled.div`
  display: none;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-height: 0;
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[16]};
  &[data-open='true'] {
    display: flex;
  }
  ${theme.media.large} {
    display: flex;
    > nav {
      flex: 1;
      min-height: 0;
      margin-inline: -${theme.space[12]};
      padding: 0 ${theme.space[12]} ${theme.space[24]};
      mask: linear-gradient(#000 calc(100% - ${theme.space[24]}), transparent);
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
    }
  }
`;

export const GroupTitle = styled.li`
  padding: 0 ${theme.space[12]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  & + & {
    margin-top: ${theme.space[16]};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 2.25rem;
    padding: 0 ${theme.space[12]};
    border-radius: ${theme.radius.small};
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
  }
  a[aria-current='page'] {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    box-shadow: ${theme.shadow.low};
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  select {
    min-height: 2.25rem;
    padding-inline: ${theme.space[8]} 0;
    text-overflow: ellipsis;
  }
  > div {
    grid-column: 1 / -1;
  }
  > div > button {
    width: 100%;
    max-width: none;
    > :last-child {
      margin-left: auto;
    }
  }
  /* The account menu opens upwards from the foot of the bar. */
  ul {
    top: auto;
    right: auto;
    bottom: calc(100% + ${theme.space[8]});
  }
`;

export const Body = styled.main`
  min-width: 0;
  padding: ${theme.space[24]} clamp(1rem, 3vw, 3rem) ${theme.space[64]};
`;
