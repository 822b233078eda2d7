import type { ChapterSpotRow } from '../chapters-query';
import { project, type Spot } from './projection';

/** One chapter, or several chapters of one country that are too close to show separately. */
export interface Cluster extends Spot {
  readonly chapters: readonly ChapterSpotRow[];
}

/** Positions of the chapters; chapters without coordinates are missing on the map. */
export function spotsOf(chapters: readonly ChapterSpotRow[]): Cluster[] {
  return chapters.flatMap((chapter) =>
    chapter.latitude === null || chapter.longitude === null
      ? []
      : [{ ...project(chapter.latitude, chapter.longitude), chapters: [chapter] }],
  );
}

/**
 * Merges chapters that are closer than `reach`. A cluster never crosses a country's border, because it links to the map
 * of its country.
 */
export function clustersOf(chapters: readonly ChapterSpotRow[], reach: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const spot of spotsOf(chapters)) {
    const index = clusters.findIndex(
      (cluster) => countryOf(cluster) === countryOf(spot) && Math.hypot(cluster.x - spot.x, cluster.y - spot.y) < reach,
    );
    const cluster = clusters[index];
    if (cluster === undefined) clusters.push(spot);
    else clusters[index] = joinClusters(cluster, spot);
  }
  return clusters;
}

function joinClusters(one: Cluster, other: Cluster): Cluster {
  const [count, more] = [one.chapters.length, other.chapters.length];
  const middle = (a: number, b: number) => Math.round(((a * count + b * more) / (count + more)) * 10) / 10;
  return {
    x: middle(one.x, other.x),
    y: middle(one.y, other.y),
    chapters: [...one.chapters, ...other.chapters],
  };
}

function countryOf({ chapters }: Cluster): string {
  return chapters[0]?.country_code ?? '';
}
