import { styled } from '@enlace/shared-platform';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { color, motion } from '../../tokens/tokens';
import { useControlTexts } from '../texts';
import { narrowest, widthFor, sizeName, widest, within, type TableSizing } from './column-sizes';

export interface ColumnEdgeProps extends TableSizing {
  readonly header: string;
  readonly columnKey: string;
  readonly keys: readonly string[];
}

/** Pixels per step of the arrow keys, and per step with Shift. */
const steps = { small: 16, large: 64 } as const;

/**
 * The edge of a column's head. The mouse and the arrow keys move it. A double click or Enter fits the column to its
 * content; Delete restores its first width.
 */
export function ColumnEdge({ header, columnKey, keys, widths, onResize }: ColumnEdgeProps) {
  const t = useControlTexts();
  const drag = useRef<{ readonly x: number; readonly from: number; now: number | null } | null>(null);
  const [measuredWidth, setMeasuredWidth] = useState<number | null>(null);
  const chosenWidth = widths[columnKey];
  const now = chosenWidth ?? measuredWidth ?? narrowest;

  const measure = (edge: Element) => {
    const width = Math.round(edge.closest('th')?.getBoundingClientRect().width ?? 0);
    setMeasuredWidth(width);
    return width;
  };
  const most = (edge: Element) => {
    const frame = edge.closest('table')?.parentElement?.clientWidth ?? 0;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    return frame === 0 ? widest : widthFor(columnKey, keys, widths, frame, rem);
  };

  /** Sets the width of the cells without a rendering; less when the table would be too wide. */
  const tryWidth = (edge: Element, width: number): number => {
    const sheet = table(edge);
    const name = sizeName(keys.indexOf(columnKey));
    sheet?.style.setProperty(name, `${width}px`);
    const excess = (sheet?.offsetWidth ?? 0) - (sheet?.parentElement?.clientWidth ?? 0);
    if (excess <= 0) return width;
    const fitting = within(width - excess);
    sheet?.style.setProperty(name, `${fitting}px`);
    return fitting;
  };

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { x: event.clientX, from: measure(event.currentTarget), now: null };
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const at = drag.current;
    if (at === null || (at.now === null && Math.abs(event.clientX - at.x) < 3)) return;
    const width = within(at.from + event.clientX - at.x, most(event.currentTarget));
    // From the second step on, there is no rendering until the end of the drag.
    if (at.now === null) onResize(columnKey, width);
    at.now = at.now === null ? width : tryWidth(event.currentTarget, width);
  };
  const handleUp = () => {
    const at = drag.current;
    drag.current = null;
    if (at?.now !== null && at !== null) onResize(columnKey, at.now);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? steps.large : steps.small;
    const edge = event.currentTarget;
    const from = chosenWidth ?? measure(edge);
    const next: Readonly<Record<string, () => number | null>> = {
      ArrowLeft: () => within(from - step),
      ArrowRight: () => {
        const wider = within(from + step, Math.max(from, most(edge)));
        return chosenWidth === undefined ? wider : tryWidth(edge, wider);
      },
      Home: () => narrowest,
      End: () => within(widest, most(edge)),
      Enter: () => fitting(edge, most(edge)),
      Delete: () => null,
      Backspace: () => null,
    };
    const width = next[event.key];
    if (width === undefined) return;
    event.preventDefault();
    onResize(columnKey, width());
  };

  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      tabIndex={0}
      aria-label={t('table.width', { column: header })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={now}
      aria-valuetext={chosenWidth === undefined ? t('table.widthUsual') : t('table.pixels', { count: chosenWidth })}
      title={t('table.widthHint')}
      onFocus={(event) => measure(event.currentTarget)}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
      onDoubleClick={(event) => onResize(columnKey, fitting(event.currentTarget, most(event.currentTarget)))}
      onKeyDown={handleKey}
    />
  );
}

function table(edge: Element): HTMLTableElement | null {
  return edge.closest('table');
}

/** The width of the column's longest line. */
function fitting(edge: Element, most: number): number {
  const head = edge.closest('th');
  const sheet = table(edge);
  if (head === null || sheet === null) return narrowest;
  sheet.dataset['fitting'] = '';
  const cells = [...sheet.rows].flatMap((row) => row.cells[head.cellIndex] ?? []);
  const widths = cells.map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    return (range.getBoundingClientRect?.().width ?? 0) + parseFloat(paddingLeft) + parseFloat(paddingRight);
  });
  delete sheet.dataset['fitting'];
  return within(Math.max(...widths.map((width) => (Number.isFinite(width) ? Math.ceil(width) + 2 : 0))), most);
}

const Edge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 1;
  width: 0.75rem;
  cursor: col-resize;
  touch-action: none;
  &::after {
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    width: 2px;
    background: ${color.line};
    content: '';
    opacity: 0;
    transition: opacity ${motion.hover}ms;
  }
  thead:hover &::after {
    opacity: 1;
  }
  &:hover::after,
  &:focus-visible::after,
  &:active::after {
    inset-block: 0;
    background: ${color.teal};
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
