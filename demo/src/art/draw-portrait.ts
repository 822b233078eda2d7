import { type Canvas, circle, path, rect, round } from '@enlace/api/seeding';

const skins = ['#8d5524', '#a86b3c', '#c68642', '#d9a066', '#e8bd92', '#6b3e1d'];
const hairs = ['#1f1320', '#3b2219', '#5a3420', '#2b1232', '#7a4a24', '#b9b1b8'];

/** People: a face without features, with hair and earrings, in front of a cloth. */
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
    rect(x - face * 0.36, y + face * 0.6, face * 0.72, face * 1.1, skin, ` rx="${round(face * 0.3)}"`),
    path(
      `M${round(x - size * 0.34)} ${size}C${round(x - size * 0.34)} ${round(size * 0.72)} ${round(x - face)} ${round(size * 0.68)} ${round(x)} ${round(size * 0.72)}S${round(x + size * 0.34)} ${round(size * 0.72)} ${round(x + size * 0.34)} ${size}Z`,
      cloth,
    ),
    ...embroidery(canvas, x, size, jewel),
    path(
      `M${round(x - face)} ${round(y)}a${round(face)} ${round(face * 1.28)} 0 1 0 ${round(face * 2)} 0a${round(face)} ${round(face * 1.2)} 0 1 0 ${round(-face * 2)} 0Z`,
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
      `M${round(x - face * 1.3)} ${round(y)}a${round(face * 1.3)} ${round(face * 1.4)} 0 0 1 ${round(face * 2.6)} 0v${round(face * 2.6)}h${round(-face * 2.6)}Z`,
      hair,
    );
  if (style === 3)
    return (
      circle(x, y - face * 0.2, face * 1.25, hair) +
      braid(x - face * 1.15, y, face, hair) +
      braid(x + face * 1.15, y, face, hair)
    );
  return path(
    `M${round(x - face * 1.28)} ${round(y + face * 1.1)}C${round(x - face * 1.7)} ${round(y - face * 1.9)} ${round(x + face * 1.7)} ${round(y - face * 1.9)} ${round(x + face * 1.28)} ${round(y + face * 1.1)}Z`,
    hair,
  );
}

function braid(x: number, y: number, face: number, hair: string): string {
  return [0, 1, 2, 3]
    .map((knot) => circle(x, y + face * (0.5 + knot * 0.52), face * (0.34 - knot * 0.03), hair))
    .join('');
}

function fringe(style: number, x: number, y: number, face: number, hair: string): string {
  const arc = `M${round(x - face * 1.06)} ${round(y - face * 0.1)}a${round(face * 1.06)} ${round(face * 1.2)} 0 0 1 ${round(face * 2.12)} 0`;
  const ends = [
    `Q${round(x + face * 0.5)} ${round(y - face * 0.9)} ${round(x - face * 0.2)} ${round(y - face * 0.86)}Q${round(x - face)} ${round(y - face * 0.7)} ${round(x - face * 1.06)} ${round(y - face * 0.1)}Z`,
    `Q${round(x)} ${round(y - face * 0.75)} ${round(x - face * 1.06)} ${round(y - face * 0.1)}Z`,
    `Q${round(x + face * 0.8)} ${round(y - face * 0.62)} ${round(x)} ${round(y - face * 0.92)}Q${round(x - face * 0.8)} ${round(y - face * 0.62)} ${round(x - face * 1.06)} ${round(y - face * 0.1)}Z`,
    `L${round(x + face * 0.9)} ${round(y - face * 0.45)}H${round(x - face * 0.9)}Z`,
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
