import { styled } from '@enlace/shared-platform';
import { Children, type KeyboardEventHandler, type ReactNode } from 'react';

import { Icon } from '../icon/icon';
import { color, media, motion, radius, space } from '../tokens/tokens';
import { edgeWidth, useOverflow } from './use-overflow';

export interface TabRowProps {
  /** Name of the tab list. */
  readonly label: string;
  readonly selectedId: string | undefined;
  readonly onKeyDown: KeyboardEventHandler<HTMLDivElement>;
  /** The tabs. */
  readonly children: ReactNode;
}

/**
 * The row of tabs. It scrolls when it is too narrow: an edge with tabs behind it fades and has a button for the pointer.
 * The keyboard needs no such button, because the row follows the chosen tab.
 */
export function TabRow({ label, selectedId, onKeyDown, children }: TabRowProps) {
  const { list, hiddenSides, scroll } = useOverflow(selectedId);
  return (
    <Frame>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        data-start={hiddenSides.start}
        data-end={hiddenSides.end}
        data-dense={Children.count(children) > mostWide}
        onKeyDown={onKeyDown}
      >
        {children}
      </List>
      {hiddenSides.start && (
        <Edge type="button" aria-hidden tabIndex={-1} data-side="start" onClick={() => scroll(-1)}>
          <Icon name="chevronLeft" />
        </Edge>
      )}
      {hiddenSides.end && (
        <Edge type="button" aria-hidden tabIndex={-1} data-side="end" onClick={() => scroll(1)}>
          <Icon name="chevronRight" />
        </Edge>
      )}
    </Frame>
  );
}

/** More tabs than this move together. */
const mostWide = 8;

const edge = `${edgeWidth}px`;

const Frame = styled.div`
  position: relative;
  border-bottom: 1px solid ${color.line};
`;

const List = styled.div`
  --fade-start: 0px;
  --fade-end: 0px;
  position: relative;
  display: flex;
  gap: ${space[4]};
  /* The line of the chosen tab covers the line of the row. */
  margin-bottom: -1px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-padding-inline: ${edge};
  scrollbar-width: none;
  &[data-start='true'] {
    --fade-start: ${edge};
  }
  &[data-end='true'] {
    --fade-end: ${edge};
  }
  &:is([data-start='true'], [data-end='true']) {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--fade-start),
      #000 calc(100% - var(--fade-end)),
      transparent
    );
  }
  &[data-dense='true'] > * {
    padding-inline: clamp(${space[8]}, 1vw, ${space[12]});
  }
  ${media.still} {
    scroll-behavior: auto;
  }
`;

const Edge = styled.button`
  position: absolute;
  inset-block: 0;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  margin-block: auto;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.ink};
  cursor: pointer;
  transition: border-color ${motion.hover}ms;
  &:hover {
    border-color: ${color.ink};
  }
  &[data-side='start'] {
    left: 0;
  }
  &[data-side='end'] {
    right: 0;
  }
`;
