import { styled, useTexts } from '@enlace/shared-platform';
import { Link, Picture } from '@enlace/shared-ui';

import { color, radius, space } from '../../lib/tokens';
import type { EventRecord } from '../../lib/types';
import { eventTexts } from './texts';

/** Companies that support the event. */
export function Sponsors({ sponsors = [] }: Pick<EventRecord, 'sponsors'>) {
  const t = useTexts(eventTexts);
  if (sponsors.length === 0) return null;
  return (
    <section aria-labelledby="event-sponsors">
      <h2 id="event-sponsors">{t('sponsors')}</h2>
      <Companies>
        {sponsors.map(({ id, name, slug, logo }) => (
          <Company key={id}>
            <Logo>
              <Picture src={logo?.url} alt="" ratio="1" seed={slug} />
            </Logo>
            <Link to={`/companies/${slug}`}>{name}</Link>
          </Company>
        ))}
      </Companies>
    </section>
  );
}

const Companies = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space[24]};
`;

const Company = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Logo = styled.div`
  width: 56px;
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.round};
`;
