import { type Canvas, circle, path, polygon, rect, round } from './canvas';

const inkAt = ({ colors }: Canvas, index: number): string => colors.inks[index % colors.inks.length] ?? colors.accent;

/** Talks: a voice that spreads over the room, in rings from one corner. */
export function drawTalk(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const [x, y] = [random.chance(0.5) ? width * 0.14 : width * 0.86, height * 0.84];
  const step = random.int(84, 112);
  const rings = Array.from({ length: 11 }, (_, index) => 11 - index).map((ring) =>
    circle(
      x,
      y,
      ring * step,
      ring % 3 === 0 ? colors.ground : inkAt(canvas, ring),
      ring % 3 === 0 ? '' : ' opacity=".92"',
    ),
  );
  const dots = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    return circle(x + Math.cos(angle) * step * 1.5, y + Math.sin(angle) * step * 1.5, 9, colors.dark);
  });
  return [...rings, ...dots, circle(x, y, step * 0.62, colors.accent), circle(x, y, step * 0.28, colors.dark)];
}

/** Workshops: stepped diamonds, laid stone by stone. */
export function drawWorkshop(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const size = random.pick([30, 35, 42]);
  const reach = 4;
  const parts: string[] = [];
  const span = size * (reach * 2 + 1);
  for (let row = -1; row * span * 0.5 < height + span; row += 1)
    for (let column = -1; column * span < width + span; column += 1) {
      const x = column * span + (row % 2 === 0 ? 0 : span / 2);
      const y = row * span * 0.5;
      parts.push(steppedDiamond(x, y, size, reach, inkAt(canvas, row + column + 8)));
      parts.push(steppedDiamond(x, y, size, reach - 2, colors.ground));
      parts.push(rect(x - size / 2, y - size / 2, size, size, colors.accent));
    }
  return parts;
}

function steppedDiamond(x: number, y: number, size: number, reach: number, ink: string): string {
  return Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach)
    .map((row) => {
      const wide = (reach - Math.abs(row)) * 2 + 1;
      return rect(x - (wide * size) / 2, y + row * size - size / 2, wide * size, size + 0.5, ink);
    })
    .join('');
}

/** Mentoring and study groups: seats around one table. */
export function drawCircle(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const seats = random.int(8, 11);
  const [x, y] = [width / 2, height / 2];
  const reach = height * 0.34;
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [from, to] = [index - 0.28, index + 0.28].map((at) => (at / 24) * Math.PI * 2);
    const at = (angle = 0): readonly [number, number] => [x + Math.cos(angle) * width, y + Math.sin(angle) * width];
    return polygon([[x, y], at(from), at(to)], inkAt(canvas, index), ' opacity=".3"');
  });
  const chairs = Array.from({ length: seats }, (_, index) => {
    const angle = (index / seats) * Math.PI * 2 - Math.PI / 2;
    const [seatX, seatY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const turn = ` transform="rotate(${round((angle * 180) / Math.PI + 90)} ${round(seatX)} ${round(seatY)})"`;
    return (
      path(`M${round(seatX - 44)} ${round(seatY + 30)}v-20a44 44 0 0 1 88 0v20Z`, inkAt(canvas, index), turn) +
      circle(seatX, seatY - 4, 15, colors.dark)
    );
  });
  return [
    ...rays,
    circle(x, y, reach * 1.38, colors.ground),
    ...chairs,
    circle(x, y, reach * 0.52, colors.accent),
    circle(x, y, reach * 0.3, colors.ground),
    circle(x, y, reach * 0.12, colors.dark),
  ];
}

/** Hackathons: bands of zigzag, woven day and night. */
export function drawHackathon(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const teeth = random.int(7, 11);
  const wide = width / teeth;
  const bands = random.int(5, 7);
  const tall = height / bands;
  const parts: string[] = [];
  for (let band = -1; band <= bands; band += 1) {
    const top = band * tall;
    const points: (readonly [number, number])[] = [];
    for (let tooth = 0; tooth <= teeth * 2; tooth += 1)
      points.push([(tooth * wide) / 2, top + (tooth % 2) * tall * 0.8]);
    const below = points.map(([x, y]) => [x, y + tall * 0.62] as const).reverse();
    parts.push(polygon([...points, ...below], inkAt(canvas, band + 4)));
    for (let tooth = 0; tooth < teeth; tooth += 1)
      parts.push(
        rect((tooth + 0.5) * wide - 8, top + tall * 0.98, 16, 16, band % 2 === 0 ? colors.accent : colors.dark),
      );
  }
  return parts;
}
