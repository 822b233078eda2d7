import type { Crop, Focus } from '@enlace/shared-contract/media';
import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { growCrop, moveCrop, moveFocus, spanCrop, turnedSize, type Size, type Turn } from './crop-math';

export interface AdjustStageProps {
  readonly src: string;
  /** Size of the picture before it is turned. */
  readonly size: Size;
  readonly turn: Turn;
  readonly mode: 'crop' | 'focus';
  readonly crop: Crop;
  /** As shares of the cropped picture. */
  readonly focus: Focus;
  /** Width divided by height; null for any. */
  readonly ratio: number | null;
  readonly label: string;
  readonly describedBy: string;
  readonly onCrop: (crop: Crop) => void;
  readonly onFocus: (focus: Focus) => void;
}

/** The dragged object: the frame, one of its corners (the opposite one is fixed), or the focus. */
type Grip =
  | { readonly kind: 'frame'; readonly at: Focus; readonly crop: Crop }
  | { readonly kind: 'corner'; readonly fixed: Focus };

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with its frame and focus; they can be dragged or moved with arrow keys. */
export function AdjustStage(props: AdjustStageProps) {
  const { src, size, turn, mode, crop, focus, ratio, label, describedBy, onCrop, onFocus } = props;
  const stage = useRef<SVGSVGElement>(null);
  const grip = useRef<Grip | null>(null);
  const { width, height } = turnedSize(size, turn);
  const frame = { x: crop.x * width, y: crop.y * height, width: crop.width * width, height: crop.height * height };
  const point = { x: frame.x + focus.x * frame.width, y: frame.y + focus.y * frame.height };
  const unit = Math.max(width, height) / 100;

  const placeOf = (event: PointerEvent): Focus => {
    const box = stage.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const pointAt = (at: Focus) =>
    onFocus(moveFocus({ x: (at.x - crop.x) / crop.width, y: (at.y - crop.y) / crop.height }, 0, 0));

  const handleDown = (event: PointerEvent<SVGSVGElement>) => {
    const at = placeOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (mode === 'focus') return pointAt(at);
    const near = cornersOf(crop).find(
      ({ corner }) => Math.hypot((corner.x - at.x) * width, (corner.y - at.y) * height) < unit * 5,
    );
    const isInside = at.x > crop.x && at.x < crop.x + crop.width && at.y > crop.y && at.y < crop.y + crop.height;
    grip.current = near
      ? { kind: 'corner', fixed: near.opposite }
      : isInside
        ? { kind: 'frame', at, crop }
        : { kind: 'corner', fixed: at };
  };
  const handleMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = placeOf(event);
    if (mode === 'focus') return pointAt(at);
    const currentGrip = grip.current;
    if (currentGrip?.kind === 'frame')
      onCrop(moveCrop(currentGrip.crop, at.x - currentGrip.at.x, at.y - currentGrip.at.y));
    if (currentGrip?.kind === 'corner') onCrop(spanCrop(currentGrip.fixed, at, { width, height }, ratio));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [x, y] = step;
    if (mode === 'focus') {
      const quick = event.shiftKey ? 0.1 : 0.01;
      onFocus(moveFocus(focus, x * quick, y * quick));
    } else if (event.shiftKey) onCrop(growCrop(crop, x * 0.02, y * 0.02, { width, height }, ratio));
    else onCrop(moveCrop(crop, x * 0.02, y * 0.02));
  };

  return (
    <Stage
      ref={stage}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => (grip.current = null)}
      onKeyDown={handleKey}
    >
      <image href={src} width={size.width} height={size.height} transform={transformOf(size, turn)} />
      <path d={`M0 0H${width}V${height}H0z${pathOf(frame)}`} fill="#000" fillOpacity="0.55" fillRule="evenodd" />
      <rect {...frame} fill="none" stroke="#fff" strokeWidth={unit * 0.5} />
      {mode === 'crop' &&
        cornersOf(crop).map(({ corner }) => (
          <circle
            key={`${corner.x} ${corner.y}`}
            cx={corner.x * width}
            cy={corner.y * height}
            r={unit * 1.8}
            fill="#fff"
            stroke="#000"
            strokeWidth={unit * 0.3}
          />
        ))}
      {mode === 'focus' && (
        <g fill="none">
          <circle cx={point.x} cy={point.y} r={unit * 3.5} stroke="#000" strokeWidth={unit * 1.3} />
          <circle cx={point.x} cy={point.y} r={unit * 3.5} stroke="#fff" strokeWidth={unit * 0.7} />
          <circle cx={point.x} cy={point.y} r={unit * 0.7} fill="#fff" stroke="#000" strokeWidth={unit * 0.3} />
        </g>
      )}
    </Stage>
  );
}

function cornersOf({ x, y, width, height }: Crop) {
  const [startX, endX, startY, endY] = [x, x + width, y, y + height];
  return [
    { corner: { x: startX, y: startY }, opposite: { x: endX, y: endY } },
    { corner: { x: endX, y: startY }, opposite: { x: startX, y: endY } },
    { corner: { x: startX, y: endY }, opposite: { x: endX, y: startY } },
    { corner: { x: endX, y: endY }, opposite: { x: startX, y: startY } },
  ];
}

function pathOf({ x, y, width, height }: Crop): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function transformOf({ width, height }: Size, turn: Turn): string | undefined {
  if (turn === 90) return `translate(${height} 0) rotate(90)`;
  if (turn === 180) return `translate(${width} ${height}) rotate(180)`;
  return turn === 270 ? `translate(0 ${width}) rotate(270)` : undefined;
}

const Stage = styled.svg`
  display: block;
  max-width: 100%;
  max-height: min(26rem, 55dvh);
  margin-inline: auto;
  /* The handles of a frame at the edge stand out over it. */
  overflow: visible;
  background: ${theme.color.sunken};
  cursor: crosshair;
  touch-action: none;
  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
