import { type Canvas, circle, path, rect, short } from '@enlace/api/seeding';

const skins = ['#8d5524', '#a86b3c', '#c68642', '#d9a066', '#e8bd92', '#6b3e1d'];
const hairs = ['#1f1320', '#3b2219', '#5a3420', '#2b1232', '#7a4a24', '#b9b1b8'];

/** People: a face without features, her hair, her earrings, and a cloth behind her. */
export function drawPortrait(canvas: Canvas): string[] {
  const { width, random, colors } = canvas;
  const size = width;
  const x = size / 2;
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const [cloth = colors.accent, jewel = colors.dark] = random.sample(colors.inks, 2);
  const face = size * 0.165;
  const y = size * 0.42;
  return [
    ...halo(canvas, x, y),
    backHair(random.int(0, 4), x, y, face, hair),
    rect(x - face * 0.36, y + face * 0.6, face * 0.72, face * 1.1, skin, ` rx="${short(face * 0.3)}"`),
    path(
      `M${short(x - size * 0.34)} ${size}C${short(x - size * 0.34)} ${short(size * 0.72)} ${short(x - face)} ${short(size * 0.68)} ${short(x)} ${short(size * 0.72)}S${short(x + size * 0.34)} ${short(size * 0.72)} ${short(x + size * 0.34)} ${size}Z`,
      cloth,
    ),
    ...embroidery(canvas, x, size, jewel),
    path(
      `M${short(x - face)} ${short(y)}a${short(face)} ${short(face * 1.28)} 0 1 0 ${short(face * 2)} 0a${short(face)} ${short(face * 1.2)} 0 1 0 ${short(-face * 2)} 0Z`,
      skin,
    ),
    fringe(random.int(0, 3), x, y, face, hair),
    ...earrings(random.chance(0.7), x, y, face, jewel, colors.accent),
  ];
}

function halo({ random, colors }: Canvas, x: number, y: number): string[] {
  const rings = random.int(2, 4);
  return Array.from({ length: rings }, (_, ring) =>
    circle(x, y, 104 - ring * 17, colors.inks[(ring + 1) % colors.inks.length] ?? colors.accent, ' opacity=".5"'),
  );
}

function backHair(style: number, x: number, y: number, face: number, hair: string): string {
  if (style === 0) return circle(x, y - face * 0.25, face * 1.75, hair);
  if (style === 1) return circle(x, y - face * 1.45, face * 0.62, hair) + circle(x, y - face * 0.15, face * 1.22, hair);
  if (style === 2)
    return path(
      `M${short(x - face * 1.3)} ${short(y)}a${short(face * 1.3)} ${short(face * 1.4)} 0 0 1 ${short(face * 2.6)} 0v${short(face * 2.6)}h${short(-face * 2.6)}Z`,
      hair,
    );
  if (style === 3)
    return (
      circle(x, y - face * 0.2, face * 1.25, hair) +
      braid(x - face * 1.15, y, face, hair) +
      braid(x + face * 1.15, y, face, hair)
    );
  return path(
    `M${short(x - face * 1.28)} ${short(y + face * 1.1)}C${short(x - face * 1.7)} ${short(y - face * 1.9)} ${short(x + face * 1.7)} ${short(y - face * 1.9)} ${short(x + face * 1.28)} ${short(y + face * 1.1)}Z`,
    hair,
  );
}

function braid(x: number, y: number, face: number, hair: string): string {
  return [0, 1, 2, 3]
    .map((knot) => circle(x, y + face * (0.5 + knot * 0.52), face * (0.34 - knot * 0.03), hair))
    .join('');
}

function fringe(style: number, x: number, y: number, face: number, hair: string): string {
  const arc = `M${short(x - face * 1.06)} ${short(y - face * 0.1)}a${short(face * 1.06)} ${short(face * 1.2)} 0 0 1 ${short(face * 2.12)} 0`;
  const ends = [
    `Q${short(x + face * 0.5)} ${short(y - face * 0.9)} ${short(x - face * 0.2)} ${short(y - face * 0.86)}Q${short(x - face)} ${short(y - face * 0.7)} ${short(x - face * 1.06)} ${short(y - face * 0.1)}Z`,
    `Q${short(x)} ${short(y - face * 0.75)} ${short(x - face * 1.06)} ${short(y - face * 0.1)}Z`,
    `Q${short(x + face * 0.8)} ${short(y - face * 0.62)} ${short(x)} ${short(y - face * 0.92)}Q${short(x - face * 0.8)} ${short(y - face * 0.62)} ${short(x - face * 1.06)} ${short(y - face * 0.1)}Z`,
    `L${short(x + face * 0.9)} ${short(y - face * 0.45)}H${short(x - face * 0.9)}Z`,
  ];
  return path(arc + (ends[style] ?? 'Z'), hair);
}

function earrings(areThere: boolean, x: number, y: number, face: number, ink: string, drop: string): string[] {
  if (!areThere) return [];
  return [-1, 1].flatMap((side) => [
    circle(x + side * face * 1.04, y + face * 0.5, face * 0.15, ink),
    circle(x + side * face * 1.04, y + face * 0.78, face * 0.1, drop),
  ]);
}

function embroidery({ random, colors }: Canvas, x: number, size: number, ink: string): string[] {
  const count = random.int(5, 8);
  return Array.from({ length: count }, (_, index) => {
    const at = x + (index - (count - 1) / 2) * 13;
    return circle(at, size * 0.83 + Math.abs(index - (count - 1) / 2) * -3, 4.4, index % 2 === 0 ? ink : colors.accent);
  });
}
