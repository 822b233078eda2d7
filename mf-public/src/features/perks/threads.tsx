import type { perks as contract } from '@enlace/shared-contract/partners';
import type { RowOf } from '@enlace/shared-contract/resources';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { color, font, media, space, textSize } from '../../lib/tokens';
import { PerkPictures } from './perk-pictures';
import { perksTexts } from './texts';

type Perk = RowOf<typeof contract>;

/** Company perks, each with a line whose length is the number of companies that offer it. */
export function Threads({ perks }: { readonly perks: readonly Perk[] }) {
  const t = useTexts(perksTexts);
  const most = Math.max(1, ...perks.map(({ companies_count }) => companies_count));
  return (
    <Lines>
      {perks.map(({ id, name, slug, description, companies_count, gallery_featured_images }) => (
        <Line key={id}>
          <h3>
            {companies_count === 0 ? (
              name
            ) : (
              <Link to={`/companies?perk=${slug}`} variant="cover">
                {name}
              </Link>
            )}
          </h3>
          <div>
            <p>{description}</p>
            <PerkPictures of={{ gallery_featured_images }} />
          </div>
          <Count>{t('count', { count: companies_count })}</Count>
          <Thread viewBox="0 0 200 2" preserveAspectRatio="none" aria-hidden="true">
            <line x1="0" y1="1" x2={(200 * companies_count) / most} y2="1" strokeDasharray="3 1.5" />
          </Thread>
        </Line>
      ))}
    </Lines>
  );
}

export function ThreadsSkeleton() {
  return (
    <Lines as="div" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Line key={index} as="div">
          <Skeleton width="50%" height="1.625rem" />
          <Skeleton width="90%" height="1.5rem" />
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.ol`
  margin-block: ${space[24]};
`;

const Line = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[16]} ${space[20]};
  ${media.medium} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) auto;
    align-items: baseline;
  }
  h3 {
    font-size: ${textSize.h4};
    overflow-wrap: anywhere;
  }
`;

const Count = styled.p`
  font: 500 ${textSize.body} / 1.2 ${font.display};
  color: ${color.link};
`;

const Thread = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 3px;
  background: ${color.line};
  line {
    stroke: ${color.guava};
    stroke-width: 2;
  }
`;
