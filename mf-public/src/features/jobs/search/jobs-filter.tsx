import type { JobFacetsAnswer } from '@enlace/shared-contract/work';
import { useReload, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput, Select } from '@enlace/shared-ui';

import { Choices } from '../../../lib/choices';
import { useLiveFilter } from '../../../lib/use-live-filter';
import { ages, choiceGroups, type JobsChoice, jobsSearch, orderOfChoice, ordersOf } from '../jobs-query';
import { FacetGroup } from './facet-group';
import { Form, Groups, Note, Panel } from './filter-panel.styles';
import { facetsQuery } from './facets-query';
import { jobFacets } from './job-facets';
import { NearPlaces } from './near-places';
import { PayGroup } from './pay-group';
import { jobSearchTexts } from './texts';

export interface JobsFilterProps {
  readonly choice: JobsChoice;
  /** The numbers beside the choices; null before the first answer. */
  readonly facets: JobFacetsAnswer | null;
  readonly hasFailed: boolean;
  /** Number of choices in use. */
  readonly usedCount: number;
}

const noFacets: JobFacetsAnswer = { data: [], meta: { total: 0, without: [] } };

/** A GET form, so it works without scripts. On narrow screens most fields are inside a closed details element. */
export function JobsFilter({ choice, facets: loadedFacets, hasFailed, usedCount }: JobsFilterProps) {
  const t = useTexts(jobSearchTexts);
  const { locale } = useScreen();
  const reload = useReload();
  const facets = loadedFacets ?? (hasFailed ? noFacets : null);
  const orders = ordersOf(choice);
  const order = orderOfChoice(choice);
  const ageCounts = facets?.data.find(({ group }) => group === 'since')?.values ?? [];
  const ageOptions = ages.map((age) => {
    const count = ageCounts.find(({ value }) => value === age)?.count;
    const name = t(`ages.${age}`);
    return [age, count === undefined ? name : t('counted', { name, count })] as const;
  });
  return (
    <Form role="search" {...useLiveFilter('/jobs', jobsSearch(choice))}>
      {choice.company !== '' && <input type="hidden" name="company" value={choice.company} />}
      <FormField label={t('search')}>
        <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
      </FormField>
      <noscript>
        <Button type="submit">{t('show')}</Button>
      </noscript>
      <Panel>
        <summary>{usedCount === 0 ? t('filters') : t('filtersInUse', { count: usedCount })}</summary>
        <Groups>
          <FormField label={t('order')}>
            <Select name="sort" defaultValue={order === orders[0] ? '' : order}>
              {orders.map((each, at) => (
                <option key={each} value={at === 0 ? '' : each}>
                  {t(`orders.${each}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <NearPlaces choice={choice} />
          {hasFailed && (
            <Note role="status">
              <span>{t('failed')}</span>{' '}
              <Button
                variant="secondary"
                size="small"
                onClick={() => reload([jobFacets.calls.counts.query(facetsQuery(choice, locale))])}
              >
                {t('retry')}
              </Button>
            </Note>
          )}
          <FormField label={t('since')}>
            <Choices name="since" value={choice.since} none={t('anyTime')} options={ageOptions} />
          </FormField>
          <div>
            {choiceGroups.map((group) => (
              <FacetGroup key={group} group={group} choice={choice} facets={facets} />
            ))}
            <PayGroup choice={choice} facets={facets} />
          </div>
        </Groups>
      </Panel>
    </Form>
  );
}
