import { courseLevels } from '@enlace/shared-contract/learning';
import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { bySlug, Choices, nameIn } from '../../lib/choices';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { FilterFold } from '../../lib/filter-fold';
import { OrderField } from '../../lib/order-field';
import { useLiveFilter } from '../../lib/use-live-filter';
import { Form, Levels } from './courses-filter.styles';
import { areasQuery, courseOrders, type CoursesChoice, coursesPath } from './courses-query';
import { coursesTexts } from './texts';

/** Level, area and search, and chips of those in use: links and a GET form, so it works without scripts. */
export function CoursesFilter({ choice }: { readonly choice: CoursesChoice }) {
  const t = useTexts(coursesTexts);
  const { locale } = useScreen();
  const areaNames = useList(areas, areasQuery(locale)).rows.map(bySlug);
  const chips = chipsOf(choice, coursesPath, {
    search: choice.search && `“${choice.search}”`,
    level: choice.level && t(choice.level),
    area: nameIn(areaNames, choice.area),
  });
  return (
    <>
      <Levels aria-label={t('levels')}>
        {(['', ...courseLevels] as const).map((level) => (
          <Link
            key={level}
            to={coursesPath({ ...choice, level, page: 1 })}
            preventScrollReset
            aria-current={choice.level === level ? 'page' : undefined}
          >
            {level === '' ? t('everyLevel') : t(level)}
          </Link>
        ))}
      </Levels>
      <Form role="search" $fields={3} {...useLiveFilter('/courses')}>
        {choice.level !== '' && <input type="hidden" name="level" value={choice.level} />}
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
        </FormField>
        <FilterFold usedCount={chips.length}>
          <FormField label={t('area')}>
            <Choices name="area" value={choice.area} none={t('anyArea')} options={areaNames} />
          </FormField>
          <OrderField label={t('order')} orders={courseOrders} order={choice.order} nameOf={t} />
        </FilterFold>
        <noscript>
          <Button type="submit">{t('show')}</Button>
        </noscript>
      </Form>
      <FilterChips chips={chips} bare="/courses" />
    </>
  );
}
