import { css, styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../../lib/tokens';

const columns = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

export const Weekdays = styled.div`
  display: none;
  ${media.medium} {
    ${columns}
    padding-bottom: ${space[8]};
    font-size: ${textSize.small};
    color: ${color.inkSoft};
    span {
      padding-inline: ${space[8]};
    }
  }
`;

export const Grid = styled.ol`
  border-top: 1px solid ${color.lineStrong};
  ${media.medium} {
    ${columns}
    border-inline-start: 1px solid ${color.line};
  }
`;

export const DayCell = styled.li<{ readonly $weekday: number; readonly $isEmpty: boolean }>`
  display: ${({ $isEmpty }) => ($isEmpty ? 'none' : 'block')};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  ${media.medium} {
    display: block;
    min-height: 7rem;
    padding: ${space[8]};
    border-inline-end: 1px solid ${color.line};
    &:first-child {
      grid-column-start: ${({ $weekday }) => $weekday + 1};
      border-inline-start: 1px solid ${color.line};
      margin-inline-start: -1px;
    }
  }
`;

export const DayNumber = styled.p<{ readonly $isToday: boolean }>`
  display: none;
  ${media.medium} {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${radius.round};
    background: ${({ $isToday }) => ($isToday ? color.primary : 'transparent')};
    color: ${({ $isToday }) => ($isToday ? color.onPrimary : color.inkSoft)};
    font-size: ${textSize.small};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** The whole date: a heading on phones, and for screen readers in the grid. */
export const LongDay = styled.h3`
  margin-bottom: ${space[8]};
  font: 600 ${textSize.body} / 1.3 ${font.text};
  ${media.medium} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Entry = styled.li<{ readonly $isOff: boolean }>`
  margin-top: ${space[8]};
  a {
    display: block;
    padding: ${space[12]} ${space[16]};
    border-radius: ${radius.small};
    background: ${({ $isOff }) => ($isOff ? color.neutralSoft : color.plumSoft)};
    color: ${({ $isOff }) => ($isOff ? color.neutralInk : color.plumInk)};
    font-size: ${textSize.small};
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font-weight: 600;
    text-decoration: ${({ $isOff }) => ($isOff ? 'line-through' : 'none')};
  }
  em {
    display: block;
    font-style: normal;
  }
  ${media.medium} {
    margin-top: ${space[4]};
    a {
      padding: ${space[4]} ${space[8]};
      font-size: ${textSize.caption};
    }
    b {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`;
