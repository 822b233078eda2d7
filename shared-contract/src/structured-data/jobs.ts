import type { EntityOf } from '../define-resource';
import type { jobs } from '../resources/jobs';
import { absolute, address, type Thing, makeThing, type ThingContext } from './thing';

type Job = EntityOf<typeof jobs>;

/** An open job with place and description; a job in another state is not a posting. */
export function jobThing(job: Job, context: ThingContext): Thing | null {
  // Search engines take this one text as HTML.
  const summary = job.summary ? `<p>${escapeText(job.summary)}</p>` : '';
  const description = `${summary}${job.description ?? ''}`;
  const places = job.job_locations.map(({ name, country_code }) =>
    makeThing('Place', { address: address({ city: name, country: country_code }) }),
  );
  if (job.status !== 'open' || job.published_at === null || description === '') return null;
  if (places.length === 0 && !job.is_remote) return null;
  return makeThing('JobPosting', {
    title: job.title,
    description,
    datePosted: job.published_at,
    validThrough: job.closes_at,
    url: context.url,
    hiringOrganization: makeThing('Organization', {
      name: job.company.name,
      sameAs: job.company.website,
      logo: absolute(job.company.logo?.url, context),
    }),
    jobLocation: places,
    jobLocationType: job.is_remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: job.is_remote ? applicantPlaces(job) : undefined,
    // Members apply on the page itself.
    directApply: job.apply_url ? undefined : true,
    employmentType: [...new Set(job.job_types.flatMap(({ code }) => code ?? []))],
    baseSalary: salaryOf(job),
  });
}

/** Where a remote worker may live. Search engines ask for a place also where every country is allowed. */
function applicantPlaces({ applicant_countries: countries }: Job): Thing[] {
  if (countries.length === 0) return [makeThing('AdministrativeArea', { name: 'Worldwide' })];
  return countries.map((name) => makeThing('Country', { name }));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function salaryOf({ salary_from, salary_to, currency, salary_period }: Job): Thing | undefined {
  if (currency === null || (salary_from === null && salary_to === null)) return undefined;
  return makeThing('MonetaryAmount', {
    currency,
    value: makeThing('QuantitativeValue', {
      minValue: salary_from,
      maxValue: salary_to,
      unitText: salary_period.toUpperCase(),
    }),
  });
}
