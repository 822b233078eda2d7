import { type Canvas, circle, path, rect, round } from './canvas';

const variants = 6;

/** Courses: a wall of painted tiles; each is rotated by a quarter turn. */
export function drawTiles(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const size = random.pick([126, 157.5, 210]);
  const motif = random.pick([petalTile, arcTile, starTile]);
  const tiles = Array.from({ length: variants }, (_, index) => {
    const [ink = colors.dark, other = colors.accent] = random.sample(colors.inks, 2);
    const ground = index % 3 === 2 ? colors.dark : colors.ground;
    const edge = ` stroke="${colors.dark}" stroke-opacity=".18" stroke-width="2"`;
    return `<g id="v${index}">${rect(-size / 2, -size / 2, size, size, ground, edge)}${motif(size, ink, other, colors.accent)}</g>`;
  });
  const parts = [`<defs>${tiles.join('')}</defs>`];
  for (let row = 0; row * size < height; row += 1)
    for (let column = 0; column * size < width; column += 1) {
      const move = `translate(${round((column + 0.5) * size)} ${round((row + 0.5) * size)}) rotate(${90 * random.int(0, 3)})`;
      parts.push(`<use href="#v${random.int(0, variants - 1)}" transform="${move}"/>`);
    }
  return parts;
}

type Tile = (size: number, ink: string, other: string, accent: string) => string;

const petalTile: Tile = (size, ink, other, accent) => {
  const reach = size * 0.46;
  const petals = [0, 90, 180, 270].map((turn) =>
    path(
      `M0 0Q${round(reach * 0.9)} ${round(-reach * 0.25)} ${round(reach)} ${round(-reach)}Q${round(reach * 0.25)} ${round(-reach * 0.9)} 0 0Z`,
      turn % 180 === 0 ? ink : other,
      ` transform="rotate(${turn})"`,
    ),
  );
  return petals.join('') + circle(0, 0, size * 0.09, accent);
};

const arcTile: Tile = (size, ink, other, accent) => {
  const corner = -size / 2;
  const ring = (radius: number, color: string): string => {
    const reach = size * radius;
    return path(
      `M${round(corner)} ${round(corner)}h${round(reach)}a${round(reach)} ${round(reach)} 0 0 1 ${round(-reach)} ${round(reach)}Z`,
      color,
    );
  };
  return (
    ring(0.92, ink) +
    ring(0.68, accent) +
    ring(0.46, other) +
    ring(0.22, ink) +
    circle(size * 0.3, size * 0.3, size * 0.07, other)
  );
};

const starTile: Tile = (size, ink, other, accent) => {
  const points = (reach: number, inner: number): string =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2;
      const radius = size * (index % 2 === 0 ? reach : inner);
      return `${index === 0 ? 'M' : 'L'}${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
    }).join('');
  return path(`${points(0.48, 0.3)}Z`, ink) + path(`${points(0.3, 0.18)}Z`, accent) + circle(0, 0, size * 0.1, other);
};
