import { buildChapter } from '@enlace/shared-testing';

import { clustersOf, spotsOf } from './clusters';
import { project, areaOf } from './projection';

const at = (name: string, country_code: string, latitude: number | null, longitude: number | null) =>
  buildChapter({ name, country_code, latitude, longitude });

test('places lie where the land is drawn', () => {
  expect(project(0, -180)).toEqual({ x: 0, y: 900 });
  expect(project(4.711, -74.0721).x).toBeCloseTo(1059.3);
  expect(project(-33.4, -70.7).y).toBeGreaterThan(project(4.7, -74).y);
});

test('chapters of a country that lie near each other are one; neighbours abroad are not', () => {
  const rows = [
    at('San José', 'CR', 9.93, -84.08),
    at('Heredia', 'CR', 10, -84.1),
    at('Managua', 'NI', 12.1, -86.2),
    at('Nowhere', 'CR', null, null),
  ];
  const clusters = clustersOf(rows, 60);
  expect(clusters.map(({ chapters }) => chapters.map(({ name }) => name))).toEqual([
    ['San José', 'Heredia'],
    ['Managua'],
  ]);
  expect(clustersOf(rows, 0)).toHaveLength(3);
});

test('the view holds every chapter, and never only one street', () => {
  const rows = [at('Lima', 'PE', -12, -77), at('Madrid', 'ES', 40.4, -3.7)];
  const mapArea = areaOf(spotsOf(rows));
  for (const { x, y } of spotsOf(rows)) {
    expect(x).toBeGreaterThan(mapArea.x);
    expect(x).toBeLessThan(mapArea.x + mapArea.width);
    expect(y).toBeGreaterThan(mapArea.y);
    expect(y).toBeLessThan(mapArea.y + mapArea.height);
  }
  expect(areaOf(spotsOf(rows.slice(0, 1))).width).toBe(160);
  expect(areaOf([]).width).toBeGreaterThan(1000);
});
