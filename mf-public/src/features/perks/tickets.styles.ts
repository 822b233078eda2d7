import { styled } from '@enlace/shared-platform';
import type { Tone } from '@enlace/shared-ui';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Kind = styled.section`
  margin-top: ${space[32]};
  ${media.large} {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    column-gap: ${space[40]};
    margin-top: ${space[48]};
  }
`;

export const KindName = styled.h3`
  margin-bottom: ${space[16]};
  font-size: ${textSize.h3};
  ${media.large} {
    position: sticky;
    top: ${space[96]};
    align-self: start;
  }
`;

export const List = styled.ul`
  display: grid;
  gap: ${space[16]} ${space[24]};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Tickets without a heading. */
export const Loose = styled(List)`
  margin-top: ${space[24]};
`;

/** Two half circles mark the perforation between the two parts of a ticket. */
export const Ticket = styled.li`
  --start-width: 7rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--start-width) minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${media.small} {
    --start-width: 9rem;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: calc(var(--start-width) - 0.5rem);
    z-index: 1;
    width: 1rem;
    height: 1rem;
    border: 1px solid ${color.line};
    border-radius: 50%;
    background: ${color.paper};
  }
  &::before {
    top: -0.5625rem;
  }
  &::after {
    bottom: -0.5625rem;
  }
`;

/** The advantage itself, in large type. */
export const Stub = styled.p<{ readonly $tone: Tone }>`
  display: grid;
  place-items: center;
  padding: ${space[16]} ${space[12]};
  border-right: 2px dashed ${color.paper};
  background: var(--${({ $tone }) => $tone}Soft);
  color: var(--${({ $tone }) => $tone}Ink);
  font: 600 ${textSize.h4} / 1.1 ${font.display};
  word-spacing: 0.08em;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[16]} ${space[20]};
  h3,
  h4 {
    font-size: ${textSize.h4};
    overflow-wrap: anywhere;
  }
  p {
    font-size: ${textSize.small};
    line-height: 1.5;
  }
`;

export const Until = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  justify-content: space-between;
  margin-top: ${space[4]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
