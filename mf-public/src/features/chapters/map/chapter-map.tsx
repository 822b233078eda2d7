import { useId } from 'react';
import { useLocale, useTexts } from '@enlace/shared-platform';

import { formatIn } from '../../../lib/event-time';
import { landPicture } from '../../../lib/land-picture';
import type { ChapterRow } from '../../../lib/types';
import { chaptersTexts } from '../texts';
import { Count, Dot, Label, Land, Pin, Sea, Where } from './chapter-map.styles';
import { type Cluster, clustersOf, spotsOf } from './clusters';
import { type View, viewOf } from './projection';

export interface ChapterMapProps {
  readonly chapters: readonly ChapterRow[];
  /** One country fills the map: its chapters come apart. */
  readonly isOneCountry: boolean;
}

/** Chapters as lights on the land; each leads to its page. All of it stands in the list below, too. */
export function ChapterMap({ chapters, isOneCountry }: ChapterMapProps) {
  const t = useTexts(chaptersTexts);
  const id = useId();
  const view = viewOf(spotsOf(chapters));
  const clusters = clustersOf(chapters, isOneCountry ? 0 : view.width * 0.03);
  return (
    <Sea viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} role="group" aria-labelledby={id}>
      <title id={id}>{t('chapters.mapTitle')}</title>
      <Land href={`${landPicture}#land`} />
      {/* From north to south, as the keyboard goes. */}
      {[...clusters]
        .sort((a, b) => a.y - b.y)
        .map((cluster) =>
          cluster.chapters.length === 1 ? (
            <ChapterPin
              key={cluster.chapters[0]?.id}
              cluster={cluster}
              view={view}
              isNamed={isOneCountry && isAlone(cluster, clusters, view)}
            />
          ) : (
            <CountryPin key={cluster.chapters[0]?.id} cluster={cluster} view={view} />
          ),
        )}
    </Sea>
  );
}

/** Whether a name beside the dot would stand on no other's. */
function isAlone({ x, y }: Cluster, all: readonly Cluster[], { width }: View): boolean {
  const near = all.filter((other) => Math.abs(other.y - y) < width * 0.055 && Math.abs(other.x - x) < width * 0.28);
  return near.length === 1;
}

interface PinProps {
  readonly cluster: Cluster;
  readonly view: View;
  /** Its name stands there without being asked for. */
  readonly isNamed?: boolean;
}

function ChapterPin({ cluster: { x, y, chapters }, view, isNamed = false }: PinProps) {
  const t = useTexts(chaptersTexts);
  const { locale } = useLocale();
  const [chapter] = chapters;
  if (chapter === undefined) return null;
  const next =
    chapter.next_event_at === null
      ? null
      : t('chapters.next', {
          date: formatIn(chapter.timezone, chapter.next_event_at, locale, { day: 'numeric', month: 'long' }),
        });
  const name = [`${chapter.name}, ${chapter.country}`, next].filter(Boolean).join('. ');
  return (
    <g>
      <Pin to={`/chapters/${chapter.slug}`} aria-label={name}>
        <circle cx={x} cy={y} r={view.width * 0.022} fill="transparent" />
        <Dot cx={x} cy={y} r={view.width * (next === null ? 0.0065 : 0.0078)} $isLit={next !== null} />
      </Pin>
      <Tag x={x} y={y} view={view} gap={0.018} title={chapter.name} below={next} isNamed={isNamed} />
    </g>
  );
}

function CountryPin({ cluster: { x, y, chapters }, view }: PinProps) {
  const t = useTexts(chaptersTexts);
  const [chapter] = chapters;
  if (chapter === undefined) return null;
  const name = t('chapters.cluster', { country: chapter.country, count: chapters.length });
  return (
    <g>
      <Pin to={`/chapters?country=${chapter.country_code}`} aria-label={name} preventScrollReset>
        <Dot cx={x} cy={y} r={view.width * 0.0165} $isLit />
        <Count x={x} y={y + view.width * 0.0075} fontSize={view.width * 0.021} textAnchor="middle" aria-hidden>
          {chapters.length}
        </Count>
      </Pin>
      <Tag x={x} y={y} view={view} gap={0.028} title={chapter.country} below={null} isNamed={false} />
    </g>
  );
}

interface TagProps extends Pick<Cluster, 'x' | 'y'> {
  readonly isNamed: boolean;
  readonly view: View;
  /** From the middle of the dot, as a share of the map. */
  readonly gap: number;
  readonly title: string;
  readonly below: string | null;
}

/** What stands beside a dot while it is pointed at; towards the middle of the map. No part of the link's own place. */
function Tag({ x, y, view, gap, title, below, isNamed }: TagProps) {
  const isLeft = x > view.x + view.width * 0.6;
  const at = { x: x + view.width * (isLeft ? -gap : gap), textAnchor: isLeft ? 'end' : 'start' } as const;
  const size = view.width * 0.032;
  return (
    <Label aria-hidden strokeWidth={size * 0.3} $isNamed={isNamed}>
      <Where {...at} y={y + (below === null ? size * 0.35 : 0)} fontSize={size}>
        {title}
      </Where>
      {below !== null && (
        <text {...at} y={y + size * 0.95} fontSize={size * 0.68}>
          {below}
        </text>
      )}
    </Label>
  );
}
