import type { publicChapters as contract } from '@enlace/shared-contract/community';
import type { Locale } from '@enlace/shared-contract/text';
import { type ListQueryOf, useList, useQueries, useReload, useScreen } from '@enlace/shared-data';
import { useEarlyPress } from '@enlace/shared-forms';
import { styled } from '@enlace/shared-platform';
import { Button, Link } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { chapters } from '../chapters.slice';
import { color, space, textSize } from '../tokens';
import { nearMeTexts } from './near-me-texts';
import { distanceKm, type Position, type PositionFault, readPosition } from './position';

const spotFields = ['name', 'slug', 'latitude', 'longitude'] as const;

function spotsQuery(lang: Locale): ListQueryOf<typeof contract, (typeof spotFields)[number]> {
  return { sort: 'name', order: 'asc', lang, fields: spotFields };
}

/** How far people travel to something near them, in km. The API uses the same distance for events near a chapter. */
const nearKm = 300;

export interface NearMeProps {
  /** Slugs of the places that can be chosen; all chapters by default; null while they are loaded. */
  readonly slugs?: readonly string[] | null;
  /** The button was pressed: the places are needed. */
  readonly onPress?: () => void;
  /** Applies the nearest place. Without it, the result is a link to the chapter. */
  readonly onPlace?: (slug: string) => void;
}

/**
 * A button that finds the chapter nearest to the user. The browser asks for permission when the button is pressed. The
 * position is compared with the chapters in the browser; no request contains it.
 */
export function NearMe({ slugs, onPress, onPlace }: NearMeProps) {
  const { locale } = useScreen();
  const reload = useReload();
  const [answer, setAnswer] = useState<Position | PositionFault | 'wait' | null>(null);
  const position = typeof answer === 'object' ? answer : null;
  const listQuery = spotsQuery(locale);
  const query = chapters.list(listQuery);
  useQueries(answer === null ? [] : [query]);
  const list = useList(chapters, listQuery);
  const hasFailed = answer !== null && list.status === 'rejected';
  const [nearest] = list.rows
    .flatMap(({ slug, name, latitude, longitude }) => {
      const isChoice = slugs === undefined || slugs?.includes(slug) === true;
      if (position === null || !isChoice || latitude === null || longitude === null) return [];
      return [{ slug, name, km: distanceKm(position, { latitude, longitude }) }];
    })
    .sort((a, b) => a.km - b.km);
  const nearSlug = nearest !== undefined && nearest.km <= nearKm ? nearest.slug : null;
  const applyPlace = useEffectEvent((slug: string) => onPlace?.(slug));
  useEffect(() => {
    if (nearSlug !== null) applyPlace(nearSlug);
  }, [nearSlug, position]);

  const handleClick = async () => {
    if (hasFailed) reload([query]);
    onPress?.();
    setAnswer('wait');
    setAnswer(await readPosition());
  };
  const button = useRef<HTMLButtonElement>(null);
  const early = useEarlyPress(button, () => void handleClick());
  const isLoading = list.status !== 'fulfilled' || slugs === null;
  const isWaiting = answer === 'wait' || (position !== null && isLoading && !hasFailed);
  return (
    <Line>
      <Button
        ref={button}
        {...early}
        variant="secondary"
        size="small"
        iconBefore="pin"
        isLoading={isWaiting}
        onClick={() => void handleClick()}
      >
        {nearMeTexts.action[locale]}
      </Button>
      <span role="status">
        {isWaiting && nearMeTexts.wait[locale]}
        {(answer === 'refused' || answer === 'unknown') && nearMeTexts[answer][locale]}
        {hasFailed && position !== null && nearMeTexts.failed[locale]}
        {!isWaiting && !hasFailed && position !== null && nearest === undefined && nearMeTexts.far[locale]}
        {nearest !== undefined && (
          <>
            <Nearest {...nearest} isLink={onPlace === undefined} />
            {nearSlug === null && ` ${nearMeTexts.far[locale]}`}
          </>
        )}
      </span>
    </Line>
  );
}

interface NearestProps {
  readonly slug: string;
  readonly name: string;
  readonly km: number;
  readonly isLink: boolean;
}

/** The sentence with the nearest place; its name is a link to the chapter where nothing is filtered. */
function Nearest({ slug, name, km, isLink }: NearestProps) {
  const { locale } = useScreen();
  // The position is exact to about 11 km.
  const distance = (Math.max(1, Math.round(km / 10)) * 10).toLocaleString(locale, { style: 'unit', unit: 'kilometer' });
  const [before, after] = nearMeTexts.nearest[locale].replace('{distance}', distance).split('{place}');
  return (
    <>
      {before}
      {isLink ? <Link to={`/chapters/${slug}`}>{name}</Link> : name}
      {after}
    </>
  );
}

/** Hidden without scripts: the browser alone does not find the nearest place. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  margin-top: ${space[16]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  /* Pressed before its code is there: as a button that is loading. */
  [data-early][aria-busy='true'] {
    color: transparent;
    cursor: progress;
    &::after {
      content: '';
      position: absolute;
      width: 1.2em;
      height: 1.2em;
      border: 2px solid var(--spin);
      border-right-color: transparent;
      border-radius: 50%;
      animation: e-spin 0.7s linear infinite;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
