import { styled } from '@enlace/shared-platform';
import { PlainLink, theme } from '@enlace/shared-ui';

/** Start of a page's text below the frame; at most 76 rem wide, centred. */
export const edge = {
  narrow: theme.space[20],
  wide: `calc(max(0px, (100% - 76rem) / 2) + ${theme.space[40]})`,
};

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[8]};
  padding: ${theme.space[12]} ${edge.narrow};
  ${theme.media.medium} {
    padding-inline: ${edge.wide};
  }
  background: ${theme.color.paper};
  border-bottom: 1px solid ${theme.color.line};
`;

export const Brand = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 2.75rem;
  /* Lifts the base line of its larger text to that of the menu. */
  padding-bottom: 0.4375rem;
  margin-right: auto;
  font: 700 1.5rem / 1 ${theme.font.display};
  letter-spacing: -0.01em;
  color: ${theme.color.ink};
  text-decoration: none;
`;

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 2.75rem;
  padding: 0 ${theme.space[8]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: none;
  font-weight: 600;
  font-size: ${theme.textSize.small};
  cursor: pointer;
  ${theme.media.wide} {
    display: none;
  }
`;

export const Panel = styled.div`
  display: none;
  flex-basis: 100%;
  order: 1;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[16]} ${theme.space[8]};
  &[data-open='true'] {
    display: grid;
  }
  ${theme.media.wide} {
    display: flex;
    flex: 1;
    order: 0;
    align-items: center;
    justify-content: space-between;
    padding: 0;
    padding-inline-start: ${theme.space[16]};
  }
`;

export const Links = styled.ul`
  display: grid;
  ${theme.media.wide} {
    display: flex;
    gap: ${theme.space[2]};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    /* Spanish and Portuguese words fit in one line, too. */
    padding: 0 0.4375rem;
    border-radius: ${theme.radius.round};
    color: ${theme.color.ink};
    font-weight: 550;
    text-decoration: none;
    transition: background ${theme.motion.hover}ms;
  }
  a:hover {
    background: ${theme.color.sunken};
  }
  a[aria-current='page'] {
    background: ${theme.color.marigoldSoft};
    color: ${theme.color.marigoldInk};
  }
`;

/** A row in the menu of a narrow window, an icon in the bar of a wide one. */
export const Search = styled(PlainLink)`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 2.75rem;
  padding: 0 ${theme.space[8]};
  color: ${theme.color.ink};
  font-weight: 550;
  text-decoration: none;
  ${theme.media.wide} {
    flex: none;
    justify-content: center;
    width: 2.75rem;
    padding: 0;
    font-size: 0;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};
  ${theme.media.wide} {
    flex-wrap: nowrap;
    gap: ${theme.space[4]};
    white-space: nowrap;
  }
`;
