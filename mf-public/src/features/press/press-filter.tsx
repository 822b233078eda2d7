import { locales, pressKinds } from '@enlace/shared-contract';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';

import { Choices } from '../../lib/choices';
import { capitalise } from '../../lib/event-time';
import { chipsOf } from '../../lib/filter-chips';
import { ListFilter } from '../../lib/list-filter';
import { OrderField } from '../../lib/order-field';
import { languageName } from '../../lib/place';
import { pressOrders, type PressChoice, pressPath } from './press-query';
import { pressTexts } from './texts';

/** Search, kind, language and order, and chips of the filters in use. A GET form, so it works without scripts. */
export function PressFilter({ choice }: { readonly choice: PressChoice }) {
  const t = useTexts(pressTexts);
  const { locale } = useLocale();
  const { search, kind, language, order } = choice;
  const nameOfLanguage = (code: string) => capitalise(languageName(code, locale), locale);
  const chips = chipsOf(choice, pressPath, {
    search: search && `“${search}”`,
    kind: kind && t(`kinds.${kind}`),
    language: language && nameOfLanguage(language),
  });
  return (
    <ListFilter
      path="/press"
      search={search}
      texts={{ search: t('search'), show: t('show') }}
      columns={4}
      chips={chips}
    >
      <FormField label={t('kind')}>
        <Choices
          name="kind"
          value={kind}
          none={t('anyKind')}
          options={pressKinds.map((each) => [each, t(`kinds.${each}`)])}
        />
      </FormField>
      <FormField label={t('language')}>
        <Choices
          name="language"
          value={language}
          none={t('anyLanguage')}
          options={locales.map((code) => [code, nameOfLanguage(code)])}
        />
      </FormField>
      <OrderField label={t('order')} orders={pressOrders} order={order} nameOf={(each) => t(`orders.${each}`)} />
    </ListFilter>
  );
}
