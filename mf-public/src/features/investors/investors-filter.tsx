import { investorKinds, investorStages } from '@enlace/shared-contract';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput } from '@enlace/shared-ui';

import { Actions, FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { color, font, media, radius, space, textSize } from '../../lib/tokens';
import { useFilterForm } from '../../lib/use-filter-form';
import { Growth } from './growth';
import { investorOrders, investorsPath, type InvestorsChoice } from './investors-query';
import { investorsTexts } from './texts';

/** Stage, kind, search and order: links and a GET form, so it works without scripts. */
export function InvestorsFilter({ choice }: { readonly choice: InvestorsChoice }) {
  const t = useTexts(investorsTexts);
  const filter = useFilterForm('/investors');
  return (
    <>
      <Garden aria-label={t('stage')}>
        {investorStages.map((stage) => (
          <Link
            key={stage}
            to={investorsPath({ ...choice, stage: choice.stage === stage ? '' : stage, page: 1 })}
            aria-current={choice.stage === stage ? 'true' : undefined}
            variant="quiet"
            preventScrollReset
          >
            <Growth stage={stage} />
            {t(`stages.${stage}`)}
          </Link>
        ))}
        <Link
          to={investorsPath({ ...choice, stage: '', page: 1 })}
          aria-current={choice.stage === '' ? 'true' : undefined}
          variant="quiet"
          preventScrollReset
        >
          {t('anyStage')}
        </Link>
      </Garden>
      <Words aria-label={t('kind')}>
        {(['', ...investorKinds] as const).map((kind) => (
          <Link
            key={kind}
            to={investorsPath({ ...choice, kind, page: 1 })}
            aria-current={choice.kind === kind ? 'true' : undefined}
            variant="quiet"
            preventScrollReset
          >
            {kind === '' ? t('anyKind') : t(`kinds.${kind}`)}
          </Link>
        ))}
      </Words>
      <FilterForm key={JSON.stringify(choice)} role="search" {...filter}>
        {choice.stage !== '' && <input type="hidden" name="stage" value={choice.stage} />}
        {choice.kind !== '' && <input type="hidden" name="kind" value={choice.kind} />}
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
        </FormField>
        <OrderField
          label={t('order')}
          orders={investorOrders}
          order={choice.order}
          nameOf={(order) => t(`orders.${order}`)}
        />
        <Actions>
          <Button type="submit">{t('show')}</Button>
          {choice.search !== '' && <Link to={investorsPath({ ...choice, search: '', page: 1 })}>{t('clear')}</Link>}
        </Actions>
      </FilterForm>
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
