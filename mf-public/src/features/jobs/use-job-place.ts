import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';

import { countryName } from '../../lib/place';
import { jobsTexts } from './texts';
import type { JobRow } from './types';

/** The place of a job in one line. Only records, not list rows, contain the allowed countries. */
export function useJobPlace(
  job: Pick<JobRow, 'job_locations' | 'is_remote'> & { readonly applicant_countries?: readonly string[] },
): string {
  const t = useTexts(jobsTexts);
  const { list } = useFormats();
  const { locale } = useLocale();
  const places = job.job_locations.map(({ name }) => name);
  const countries = (job.applicant_countries ?? []).map((code) => countryName(code, locale));
  if (places.length === 0) {
    if (!job.is_remote) return t('noPlace');
    return countries.length === 0 ? t('anywhere') : t('remoteFrom', { places: list(countries) });
  }
  const place = places.length > 3 ? `${places.slice(0, 2).join(', ')} +${places.length - 2}` : places.join(', ');
  return job.is_remote ? t('orRemote', { place }) : place;
}
