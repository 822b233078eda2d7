import { css, styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, space } = theme;

const columns = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

export const Weekdays = styled.div`
  display: none;
  ${theme.media.medium} {
    ${columns}
    padding-bottom: ${space[8]};
    color: ${color.inkSoft};
    font-size: ${theme.textSize.small};
    span {
      padding-inline: ${space[8]};
    }
    span::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const Grid = styled.ol`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  ${theme.media.medium} {
    ${columns}
  }
`;

export const DayCell = styled.li<{ readonly $weekday: number; readonly $isEmpty: boolean }>`
  display: ${({ $isEmpty }) => ($isEmpty ? 'none' : 'block')};
  padding: ${space[16]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${theme.media.medium} {
    display: block;
    min-height: 7rem;
    padding: ${space[8]};
    border-bottom: 1px solid ${color.line};
    border-inline-end: ${({ $weekday }) => ($weekday === 6 ? '0' : `1px solid ${color.line}`)};
    & + & {
      border-top: 0;
    }
    &:first-child {
      border-inline-start: ${({ $weekday }) => ($weekday === 0 ? '0' : `1px solid ${color.line}`)};
      margin-inline-start: ${({ $weekday }) => ($weekday === 0 ? '0' : '-1px')};
      grid-column-start: ${({ $weekday }) => $weekday + 1};
    }
  }
`;

export const DayNumber = styled.p<{ readonly $isToday: boolean }>`
  display: none;
  ${theme.media.medium} {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${theme.radius.round};
    background: ${({ $isToday }) => ($isToday ? color.primary : 'transparent')};
    color: ${({ $isToday }) => ($isToday ? color.onPrimary : color.inkSoft)};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** The whole date: a heading on phones, and for screen readers in the grid. */
export const LongDay = styled.h2`
  margin-bottom: ${space[8]};
  font: 600 ${theme.textSize.body} / 1.3 ${theme.font.text};
  &::first-letter {
    text-transform: uppercase;
  }
  ${theme.media.medium} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const inks = {
  planned: [color.tealSoft, color.tealInk],
  draft: [color.marigoldSoft, color.marigoldInk],
  off: [color.neutralSoft, color.neutralInk],
} as const;

export const Entry = styled.li<{ readonly $tone: keyof typeof inks }>`
  margin-top: ${space[8]};
  a {
    display: block;
    padding: ${space[12]} ${space[16]};
    border-radius: ${theme.radius.small};
    background: ${({ $tone }) => inks[$tone][0]};
    color: ${({ $tone }) => inks[$tone][1]};
    font-size: ${theme.textSize.small};
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font-weight: 600;
  }
  em {
    display: block;
    font-style: normal;
  }
  ${theme.media.medium} {
    margin-top: ${space[4]};
    a {
      padding: ${space[4]} ${space[8]};
      font-size: ${theme.textSize.caption};
    }
    b {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`;
