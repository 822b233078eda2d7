import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Above the menu on a phone, at the end of the header in a wide window. */
export const Place = styled.div`
  position: relative;
  ${theme.media.wide} {
    order: 1;
  }
  [data-layout='admin'] & {
    order: 0;
  }
`;

export const Opener = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.round};
  background: none;
  color: ${theme.color.ink};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.sunken};
  }
  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

export const Badge = styled.span`
  position: absolute;
  top: 0.1rem;
  left: 50%;
  min-width: 1.25rem;
  padding: 0 ${theme.space[4]};
  border: 2px solid ${theme.color.paper};
  border-radius: ${theme.radius.round};
  background: ${theme.color.danger};
  color: ${theme.color.onDanger};
  font-weight: 700;
  font-size: 0.75rem;
  line-height: 1.1rem;
  text-align: center;
`;

/** As wide as the window on a phone. */
export const Panel = styled.div`
  position: fixed;
  top: 4.5rem;
  right: ${theme.space[8]};
  left: ${theme.space[8]};
  z-index: ${theme.layer.menu};
  max-height: calc(100vh - 6rem);
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.middle};
  > p {
    padding: ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
    color: ${theme.color.inkSoft};
  }
  ${theme.media.medium} {
    position: absolute;
    top: calc(100% + ${theme.space[8]});
    right: 0;
    left: auto;
    width: 24rem;
    max-height: min(36rem, calc(100vh - 6rem));
    [data-layout='admin'] & {
      right: auto;
      left: 0;
    }
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-height: 3.5rem;
  padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[8]} ${theme.space[16]};
  h2 {
    font: 600 ${theme.textSize.h4} / 1.3 ${theme.font.display};
  }
`;

export const Foot = styled.div`
  border-top: 1px solid ${theme.color.line};
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 2.75rem;
    color: ${theme.color.link};
    font-weight: 600;
  }
  a:hover {
    background: ${theme.color.sunken};
  }
`;
