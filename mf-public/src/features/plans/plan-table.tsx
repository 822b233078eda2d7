import type { Package } from '@enlace/shared-contract/packages';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ErrorState, Icon, Skeleton } from '@enlace/shared-ui';

import { color, media, space, textSize } from '../../lib/tokens';
import { plans } from './plans.slice';
import { plansTexts } from './texts';

/**
 * Features by plans. In a narrow window, each feature has a line of its own above its marks, so that the table never
 * scrolls sideways; the roles keep it a table for assistive technology.
 */
export function PlanTable({ packages }: { readonly packages: readonly Package[] }) {
  const t = useTexts(plansTexts);
  const { locale: lang } = useScreen();
  const reload = useReload();
  const { answer, status } = useAnswer(plans.calls.features, { lang });
  if (answer === null)
    return status === 'rejected' ? (
      <ErrorState onRetry={() => reload([plans.calls.features.query({ lang })])} />
    ) : (
      <Skeleton lines={6} />
    );
  const features = answer.filter(({ role_id: role }) => role === packages[0]?.role_id);
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="plans-compare">
      <Title id="plans-compare">{t('compare')}</Title>
      <Table role="table" aria-labelledby="plans-compare" $plans={packages.length}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('feature')}
            </th>
            {packages.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {features.map(({ id, name, description, package_roles: flags }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {name}
                <small>{description}</small>
              </th>
              {packages.map((product) => {
                const isIncluded = flags.some(({ package_id: key, isEnabled }) => key === product.id && isEnabled);
                return (
                  <td key={product.id} role="cell" data-included={isIncluded}>
                    <Icon name={isIncluded ? 'check' : 'minus'} label={t(isIncluded ? 'yes' : 'no')} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const Title = styled.h2`
  margin-block: ${space[40]} ${space[16]};
  font-size: ${textSize.h3};
`;

const Table = styled.table<{ readonly $plans: number }>`
  --plans: ${({ $plans }) => $plans};
  display: block;
  width: 100%;
  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(var(--plans), minmax(0, 1fr));
    gap: ${space[4]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }
  thead tr {
    position: sticky;
    top: 0;
    z-index: 1;
    padding-block: ${space[8]};
    background: ${color.paper};
  }
  th {
    font-weight: 600;
    text-align: left;
  }
  tr > th:first-child {
    grid-column: 1 / -1;
  }
  thead th:first-child {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  thead th:not(:first-child),
  td {
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    font-size: ${textSize.caption};
  }
  td[data-included='false'] {
    color: ${color.inkSoft};
  }
  td[data-included='true'] {
    color: ${color.link};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    font-weight: 400;
  }
  ${media.medium} {
    tr {
      grid-template-columns: minmax(0, 3fr) repeat(var(--plans), minmax(0, 1fr));
      align-items: center;
    }
    tr > th:first-child {
      grid-column: auto;
    }
    thead th:first-child {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    thead th:not(:first-child),
    td {
      font-size: ${textSize.small};
    }
  }
`;
