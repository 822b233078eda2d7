import { pressKinds } from '@enlace/shared-contract/editorial';
import { useLocale, useTexts } from '@enlace/shared-platform';

import { ChoiceField, LanguageField, languageTitle } from '../../lib/choice-field';
import { chipsOf } from '../../lib/filter-chips';
import { ListFilter } from '../../lib/list-filter';
import { OrderField } from '../../lib/order-field';
import { pressOrders, type PressChoice, pressPath } from './press-query';
import { pressTexts } from './texts';

/** Search, kind, language and order, and chips of the filters in use. A GET form, so it works without scripts. */
export function PressFilter({ choice }: { readonly choice: PressChoice }) {
  const t = useTexts(pressTexts);
  const { locale } = useLocale();
  const { search, kind, language, order } = choice;
  const chips = chipsOf(choice, pressPath, {
    search: search && `“${search}”`,
    kind: kind && t(`kinds.${kind}`),
    language: language && languageTitle(language, locale),
  });
  return (
    <ListFilter
      path="/press"
      search={search}
      texts={{ search: t('search'), show: t('show') }}
      columns={4}
      chips={chips}
    >
      <ChoiceField
        label={t('kind')}
        name="kind"
        value={kind}
        none={t('anyKind')}
        options={pressKinds.map((each) => [each, t(`kinds.${each}`)])}
      />
      <LanguageField label={t('language')} value={language} none={t('anyLanguage')} locale={locale} />
      <OrderField label={t('order')} orders={pressOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
    </ListFilter>
  );
}
