import { investorKinds, investorStages } from '@enlace/shared-contract/partners';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { chipsOf } from '../../lib/filter-chips';
import { ListFilter } from '../../lib/list-filter';
import { OrderField } from '../../lib/order-field';
import { color, font, media, radius, space, textSize } from '../../lib/tokens';
import { Growth } from './growth';
import { investorOrders, investorsPath, type InvestorsChoice } from './investors-query';
import { investorsTexts } from './texts';

/** Stage, kind, search and order, and chips of the filters in use: links and a GET form, so it works without scripts. */
export function InvestorsFilter({ choice }: { readonly choice: InvestorsChoice }) {
  const t = useTexts(investorsTexts);
  const { search, stage, kind, order } = choice;
  const chips = chipsOf(choice, investorsPath, {
    search: search && `“${search}”`,
    stage: stage && t(`stages.${stage}`),
    kind: kind && t(`kinds.${kind}`),
  });
  return (
    <>
      <Garden aria-label={t('stage')}>
        {investorStages.map((each) => (
          <Link
            key={each}
            to={investorsPath({ ...choice, stage: stage === each ? '' : each, page: 1 })}
            aria-current={stage === each ? 'true' : undefined}
            variant="quiet"
            preventScrollReset
          >
            <Growth stage={each} />
            {t(`stages.${each}`)}
          </Link>
        ))}
        <Link
          to={investorsPath({ ...choice, stage: '', page: 1 })}
          aria-current={stage === '' ? 'true' : undefined}
          variant="quiet"
          preventScrollReset
        >
          {t('anyStage')}
        </Link>
      </Garden>
      <Words aria-label={t('kind')}>
        {(['', ...investorKinds] as const).map((each) => (
          <Link
            key={each}
            to={investorsPath({ ...choice, kind: each, page: 1 })}
            aria-current={kind === each ? 'true' : undefined}
            variant="quiet"
            preventScrollReset
          >
            {each === '' ? t('anyKind') : t(`kinds.${each}`)}
          </Link>
        ))}
      </Words>
      <ListFilter
        path="/investors"
        search={search}
        texts={{ search: t('search'), show: t('show') }}
        otherChoices={{ stage, kind }}
        chips={chips}
      >
        <OrderField label={t('order')} orders={investorOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
      </ListFilter>
    </>
  );
}

const Garden = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-bottom: 1.5px solid ${color.lineStrong};
  ${media.medium} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  a {
    display: flex;
    flex-direction: column;
    justify-content: end;
    gap: ${space[8]};
    min-height: 5.5rem;
    padding: ${space[12]} ${space[12]} ${space[8]};
    border-radius: ${radius.control} ${radius.control} 0 0;
    font: 500 ${textSize.h4} / 1.2 ${font.display};
  }
  a[aria-current] {
    background: ${color.tealSoft};
    color: ${color.tealInk};
  }
  svg {
    scale: 1.4;
    transform-origin: left bottom;
  }
  path:last-child {
    stroke: none;
  }
  > :last-child {
    grid-column: 1 / -1;
    min-height: 2.75rem;
    ${media.medium} {
      grid-column: auto;
    }
  }
`;

const Words = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  margin-top: ${space[12]};
  a {
    padding-block: ${space[8]};
    color: ${color.inkSoft};
  }
  a[aria-current] {
    color: ${color.ink};
    font-weight: 600;
    text-decoration: underline 2px;
  }
`;
