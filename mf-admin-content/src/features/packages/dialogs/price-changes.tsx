import type { Package } from '@enlace/shared-contract/packages';
import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';

import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';
import { Figures } from './dialogs.styles';

export interface PriceChangesProps {
  readonly changes: readonly { readonly row: Package; readonly price: number }[];
}

/** The current price, the new price and the difference of each package. */
export function PriceChanges({ changes }: PriceChangesProps) {
  const t = useTexts(packagesTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">{t('prices.name')}</th>
          <th scope="col">{t('prices.now')}</th>
          <th scope="col">{t('prices.new')}</th>
          <th scope="col">{t('prices.change')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ row, price }) => {
          const difference = price - row.price;
          return (
            <tr key={row.id}>
              <th scope="row">{wordOf(row, 'name', locale)}</th>
              <td>
                <del>{formats.money(row.price, row.currency)}</del>
              </td>
              <td>
                <strong>{formats.money(price, row.currency)}</strong>
              </td>
              <td data-change={difference > 0 ? 'up' : 'down'}>
                {difference > 0 && '+'}
                {formats.money(difference, row.currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Figures>
  );
}
