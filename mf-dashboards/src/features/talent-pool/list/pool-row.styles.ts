import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, font, media, motion, radius, space, textSize } = theme;

export const Rows = styled.ol<{ readonly $isFaint?: boolean }>`
  display: grid;
  opacity: ${({ $isFaint }) => ($isFaint === true ? 0.6 : 1)};
  transition: opacity ${motion.hover}ms;
`;

export const Row = styled.li<{ readonly $isMarked: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]} ${space[8]};
  border-bottom: 1px solid ${color.line};
  background: ${({ $isMarked }) => ($isMarked ? color.tealSoft : 'transparent')};
  transition: background ${motion.hover}ms;
  ${media.medium} {
    gap: ${space[16]};
    padding-inline: ${space[12]};
  }
  &:first-child {
    border-top: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.raised};
  }
  > div {
    display: grid;
    gap: ${space[4]};
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${textSize.small};
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    line-height: 1.4;
  }
`;

/** The box is above the link that fills the row. */
export const Face = styled.span`
  display: grid;
  gap: ${space[8]};
  justify-items: center;
  align-content: start;
  ${media.medium} {
    display: flex;
    gap: ${space[12]};
    align-items: center;
    align-self: start;
  }
  > label {
    position: relative;
    z-index: 1;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  justify-content: space-between;
  h3 {
    font: 600 ${textSize.body} / 1.3 ${font.text};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  /* The whole row opens the profile. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    border-radius: ${radius.small};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

export const Skills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  padding-top: ${space[4]};
  color: ${color.inkSoft};
  font-size: ${textSize.caption};
  li {
    min-width: 0;
  }
`;
