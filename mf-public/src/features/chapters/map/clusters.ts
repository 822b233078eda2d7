import type { ChapterRow } from '../../../lib/types';
import { project, type Spot } from './projection';

/** One chapter, or several of one country too near each other to be told apart. */
export interface Cluster extends Spot {
  readonly chapters: readonly ChapterRow[];
}

/** Where chapters are; those without coordinates stand in the list only. */
export function spotsOf(chapters: readonly ChapterRow[]): Cluster[] {
  return chapters.flatMap((chapter) =>
    chapter.latitude === null || chapter.longitude === null
      ? []
      : [{ ...project(chapter.latitude, chapter.longitude), chapters: [chapter] }],
  );
}

/**
 * Chapters nearer than `reach` become one, within a country only: so a cluster leads to its country, where they come
 * apart.
 */
export function clustersOf(chapters: readonly ChapterRow[], reach: number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const spot of spotsOf(chapters)) {
    const near = clusters.findIndex(
      (cluster) => countryOf(cluster) === countryOf(spot) && Math.hypot(cluster.x - spot.x, cluster.y - spot.y) < reach,
    );
    const cluster = clusters[near];
    if (cluster === undefined) clusters.push(spot);
    else clusters[near] = joined(cluster, spot);
  }
  return clusters;
}

function joined(one: Cluster, other: Cluster): Cluster {
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
