import { useAnswer, useQueries, useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { useState } from 'react';

import { NearMe } from '../../../lib/near-me/near-me';
import { type JobsChoice, jobsPath } from '../jobs-query';
import { placesQuery } from './facets-query';
import { jobFacets } from './job-facets';

/** Filters by the nearest place that has open jobs. All places are requested when the button is pressed. */
export function NearPlaces({ choice }: { readonly choice: JobsChoice }) {
  const { locale } = useScreen();
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useState(false);
  const query = placesQuery(locale);
  useQueries(isPressed ? [jobFacets.calls.counts.query(query)] : []);
  const { answer, status } = useAnswer(jobFacets.calls.counts, query);
  const slugs = answer?.data.flatMap(({ values }) => values.map(({ value }) => value));
  const filterBy = (slug: string) =>
    void navigate(jobsPath({ ...choice, location: [slug], more: '', page: 1 }), { preventScrollReset: true });
  return (
    <NearMe
      slugs={slugs ?? (status === 'rejected' ? [] : null)}
      onPress={() => setIsPressed(true)}
      onPlace={filterBy}
    />
  );
}
