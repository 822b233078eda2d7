import { type Canvas, circle, path, rect, round } from './canvas';

/** Companies: a seal of rings and rays. */
export function drawEmblem(canvas: Canvas): string[] {
  const { width, height, random, colors } = canvas;
  const [x, y] = [width / 2, height / 2];
  const rings = random.int(4, 6);
  const parts = [rect(0, 0, width, height, colors.ground)];
  for (let ring = rings; ring > 0; ring -= 1) {
    const radius = (ring / rings) * height * 0.46;
    const ink = colors.inks[ring % colors.inks.length] ?? colors.accent;
    const teeth = random.pick([12, 16, 20, 24]);
    parts.push(ring % 2 === 0 ? rays(x, y, radius, radius * 0.82, teeth, ink) : circle(x, y, radius * 0.9, ink));
  }
  parts.push(circle(x, y, height * 0.07, colors.accent), circle(x, y, height * 0.035, colors.dark));
  return parts;
}

function rays(x: number, y: number, outer: number, inner: number, teeth: number, ink: string): string {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index / (teeth * 2)) * Math.PI * 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${index === 0 ? 'M' : 'L'}${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
  });
  return path(`${points.join('')}Z`, ink);
}
