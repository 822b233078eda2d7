import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';

/**
 * Draws the land of the map once, from Natural Earth (public domain): `node mf-public/scripts/make-land.mjs`.
 * Units and projection are those of the map's `projection.ts`; islands that would be smaller than a chapter's dot are left out.
 */
const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json');
const [smallest, coarse] = [Number(process.argv[2] ?? 30), Number(process.argv[3] ?? 2)];

/** Miller's projection as in projection.ts: ten units for a degree of longitude. */
const projection = geoProjection((x, y) => [x, 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * y))])
  .scale(1800 / Math.PI)
  .translate([1800, 900])
  .precision(0);

/** The south has no chapters; its ice would only frame the map. */
const south = 1700;
const rings = ringsOf(feature(atlas, atlas.objects.land))
  .filter((ring) => Math.min(...ring.map(([, y]) => y)) < south)
  .filter((ring) => areaOf(ring) > smallest)
  .map((ring) => simplify(ring, coarse));

const path = rings.map(pathOf).join('');
const file = join(import.meta.dirname, '../../api/src/domains/community/chapters/land.ts');
writeFileSync(
  file,
  `/** The land of the world as the path of an SVG; mf-public/scripts/make-land.mjs writes this file. */\nexport const land =\n  '${path}';\n`,
);
process.stdout.write(`${file}: ${rings.length} rings, ${path.length} characters\n`);

/** Rings of the land in the projection, cut at the date line; lakes are rings too. */
function ringsOf(land) {
  const rings = [];
  geoPath(projection, {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1).push([x, y]),
    closePath: () => rings.at(-1).push(rings.at(-1)[0]),
    arc: () => undefined,
  })(land);
  return rings;
}

function areaOf(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}

/** Points that move the line by less than half the tolerance are left out (Douglas and Peucker). */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, at] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = distanceTo(points[index], first, last);
    if (distance > far) [far, at] = [distance, index];
  }
  if (far <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Whole units, each point told from the one before. */
function pathOf(ring) {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)]);
  let [x, y] = whole[0];
  const steps = whole.slice(1, -1).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step.replace(' -', '-');
  });
  const [startX, startY] = whole[0];
  return `M${startX} ${startY}l${steps.join(' ').replace(/ -/g, '-')}z`;
}
