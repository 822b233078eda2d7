import { useList, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput, Select } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { bySlug, Choices, nameIn } from '../../lib/choices';
import { chipsOf, FilterChips } from '../../lib/filter-chips';
import { Folded } from '../../lib/filter.styles';
import { jobLocations } from '../../lib/job-locations.slice';
import { jobTypes } from '../../lib/job-types.slice';
import { NearMe } from '../../lib/near-me/near-me';
import { seniorityLevels } from '../../lib/seniority-levels.slice';
import { useLiveFilter } from '../../lib/use-live-filter';
import { Fields, Form } from './jobs-filter.styles';
import {
  areasQuery,
  isDetailed,
  jobOrders,
  jobsPath,
  type JobsChoice,
  levelsQuery,
  placesQuery,
  typesQuery,
} from './jobs-query';
import { jobsTexts } from './texts';

export interface JobsFilterProps {
  readonly choice: JobsChoice;
  /** Name of the company that the choice names; empty without one. */
  readonly company: string;
}

/** A GET form, so it works without scripts, and chips of the filters in use. Less common filters are inside a closed details element. */
export function JobsFilter({ choice, company }: JobsFilterProps) {
  const t = useTexts(jobsTexts);
  const { locale } = useScreen();
  const navigate = useNavigate();
  const areaNames = useList(areas, areasQuery(locale)).rows.map(bySlug);
  const levelNames = useList(seniorityLevels, levelsQuery(locale)).rows.map(bySlug);
  const typeNames = useList(jobTypes, typesQuery(locale)).rows.map(byId);
  const placeNames = useList(jobLocations, placesQuery(locale)).rows.map(bySlug);
  const remoteText = { '': '', '1': t('remote'), '0': t('onSite') }[choice.remote];
  const chips = chipsOf(choice, jobsPath, {
    search: choice.search && `“${choice.search}”`,
    area: nameIn(areaNames, choice.area),
    seniority: nameIn(levelNames, choice.seniority),
    type: nameIn(typeNames, choice.type),
    location: nameIn(placeNames, choice.location),
    remote: remoteText,
    company: company && t('at', { company }),
    perk: choice.perk && t('withPerk', { perk: choice.perk.replace(/-/g, ' ') }),
  });
  return (
    <>
      <Form role="search" {...useLiveFilter('/jobs')}>
        {choice.company !== '' && <input type="hidden" name="company" value={choice.company} />}
        {choice.perk !== '' && <input type="hidden" name="perk" value={choice.perk} />}
        <Fields>
          <FormField label={t('search')}>
            <SearchInput label="" name="search" maxLength={200} defaultValue={choice.search} />
          </FormField>
          <FormField label={t('area')}>
            <Choices name="area" value={choice.area} none={t('anyArea')} options={areaNames} />
          </FormField>
          <FormField label={t('level')}>
            <Choices name="seniority" value={choice.seniority} none={t('anyLevel')} options={levelNames} />
          </FormField>
          <noscript>
            <Button type="submit">{t('show')}</Button>
          </noscript>
        </Fields>
        <Folded open={isDetailed(choice)}>
          <summary>{t('more')}</summary>
          <Fields>
            <FormField label={t('type')}>
              <Choices name="type" value={choice.type} none={t('anyType')} options={typeNames} />
            </FormField>
            <FormField label={t('place')}>
              <Choices name="location" value={choice.location} none={t('anyPlace')} options={placeNames} />
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
        <NearMe
          slugs={placeNames.map(([slug]) => slug)}
          onPlace={(slug) =>
            void navigate(jobsPath({ ...choice, location: slug, page: 1 }), { preventScrollReset: true })
          }
        />
      </Form>
      <FilterChips chips={chips} bare="/jobs" />
    </>
  );
}

const byId = ({ id, name }: { readonly id: number; readonly name: string }) => [String(id), name] as const;
