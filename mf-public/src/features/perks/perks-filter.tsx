import { jefaPerkKinds } from '@enlace/shared-contract/partners';
import { useTexts } from '@enlace/shared-platform';

import { ChoiceField } from '../../lib/choice-field';
import { chipsOf } from '../../lib/filter-chips';
import { ListFilter } from '../../lib/list-filter';
import { OrderField } from '../../lib/order-field';
import { perkOrders, type PerksChoice, perksPath } from './perks-query';
import { perksTexts } from './texts';

/** Search, kind and order, and chips of the filters in use. A GET form, so it works without scripts. */
export function PerksFilter({ choice }: { readonly choice: PerksChoice }) {
  const t = useTexts(perksTexts);
  const { search, kind, order } = choice;
  const chips = chipsOf(choice, perksPath, {
    search: search && `“${search}”`,
    kind: kind && t(`kinds.${kind}`),
  });
  return (
    <ListFilter
      path="/perks"
      search={search}
      texts={{ search: t('search'), show: t('show') }}
      columns={3}
      chips={chips}
    >
      <ChoiceField
        label={t('kind')}
        name="kind"
        value={kind}
        none={t('anyKind')}
        options={jefaPerkKinds.map((each) => [each, t(`kinds.${each}`)])}
      />
      <OrderField label={t('order')} orders={perkOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
    </ListFilter>
  );
}
