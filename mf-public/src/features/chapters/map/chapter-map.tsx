import { useCallback, useId, useState } from 'react';
import { useLocale, useTexts } from '@enlace/shared-platform';

import { formatIn } from '../../../lib/event-time';
import { useHasRest } from '../../../lib/use-first-rows';
import { landPicture } from '../../../lib/land-picture';
import type { ChapterSpotRow } from '../chapters-query';
import { chaptersTexts } from '../texts';
import { Count, Dot, Label, Land, Pin, Sea, Where } from './chapter-map.styles';
import { type Cluster, clustersOf, spotsOf } from './clusters';
import { type MapArea, areaOf, round } from './projection';

export interface ChapterMapProps {
  readonly chapters: readonly ChapterSpotRow[];
  /** One country fills the map, so its chapters are not clustered. */
  readonly isOneCountry: boolean;
}

/** Chapters as dots on the map; each dot links to its page. The list below the map contains the same links. */
export function ChapterMap({ chapters, isOneCountry }: ChapterMapProps) {
  const t = useTexts(chaptersTexts);
  const id = useId();
  const area = areaOf(spotsOf(chapters));
  const clusters = clustersOf(chapters, isOneCountry ? 0 : area.width * 0.03);
  // Names that only a visited dot shows are half of the map's elements, so they are drawn at the first visit of the map.
  const [isVisited, setIsVisited] = useState(false);
  // Formatting in many time zones takes as long as drawing the map.
  const hasDates = useHasRest();
  const visit = useCallback(() => setIsVisited(true), []);
  return (
    <Sea
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      role="group"
      aria-labelledby={id}
      onPointerEnter={visit}
      onFocus={visit}
    >
      <title id={id}>{t('chapters.mapTitle')}</title>
      <Land href={`${landPicture}#land`} />
      {/* The keyboard focus moves from north to south. */}
      {[...clusters]
        .sort((a, b) => a.y - b.y)
        .map((cluster) =>
          cluster.chapters.length === 1 ? (
            <ChapterPin
              key={cluster.chapters[0]?.id}
              cluster={cluster}
              area={area}
              hasTag={isVisited}
              hasDate={hasDates}
              isNamed={isOneCountry && isAlone(cluster, clusters, area)}
            />
          ) : (
            <CountryPin key={cluster.chapters[0]?.id} cluster={cluster} area={area} hasTag={isVisited} />
          ),
        )}
    </Sea>
  );
}

/** Whether the name beside the dot would not overlap another dot's name. */
function isAlone({ x, y }: Cluster, all: readonly Cluster[], { width }: MapArea): boolean {
  const neighbours = all.filter(
    (other) => Math.abs(other.y - y) < width * 0.055 && Math.abs(other.x - x) < width * 0.28,
  );
  return neighbours.length === 1;
}

interface PinProps {
  readonly cluster: Cluster;
  readonly area: MapArea;
  /** The name is drawn, and visible while the dot is visited. */
  readonly hasTag: boolean;
  /** The name of the link contains the date of the next event. */
  readonly hasDate?: boolean;
  /** The name is always visible. */
  readonly isNamed?: boolean;
}

function ChapterPin({ cluster: { x, y, chapters }, area, hasTag, hasDate = true, isNamed = false }: PinProps) {
  const t = useTexts(chaptersTexts);
  const { locale } = useLocale();
  const [chapter] = chapters;
  if (chapter === undefined) return null;
  const isLit = chapter.next_event_at !== null;
  const next =
    chapter.next_event_at === null || !hasDate
      ? null
      : t('chapters.next', {
          date: formatIn(chapter.timezone, chapter.next_event_at, locale, { day: 'numeric', month: 'long' }),
        });
  const name = [`${chapter.name}, ${chapter.country}`, next].filter(Boolean).join('. ');
  return (
    <g>
      <Pin to={`/chapters/${chapter.slug}`} aria-label={name}>
        <circle cx={x} cy={y} r={round(area.width * 0.022)} fill="transparent" />
        <Dot cx={x} cy={y} r={round(area.width * (isLit ? 0.0078 : 0.0065))} $isLit={isLit} />
      </Pin>
      {(hasTag || isNamed) && (
        <Tag x={x} y={y} area={area} gap={0.018} title={chapter.name} below={next} isNamed={isNamed} />
      )}
    </g>
  );
}

function CountryPin({ cluster: { x, y, chapters }, area, hasTag }: PinProps) {
  const t = useTexts(chaptersTexts);
  const [chapter] = chapters;
  if (chapter === undefined) return null;
  const name = t('chapters.cluster', { country: chapter.country, count: chapters.length });
  return (
    <g>
      <Pin to={`/chapters?country=${chapter.country_code}`} aria-label={name} preventScrollReset>
        <Dot cx={x} cy={y} r={round(area.width * 0.0165)} $isLit />
        <Count x={x} y={round(y + area.width * 0.0075)} fontSize={round(area.width * 0.021)} aria-hidden>
          {chapters.length}
        </Count>
      </Pin>
      {hasTag && <Tag x={x} y={y} area={area} gap={0.028} title={chapter.country} below={null} isNamed={false} />}
    </g>
  );
}

interface TagProps extends Pick<Cluster, 'x' | 'y'> {
  readonly isNamed: boolean;
  readonly area: MapArea;
  /** Distance from the centre of the dot, as a share of the map's width. */
  readonly gap: number;
  readonly title: string;
  readonly below: string | null;
}

/** The name beside a dot, on the side towards the centre of the map. It does not enlarge the area of the link. */
function Tag({ x, y, area, gap, title, below, isNamed }: TagProps) {
  const isLeft = x > area.x + area.width * 0.6;
  const at = { x: round(x + area.width * (isLeft ? -gap : gap)), textAnchor: isLeft ? 'end' : 'start' } as const;
  const size = round(area.width * 0.032);
  return (
    <Label aria-hidden strokeWidth={round(size * 0.3)} $isNamed={isNamed}>
      <Where {...at} y={round(y + (below === null ? size * 0.35 : 0))} fontSize={size}>
        {title}
      </Where>
      {below !== null && (
        <text {...at} y={round(y + size * 0.95)} fontSize={round(size * 0.68)}>
          {below}
        </text>
      )}
    </Label>
  );
}
