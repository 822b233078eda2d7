import { useList, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Link, SearchInput, Select } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { Actions } from '../../lib/filter.styles';
import { jobLocations } from '../../lib/job-locations.slice';
import { jobTypes } from '../../lib/job-types.slice';
import { seniorityLevels } from '../../lib/seniority-levels.slice';
import { useFilterForm } from '../../lib/use-filter-form';
import { Fields, Folded, Form } from './jobs-filter.styles';
import {
  areasQuery,
  isDetailed,
  isNarrowed,
  jobOrders,
  type JobsChoice,
  levelsQuery,
  placesQuery,
  typesQuery,
} from './jobs-query';
import { jobsTexts } from './texts';

/** A GET form, so it works without scripts. Less common filters are inside a closed details element. */
export function JobsFilter({ choice }: { readonly choice: JobsChoice }) {
  const t = useTexts(jobsTexts);
  const { locale } = useScreen();
  const filter = useFilterForm('/jobs');
  const areaRows = useList(areas, areasQuery(locale)).rows;
  const levelRows = useList(seniorityLevels, levelsQuery(locale)).rows;
  const typeRows = useList(jobTypes, typesQuery(locale)).rows;
  const placeRows = useList(jobLocations, placesQuery(locale)).rows;
  return (
    <Form key={JSON.stringify(choice)} role="search" {...filter}>
      {choice.company !== '' && <input type="hidden" name="company" value={choice.company} />}
      {choice.perk !== '' && <input type="hidden" name="perk" value={choice.perk} />}
      <Fields>
        <FormField label={t('search')}>
          <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
        </FormField>
        <FormField label={t('area')}>
          <Choice name="area" selectedValue={choice.area} none={t('anyArea')} rows={areaRows.map(bySlug)} />
        </FormField>
        <FormField label={t('level')}>
          <Choice name="seniority" selectedValue={choice.seniority} none={t('anyLevel')} rows={levelRows.map(bySlug)} />
        </FormField>
        <Actions>
          <Button type="submit">{t('show')}</Button>
          {isNarrowed(choice) && <Link to="/jobs">{t('clear')}</Link>}
        </Actions>
      </Fields>
      <Folded open={isDetailed(choice)}>
        <summary>{t('more')}</summary>
        <Fields>
          <FormField label={t('type')}>
            <Choice name="type" selectedValue={choice.type} none={t('anyType')} rows={typeRows.map(byId)} />
          </FormField>
          <FormField label={t('place')}>
            <Choice name="location" selectedValue={choice.location} none={t('anyPlace')} rows={placeRows.map(bySlug)} />
          </FormField>
          <FormField label={t('distance')}>
            <Select name="remote" defaultValue={choice.remote} placeholder={t('anyDistance')}>
              <option value="1">{t('remote')}</option>
              <option value="0">{t('onSite')}</option>
            </Select>
          </FormField>
          <FormField label={t('order')}>
            <Select name="sort" defaultValue={choice.order === 'newest' ? '' : choice.order}>
              {jobOrders.map((order) => (
                <option key={order} value={order === 'newest' ? '' : order}>
                  {t(order)}
                </option>
              ))}
            </Select>
          </FormField>
        </Fields>
      </Folded>
    </Form>
  );
}

interface Entry {
  readonly value: string;
  readonly name: string;
}

const bySlug = ({ slug, name }: { readonly slug: string; readonly name: string }): Entry => ({ value: slug, name });
const byId = ({ id, name }: { readonly id: number; readonly name: string }): Entry => ({ value: String(id), name });

interface ChoiceProps {
  readonly name: string;
  readonly selectedValue: string;
  /** Text of the empty choice. */
  readonly none: string;
  readonly rows: readonly Entry[];
}

/**
 * The key renders the field again when its choices are loaded, so that the selected choice stays. A selected value that
 * is not in the list is added to it.
 */
function Choice({ name, selectedValue, none, rows }: ChoiceProps) {
  const isUnlisted = selectedValue !== '' && !rows.some(({ value }) => value === selectedValue);
  return (
    <Select key={rows.length} name={name} defaultValue={selectedValue} placeholder={none}>
      {isUnlisted && <option value={selectedValue}>{selectedValue}</option>}
      {rows.map((row) => (
        <option key={row.value} value={row.value}>
          {row.name}
        </option>
      ))}
    </Select>
  );
}
