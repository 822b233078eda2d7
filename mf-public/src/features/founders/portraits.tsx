import type { founders as contract } from '@enlace/shared-contract/identity';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useTexts } from '@enlace/shared-platform';
import { Link, Picture, Skeleton } from '@enlace/shared-ui';

import { About, Frame, Name, Place, Portrait, Wall } from './portraits.styles';
import { foundersTexts } from './texts';

type Founder = RowOf<typeof contract>;

/** A grid of portraits at two alternating heights. */
export function Portraits({ founders }: { readonly founders: readonly Founder[] }) {
  return (
    <Wall>
      {founders.map((founder) => (
        <FounderPortrait key={founder.id} founder={founder} />
      ))}
    </Wall>
  );
}

function FounderPortrait({ founder }: { readonly founder: Founder }) {
  const t = useTexts(foundersTexts);
  const { name, slug, headline, company, city, country, linkedin, avatar } = founder;
  const place = [city, country].filter(Boolean).join(', ');
  return (
    <Portrait>
      <Frame>
        <Picture src={avatar?.url} alt="" ratio="4/5" seed={name} />
      </Frame>
      <Name>{slug ? <Link to={`/people/${slug}`}>{name}</Link> : name}</Name>
      {company !== null && <About>{t('of', { company })}</About>}
      {company === null && headline !== null && <About>{headline}</About>}
      {place !== '' && <Place>{place}</Place>}
      {linkedin !== null && (
        <Place>
          <Link to={linkedin} aria-label={t('linkedin', { name })}>
            LinkedIn
          </Link>
        </Place>
      )}
    </Portrait>
  );
}

export function PortraitsSkeleton() {
  return (
    <Wall as="div" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Portrait key={index} as="div">
          <Frame>
            <Skeleton width="100%" height="100%" />
          </Frame>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="90%" height="1.25rem" />
        </Portrait>
      ))}
    </Wall>
  );
}
