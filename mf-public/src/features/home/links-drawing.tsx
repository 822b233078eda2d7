import { styled } from '@enlace/shared-platform';

import { color } from '../../lib/tokens';

type Hair = 'long' | 'bun' | 'curls' | 'bob' | 'braids';

interface Figure {
  /** Centre, top of the shoulders, half of the width; in units of the drawing. */
  readonly at: readonly [x: number, top: number, half: number];
  readonly dress: 'guava' | 'marigold' | 'teal' | 'plum' | 'primaryHover';
  readonly weave: 'guavaSoft' | 'marigoldSoft' | 'tealSoft' | 'plumSoft' | 'marigold';
  readonly skin: string;
  readonly hair: readonly [kind: Hair, shade: string];
}

/** From the back row to the front row. */
const figures: readonly Figure[] = [
  { at: [160, 196, 84], dress: 'teal', weave: 'tealSoft', skin: '#8a5638', hair: ['curls', '#2a1420'] },
  { at: [372, 176, 88], dress: 'plum', weave: 'plumSoft', skin: '#d9a07c', hair: ['long', '#3b1f1a'] },
  { at: [266, 250, 90], dress: 'marigold', weave: 'marigoldSoft', skin: '#b8794f', hair: ['bun', '#33172b'] },
  { at: [92, 322, 86], dress: 'primaryHover', weave: 'marigold', skin: '#c68d66', hair: ['braids', '#23101c'] },
  { at: [440, 306, 88], dress: 'guava', weave: 'guavaSoft', skin: '#6d4230', hair: ['bob', '#8f8794'] },
];

/** A decorative drawing of the community: each person is an arch. */
export function Links() {
  return (
    <Drawing viewBox="0 0 540 520" aria-hidden>
      <circle cx="270" cy="270" r="250" fill={color.marigoldSoft} />
      {figures.map((figure) => (
        <Person key={figure.at[0]} {...figure} />
      ))}
    </Drawing>
  );
}

function Person({ at: [x, top, half], dress, weave, skin, hair: [kind, shade] }: Figure) {
  const size = half * 0.46;
  const y = top - size * 0.55;
  return (
    <g>
      <HairBehind kind={kind} x={x} y={y} size={size} shade={shade} />
      <path fill={color[dress]} d={`M${x - half} 520V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V520z`} />
      <g fill="none" stroke={color[weave]} strokeWidth={half * 0.13}>
        {[0.72, 0.42].map((share) => (
          <path
            key={share}
            d={`M${x - half * share} 520V${top + half * 1.5}a${half * share} ${half * share} 0 0 1 ${half * share * 2} 0V520`}
          />
        ))}
      </g>
      <path
        fill={skin}
        d={`M${x - size * 0.34} ${y}v${size * 1.15}a${size * 0.34} ${size * 0.3} 0 0 0 ${size * 0.68} 0V${y}z`}
      />
      <circle cx={x} cy={y} r={size} fill={skin} />
      <path
        fill={shade}
        d={`M${x - size * 1.04} ${y}a${size * 1.04} ${size * 1.04} 0 0 1 ${size * 2.08} 0q${-size * 0.5} ${-size * 0.15} ${-size * 0.8} ${-size * 0.62}q${-size * 0.4} ${size * 0.55} ${-size * 1.28} ${size * 0.62}z`}
      />
    </g>
  );
}

interface HairProps {
  readonly kind: Hair;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shade: string;
}

function HairBehind({ kind, x, y, size, shade }: HairProps) {
  const circle = (dx: number, dy: number, r: number) => (
    <circle key={`${dx} ${dy}`} cx={x + dx * size} cy={y + dy * size} r={r * size} />
  );
  const longHair = (length: number) => {
    const halfWidth = size * 1.22;
    return (
      <path
        d={`M${x - halfWidth} ${y + size * length}V${y}a${halfWidth} ${halfWidth} 0 0 1 ${halfWidth * 2} 0v${size * length}z`}
      />
    );
  };
  return (
    <g fill={shade}>
      {kind === 'bun' && circle(0, -1.25, 0.52)}
      {kind === 'long' && longHair(1.9)}
      {kind === 'bob' && longHair(0.85)}
      {kind === 'braids' && [
        circle(-1.05, 0.5, 0.3),
        circle(-1.12, 1, 0.28),
        circle(1.05, 0.5, 0.3),
        circle(1.12, 1, 0.28),
      ]}
      {kind === 'curls' && [-1, -0.6, 0, 0.6, 1].map((dx) => circle(dx, -0.95 + Math.abs(dx) * 0.95, 0.62))}
    </g>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
`;
