import { locales, pressKinds } from '@enlace/shared-contract';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { Actions, FilterForm } from '../../lib/filter.styles';
import { OrderField } from '../../lib/order-field';
import { languageName } from '../../lib/place';
import { useFilterForm } from '../../lib/use-filter-form';
import { isNarrowed, pressOrders, type PressChoice } from './press-query';
import { pressTexts } from './texts';

/** Search, kind, language and order. A GET form, so it works without scripts. */
export function PressFilter({ choice }: { readonly choice: PressChoice }) {
  const t = useTexts(pressTexts);
  const { locale } = useLocale();
  const filter = useFilterForm('/press');
  return (
    <FilterForm key={JSON.stringify(choice)} role="search" $fields={4} {...filter}>
      <FormField label={t('search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <FormField label={t('kind')}>
        <Select name="kind" defaultValue={choice.kind} placeholder={t('anyKind')}>
          {pressKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('language')}>
        <Select name="language" defaultValue={choice.language} placeholder={t('anyLanguage')}>
          {locales.map((language) => (
            <option key={language} value={language}>
              {languageName(language, locale)}
            </option>
          ))}
        </Select>
      </FormField>
      <OrderField
        label={t('order')}
        orders={pressOrders}
        order={choice.order}
        nameOf={(order) => t(`orders.${order}`)}
      />
      <Actions>
        <Button type="submit">{t('show')}</Button>
        {isNarrowed(choice) && <Link to="/press">{t('clear')}</Link>}
      </Actions>
    </FilterForm>
  );
}
