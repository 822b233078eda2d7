import { investorStages, type investors as contract } from '@enlace/shared-contract/partners';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Link, Picture, Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { Growth } from './growth';
import { Facts, Name, Row, Rows, Seal, Stages, Summary, Wish } from './investor-rows.styles';
import { investorsTexts } from './texts';

type Investor = RowOf<typeof contract>;

export function InvestorRows({ investors }: { readonly investors: readonly Investor[] }) {
  return (
    <Rows>
      {investors.map((investor) => (
        <InvestorEntry key={investor.id} investor={investor} />
      ))}
    </Rows>
  );
}

function InvestorEntry({ investor }: { readonly investor: Investor }) {
  const t = useTexts(investorsTexts);
  const { list } = useFormats();
  const { name, kind, city, country, since, summary, description, stages, website, logo, slug } = investor;
  const facts = [
    t(`oneOf.${kind}`),
    [city, country].filter(Boolean).join(', '),
    since !== null && t('since', { year: String(since) }),
  ];
  return (
    <Row id={slug}>
      <Seal>
        <Picture src={logo?.url} alt="" ratio="1" seed={slug} />
      </Seal>
      <div>
        <Name $isLong={name.length > 60}>{website ? <Link to={website}>{name}</Link> : name}</Name>
        <Facts>{facts.filter(Boolean).join(dot)}</Facts>
        {summary !== null && <Summary>{summary}</Summary>}
        {description !== null && <Wish>{description}</Wish>}
      </div>
      <Stages>
        {investorStages.map((stage) => (
          <Growth key={stage} stage={stage} isOn={stages.includes(stage)} />
        ))}
        {stages.length > 0 && (
          <VisuallyHidden>{t('investsIn', { list: list(stages.map((stage) => t(`stages.${stage}`))) })}</VisuallyHidden>
        )}
      </Stages>
    </Row>
  );
}

export function InvestorRowsSkeleton() {
  return (
    <Rows as="div" aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Row key={index} as="div">
          <Seal>
            <Skeleton width="100%" height="100%" />
          </Seal>
          <div>
            <Skeleton width="14rem" height="2rem" />
            <Skeleton width="18rem" height="1.25rem" />
            <Skeleton lines={2} height="1.5rem" />
          </div>
        </Row>
      ))}
    </Rows>
  );
}
