import { type Canvas, circle, path, round } from './canvas';

/** Events: cut paper on strings in front of an evening sky. */
export function drawBunting(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const parts = [...sky(canvas)];
  const rows = random.int(2, 3);
  for (let row = 0; row < rows; row += 1) {
    const y = 40 + row * (height / rows) * 0.86;
    const sag = random.int(40, 80);
    const flags = random.int(5, 7);
    parts.push(
      path(
        `M-20 ${round(y)}Q${width / 2} ${round(y + sag * 2)} ${width + 20} ${round(y)}`,
        'none',
        ` stroke="${colors.accent}" stroke-width="4" opacity=".9"`,
      ),
    );
    const wide = (width / flags) * 0.84;
    const id = `p${row}`;
    parts.push(`<defs>${paperShape(canvas, id, wide, Math.min(wide * 1.05, height / rows - 34))}</defs>`);
    for (let index = 0; index < flags; index += 1) {
      const at = (index + 0.5) / flags;
      const drop = y + 4 * sag * at * (1 - at);
      const tilt = (at - 0.5) * -14;
      const ink = colors.inks[(index + row) % colors.inks.length] ?? colors.accent;
      const move = `translate(${round(at * width)} ${round(drop)}) rotate(${round(tilt)})`;
      parts.push(`<use href="#${id}" fill="${ink}" transform="${move}"/>`);
    }
  }
  return parts;
}

function sky({ width, height, random, colors }: Canvas): string[] {
  const sun = circle(
    random.int(200, width - 200),
    height * 0.72,
    random.int(150, 230),
    colors.accent,
    ' opacity=".28"',
  );
  const hills = [0.78, 0.88].map((level, index) => {
    const top = height * level;
    return path(
      `M0 ${round(top)}C${width * 0.25} ${round(top - random.int(30, 120))} ${width * 0.4} ${round(top + 60)} ${width * 0.62} ${round(top - 20)}S${width} ${round(top - 60)} ${width} ${round(top)}V${height}H0Z`,
      colors.inks[index === 0 ? 2 : 3] ?? colors.dark,
      ` opacity="${index === 0 ? '.35' : '.5'}"`,
    );
  });
  return [sun, ...hills];
}

/** One sheet: a scalloped hem, a border of slits, and a flower in the middle. */
export function paperShape(canvas: Canvas, id: string, wide: number, tall: number): string {
  const { random } = canvas;
  const scallops = 6;
  const unit = wide / scallops;
  const hem = Array.from(
    { length: scallops },
    () => `a${round(unit / 2)} ${round(unit / 2)} 0 0 1 ${round(-unit)} 0`,
  ).join('');
  const petals = random.pick([6, 8, 10]);
  const hole = [
    flower(0, tall * 0.46, wide * 0.23, petals),
    ...slits(wide, tall),
    ...corners(wide, tall, random.chance(0.5)),
  ].join('');
  const sheet = `M${round(-wide / 2)} 0H${round(wide / 2)}V${round(tall - unit / 2)}${hem}Z`;
  return `<path id="${id}" d="${sheet}${hole}" fill-rule="evenodd"/>`;
}

function flower(x: number, y: number, radius: number, petals: number): string {
  return Array.from({ length: petals }, (_, index) => {
    const angle = (index / petals) * Math.PI * 2;
    const at = (reach: number, turn: number): string =>
      `${round(x + Math.cos(angle + turn) * reach)} ${round(y + Math.sin(angle + turn) * reach)}`;
    return `M${at(radius * 0.28, 0)}Q${at(radius * 0.75, 1.9 / petals)} ${at(radius, 0)}Q${at(radius * 0.75, -1.9 / petals)} ${at(radius * 0.28, 0)}Z`;
  }).join('');
}

function slits(wide: number, tall: number): string[] {
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * (wide / (count + 1));
    return `M${round(x)} ${round(tall * 0.06)}l${round(wide * 0.02)} ${round(tall * 0.05)}l${round(-wide * 0.02)} ${round(tall * 0.05)}l${round(-wide * 0.02)} ${round(-tall * 0.05)}Z`;
  });
}

function corners(wide: number, tall: number, areBirds: boolean): string[] {
  return [-1, 1].flatMap((side) =>
    [0.26, 0.7].map((level) => {
      const [x, y, size] = [side * wide * 0.36, tall * level, wide * 0.07];
      return areBirds
        ? `M${round(x - size)} ${round(y)}q${round(size)} ${round(-size * 1.4)} ${round(size * 2)} 0q${round(-size)} ${round(-size * 0.5)} ${round(-size * 2)} 0Z`
        : `M${round(x)} ${round(y - size)}l${round(size)} ${round(size)}l${round(-size)} ${round(size)}l${round(-size)} ${round(-size)}Z`;
    }),
  );
}
