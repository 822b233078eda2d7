import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../lib/tokens';

export const Opening = styled.header`
  display: grid;
  gap: ${space[32]};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: ${space[48]};
    align-items: end;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space[64]};
  }
`;

export const Back = styled.p`
  margin-bottom: ${space[24]};
  font-size: ${textSize.small};
`;

/** A long title has smaller type, so that the text below it stays visible. */
export const Title = styled.h1<{ readonly $isLong: boolean }>`
  margin-top: ${space[8]};
  font-size: ${({ $isLong }) => ($isLong ? textSize.h1 : textSize.display)};
  letter-spacing: -0.025em;
  line-height: 1.02;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Summary = styled.p`
  max-width: 38rem;
  margin-top: ${space[20]};
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

export const BookSide = styled.div`
  width: min(60%, 15rem);
  ${media.medium} {
    width: auto;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  margin-top: ${space[64]};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space[64]};
  }
  h2 {
    margin-bottom: ${space[16]};
    font-size: ${textSize.h3};
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space[48]};
  align-content: start;
  ${media.large} {
    grid-area: 1 / 1;
  }
  // There is a column beside it: nothing reaches out of the text.
  && blockquote,
  && figure {
    margin-right: 0;
  }
`;

export const Syllabus = styled.ol`
  border-top: 1px solid ${color.lineStrong};
`;

export const Lesson = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  column-gap: ${space[12]};
  align-items: baseline;
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  ${media.small} {
    grid-template-columns: 4rem minmax(0, 1fr) auto;
  }
`;

export const Number = styled.span`
  font: 500 ${textSize.h2} / 1 ${font.display};
  font-variant-numeric: lining-nums;
  color: ${color.primary};
`;

/** Title of a module, above its first lesson. */
export const Module = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.guavaInk};
  font-size: ${textSize.small};
  font-weight: 600;
`;

export const LessonTitle = styled.h3`
  font-size: ${textSize.h4};
  overflow-wrap: anywhere;
`;

export const Minor = styled.p`
  font-size: ${textSize.small};
  line-height: 1.5;
  color: ${color.inkSoft};
`;

/** Kind and duration of a lesson; below its title on narrow screens. */
export const Kind = styled.p`
  grid-column: 2;
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  white-space: nowrap;
  ${media.small} {
    grid-column: 3;
    text-align: end;
  }
`;

/** What a learner has completed, or why a lesson is locked. */
export const State = styled.span`
  display: block;
  max-width: 16rem;
  margin-inline-start: auto;
  color: ${color.primary};
  font-weight: 600;
  white-space: normal;
`;

export const Panel = styled.section`
  display: grid;
  gap: ${space[12]};
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.tealSoft};
  color: ${color.tealInk};
  font-size: ${textSize.small};
  p a {
    color: inherit;
    font-weight: 600;
  }
  && h2 {
    margin: 0;
    font-size: ${textSize.h4};
  }
`;

export const Side = styled.aside`
  display: grid;
  gap: ${space[40]};
  align-content: start;
  ${media.large} {
    grid-area: 1 / 2;
  }
`;

/** A sequence of courses, connected by a line. */
export const Way = styled.ol`
  border-inline-start: 2px solid ${color.lineStrong};
  li {
    position: relative;
    padding: ${space[8]} 0 ${space[8]} ${space[20]};
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 1.05em;
    inset-inline-start: calc(-0.4375rem - 1px);
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
  }
  li[aria-current]::before {
    border-color: ${color.primary};
    background: ${color.primary};
  }
`;
