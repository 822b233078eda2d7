import { useList } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import {
  Figures,
  Key,
  Lights,
  MapPlace,
  Mark,
  Opening,
  OpeningLead,
  OpeningTitle,
  Skip,
  Words,
} from './chapters-opening.styles';
import { type ChaptersChoice, type ChaptersMapQuery } from './chapters-query';
import { ChapterMap } from './map/chapter-map';
import { chaptersTexts } from './texts';

export interface ChaptersOpeningProps {
  readonly choice: ChaptersChoice;
  /** All chapters that match the choice. */
  readonly query: ChaptersMapQuery;
}

/** The page's title, and beside it a map of the chapters of the list. */
export function ChaptersOpening({ choice, query }: ChaptersOpeningProps) {
  const t = useTexts(chaptersTexts);
  const { rows, status } = useList(chapters, query);
  const countries = new Set(rows.map(({ country_code }) => country_code)).size;
  const offMap = rows.filter(({ latitude, longitude }) => latitude === null || longitude === null).length;
  return (
    <Opening>
      <Words>
        <OpeningTitle>{t('chapters.title')}</OpeningTitle>
        <OpeningLead>{t('chapters.lead')}</OpeningLead>
        {rows.length > 0 && (
          <Figures>
            {t('chapters.count', { count: rows.length })} {t('chapters.countries', { count: countries })}
          </Figures>
        )}
        <Key>
          <li>
            <Mark $isLit aria-hidden /> {t('chapters.upcoming')}
          </li>
          <li>
            <Mark $isLit={false} aria-hidden /> {t('chapters.quiet')}
          </li>
          {offMap > 0 && <li>{t('chapters.offMap', { count: offMap })}</li>}
        </Key>
        {choice.country !== '' && (
          <p>
            <Link to="/chapters">{t('chapters.wholeMap')}</Link>
          </p>
        )}
      </Words>
      <MapPlace>
        <Skip href="#chapters-index">{t('chapters.mapSkip')}</Skip>
        {/* Keeps its size while the chapters are loading and when loading fails. */}
        <Lights data-loading={status === 'pending'}>
          <ChapterMap chapters={rows} isOneCountry={choice.country !== ''} />
        </Lights>
      </MapPlace>
    </Opening>
  );
}
