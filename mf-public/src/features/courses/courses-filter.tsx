import { courseLevels } from '@enlace/shared-contract';
import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { Actions } from '../../lib/filter.styles';
import { useFilterForm } from '../../lib/use-filter-form';
import { Form, Levels } from './courses-filter.styles';
import { areasQuery, courseOrders, type CoursesChoice, coursesPath } from './courses-query';
import { coursesTexts } from './texts';

/** Level, area and search: links and a GET form, so it works without scripts. */
export function CoursesFilter({ choice }: { readonly choice: CoursesChoice }) {
  const t = useTexts(coursesTexts);
  const { locale } = useScreen();
  const areaRows = useList(areas, areasQuery(locale)).rows;
  const filter = useFilterForm('/courses');
  const isUnlisted = choice.area !== '' && !areaRows.some(({ slug }) => slug === choice.area);
  return (
    <>
      <Levels aria-label={t('levels')}>
        {(['', ...courseLevels] as const).map((level) => (
          <Link
            key={level}
            to={coursesPath({ ...choice, level, page: 1 })}
            aria-current={choice.level === level ? 'page' : undefined}
          >
            {level === '' ? t('everyLevel') : t(level)}
          </Link>
        ))}
      </Levels>
      <Form key={JSON.stringify(choice)} role="search" {...filter}>
        {choice.level !== '' && <input type="hidden" name="level" value={choice.level} />}
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
        </FormField>
        <FormField label={t('area')}>
          <Select key={areaRows.length} name="area" defaultValue={choice.area} placeholder={t('anyArea')}>
            {isUnlisted && <option value={choice.area}>{choice.area}</option>}
            {areaRows.map(({ id, slug, name }) => (
              <option key={id} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={t('order')}>
          <Select name="sort" defaultValue={choice.order === 'newest' ? '' : choice.order}>
            {courseOrders.map((order) => (
              <option key={order} value={order === 'newest' ? '' : order}>
                {t(order)}
              </option>
            ))}
          </Select>
        </FormField>
        <Actions>
          <Button type="submit">{t('show')}</Button>
          {(choice.search !== '' || choice.area !== '') && (
            <Link to={coursesPath({ ...choice, search: '', area: '', page: 1 })}>{t('clear')}</Link>
          )}
        </Actions>
      </Form>
    </>
  );
}
