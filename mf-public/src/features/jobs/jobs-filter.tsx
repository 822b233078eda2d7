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

/** A GET form, so it works from its address alone; what is asked for less often is folded away. */
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
          <Choice name="area" chosen={choice.area} none={t('anyArea')} rows={areaRows.map(bySlug)} />
        </FormField>
        <FormField label={t('level')}>
          <Choice name="seniority" chosen={choice.seniority} none={t('anyLevel')} rows={levelRows.map(bySlug)} />
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
            <Choice name="type" chosen={choice.type} none={t('anyType')} rows={typeRows.map(byId)} />
          </FormField>
          <FormField label={t('place')}>
            <Choice name="location" chosen={choice.location} none={t('anyPlace')} rows={placeRows.map(bySlug)} />
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
  readonly chosen: string;
  /** The choice of nothing. */
  readonly none: string;
  readonly rows: readonly Entry[];
}

/** Drawn anew when the names arrive, so that the choice stays chosen; one that is not listed is offered too. */
function Choice({ name, chosen, none, rows }: ChoiceProps) {
  const isUnlisted = chosen !== '' && !rows.some(({ value }) => value === chosen);
  return (
    <Select key={rows.length} name={name} defaultValue={chosen} placeholder={none}>
      {isUnlisted && <option value={chosen}>{chosen}</option>}
      {rows.map((row) => (
        <option key={row.value} value={row.value}>
          {row.name}
        </option>
      ))}
    </Select>
  );
}
