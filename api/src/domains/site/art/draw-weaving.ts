import { type Canvas, path, polygon, rect, repeatShape, round } from './canvas';

/** Chapters: a cloth of woven bands. */
export function drawWeaving(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const parts: string[] = [];
  let y = random.int(-30, 0);
  let last = '';
  while (y < height) {
    const band = random.pick(bands.filter((one) => one.name !== last));
    last = band.name;
    const tall = band.isTall ? random.int(92, 150) : random.int(14, 34);
    const [ink = colors.accent, other = colors.dark] = random.sample([...colors.inks, colors.accent], 2);
    const ground = random.chance(0.45)
      ? colors.ground
      : random.pick([colors.dark, ...colors.inks.filter((c) => c !== ink && c !== other)]);
    parts.push(rect(0, y, width, tall + 1, ground), ...band.draw(canvas, y, tall, ink, other));
    y += tall;
  }
  parts.push(threads(canvas));
  return parts;
}

type Draw = (canvas: Canvas, y: number, tall: number, ink: string, other: string) => string[];

/** Stepped diamonds inside one another. */
const diamonds: Draw = ({ width }, y, tall, ink, other) => {
  const step = tall * 1.1;
  const shape =
    drawSteppedDiamond(0, tall * 0.48, ink) +
    drawSteppedDiamond(0, tall * 0.27, other) +
    drawSteppedDiamond(step / 2, tall * 0.1, ink);
  return [repeatShape(`d${round(y)}`, shape, listPlaces(width, step, y + tall / 2))];
};

const zigzag: Draw = ({ width, random }, y, tall, ink, other) => {
  const step = tall * random.pick([0.7, 0.9]);
  const line = (offset: number, thick: number, color: string): string => {
    const points = Array.from({ length: Math.ceil(width / step) + 3 }, (_, index) => {
      const top = index % 2 === 0 ? 0.12 : 0.6;
      return `${round((index - 1) * step)} ${round(y + tall * top + offset)}`;
    });
    return path(
      `M${points.join('L')}`,
      'none',
      ` stroke="${color}" stroke-width="${round(thick)}" stroke-linejoin="miter"`,
    );
  };
  return [line(tall * 0.06, tall * 0.16, ink), line(tall * 0.28, tall * 0.07, other)];
};

/** The stepped fret, a motif from Mitla to Tiwanaku. */
const frets: Draw = ({ width }, y, tall, ink, other) => {
  const unit = tall / 6;
  const steps = path(`M0 ${round(unit * 5)}${`v${round(-unit)}h${round(unit)}`.repeat(4)}v${round(unit * 4)}Z`, ink);
  const hook = path(
    `M${round(unit * 4)} ${round(unit)}h${round(unit * 2.5)}v${round(unit * 2.6)}h${round(-unit * 1.6)}v${round(-unit * 1.1)}h${round(unit * 0.7)}`,
    'none',
    ` stroke="${other}" stroke-width="${round(unit * 0.55)}"`,
  );
  return [repeatShape(`f${round(y)}`, steps + hook, listPlaces(width, unit * 7, y))];
};

const triangles: Draw = ({ width }, y, tall, ink, other) => {
  const step = tall * 0.8;
  const tent = (x: number, outside: string, inside: string): string =>
    polygon(
      [
        [x, tall],
        [x + step / 2, 0],
        [x + step, tall],
      ],
      outside,
    ) +
    polygon(
      [
        [x + step * 0.3, tall],
        [x + step / 2, tall * 0.6],
        [x + step * 0.7, tall],
      ],
      inside,
    );
  return [repeatShape(`t${round(y)}`, tent(0, ink, other) + tent(step, other, ink), listPlaces(width, step * 2, y))];
};

const stripe: Draw = ({ width }, y, tall, ink, other) => [
  rect(0, y, width, tall * 0.55, ink),
  rect(0, y + tall * 0.55, width, tall * 0.2, other),
];

const stitches: Draw = ({ width }, y, tall, ink, other) =>
  Array.from({ length: Math.ceil(width / 36) + 1 }, (_, index) =>
    rect(index * 36, y + tall * 0.3, 20, tall * 0.4, index % 3 === 0 ? other : ink),
  );

const bands = [
  { name: 'diamonds', draw: diamonds, isTall: true },
  { name: 'stripe', draw: stripe, isTall: false },
  { name: 'zigzag', draw: zigzag, isTall: true },
  { name: 'stitches', draw: stitches, isTall: false },
  { name: 'frets', draw: frets, isTall: true },
  { name: 'triangles', draw: triangles, isTall: true },
];

/** The places of a motif along a band. */
function listPlaces(width: number, step: number, y: number): [number, number][] {
  return Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => [index * step, y]);
}

/** A diamond with stepped edges around the middle of the band. */
function drawSteppedDiamond(x: number, radius: number, fill: string): string {
  const unit = radius / 5;
  const stair = (right: number, down: number): string => `h${round(unit * right)}v${round(unit * down)}`.repeat(4);
  return path(
    `M${round(x - unit / 2)} ${round(-radius)}h${round(unit)}v${round(unit)}${stair(1, 1)}${stair(-1, 1)}h${round(-unit)}v${round(-unit)}${stair(-1, -1)}${stair(1, -1)}Z`,
    fill,
  );
}

/** Threads of the warp, drawn over the bands. */
function threads({ width, height, colors }: Canvas): string {
  const lines = Array.from({ length: Math.floor(width / 6) }, (_, index) => `M${index * 6} 0V${height}`).join('');
  return path(lines, 'none', ` stroke="${colors.dark}" stroke-width="1" opacity=".07"`);
}
