import { type Canvas, circle, path, rect, round } from './canvas';

/** News and jobs: layers of paper hills under a large sun, with a path between them. */
export function drawLandscape(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const [x, y, radius] = [random.int(280, width - 280), random.int(190, 280), random.int(110, 170)];
  const rays = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    const point = (reach: number): string =>
      `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
    return `M${point(radius * 1.15)}L${point(radius * (index % 2 === 0 ? 1.55 : 1.35))}`;
  }).join('');
  const sun = [
    path(rays, 'none', ` stroke="${colors.accent}" stroke-width="9" stroke-linecap="round"`),
    circle(x, y, radius, colors.accent),
    circle(x, y, radius * 0.72, colors.inks[0] ?? colors.dark, ' opacity=".55"'),
    circle(x, y, radius * 0.42, colors.accent),
  ];
  const layers = random.sample([...colors.inks, colors.dark], 5);
  const hills = layers.map((ink, index) => {
    const top = height * (0.42 + index * 0.125);
    const waves = Array.from({ length: 4 }, (_, wave) => {
      const from = (wave * width) / 4;
      const reach = random.int(30, 110) * (wave % 2 === 0 ? -1 : 1);
      return `Q${round(from + width / 8)} ${round(top + reach)} ${round(from + width / 4)} ${round(top + random.int(-26, 26))}`;
    });
    return path(`M0 ${round(top)}${waves.join('')}V${height}H0Z`, ink) + furrows(canvas, top + 60, colors.ground);
  });
  return [...sun, ...hills, houses(canvas)];
}

function furrows({ width, random }: Canvas, y: number, ink: string): string {
  const from = random.int(0, width - 400);
  const lines = [0, 1, 2].map(
    (line) =>
      `M${from} ${round(y + line * 16)}q${random.int(120, 200)} ${random.int(-26, 26)} ${random.int(300, 420)} 0`,
  );
  return path(lines.join(''), 'none', ` stroke="${ink}" stroke-width="3" stroke-dasharray="14 12" opacity=".35"`);
}

function houses({ width, height, random, colors }: Canvas): string {
  const pathLeft = random.int(80, width - 420);
  return Array.from({ length: random.int(3, 6) }, (_, index) => {
    const [x, tall] = [pathLeft + index * 62, random.int(50, 96)];
    const wall = colors.inks[index % colors.inks.length] ?? colors.accent;
    const top = height - 64 - tall;
    return (
      rect(x, top, 54, tall + 70, wall, ` stroke="${colors.dark}" stroke-width="3"`) +
      path(`M${x - 6} ${round(top)}h66l-12 -22h-42Z`, colors.accent) +
      rect(x + 10, top + 14, 12, 16, colors.ground) +
      rect(x + 31, top + 14, 12, 16, colors.ground)
    );
  }).join('');
}
