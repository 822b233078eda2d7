import { useTexts } from '@enlace/shared-platform';
import { Link, Picture, Skeleton } from '@enlace/shared-ui';
import type { companies } from '@enlace/shared-contract/partners';
import type { RowOf } from '@enlace/shared-contract/resources';

import { dot } from '../../../lib/dot';
import { Ribbon } from '../ribbon';
import { companiesTexts } from '../texts';
import { Facts, Jobs, Name, Row, Rows, OfferedPerks, Seal, Summary } from './company-rows.styles';

type CompanyRow = RowOf<typeof companies>;

export function CompanyRows({ companies }: { readonly companies: readonly CompanyRow[] }) {
  return (
    <Rows>
      {companies.map((company) => (
        <CompanyEntry key={company.id} company={company} />
      ))}
    </Rows>
  );
}

function CompanyEntry({ company }: { readonly company: CompanyRow }) {
  const t = useTexts(companiesTexts);
  const place = [company.city, company.country].filter(Boolean).join(', ');
  const kinds = company.company_categories.map(({ name }) => name).join(dot);
  return (
    <Row>
      <Seal>
        <Picture src={company.logo?.url} alt="" ratio="1" seed={company.slug} />
      </Seal>
      <div>
        <Name>
          <Link to={`/companies/${company.slug}`} variant="cover">
            {company.name}
          </Link>
        </Name>
        {company.summary !== null && <Summary>{company.summary}</Summary>}
        <Facts>{[place, kinds].filter(Boolean).join(dot)}</Facts>
      </div>
      <OfferedPerks>
        <Ribbon of={company} />
        {company.jobs_count > 0 && <Jobs>{t('list.jobs', { count: company.jobs_count })}</Jobs>}
      </OfferedPerks>
    </Row>
  );
}

export function CompanyRowsSkeleton() {
  return (
    <Rows as="div" aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Row key={index} as="div">
          <Seal>
            <Skeleton width="100%" height="100%" />
          </Seal>
          <div>
            <Skeleton width={index % 3 === 0 ? '14rem' : '10rem'} height="1.875rem" />
            <Skeleton lines={2} height="1.5rem" />
          </div>
          <OfferedPerks>
            <Skeleton width="9.5rem" height="1.5rem" />
          </OfferedPerks>
        </Row>
      ))}
    </Rows>
  );
}
