import { areas, tags } from '@enlace/shared-contract/community';
import { companies, perks } from '@enlace/shared-contract/partners';
import {
  jobAreaFields,
  jobLocations,
  jobs,
  jobStatuses,
  jobTitles,
  jobTypes,
  salaryPeriods,
  seniorityLevels,
  workplaces,
} from '@enlace/shared-contract/work';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { countryChoices } from '../../lib/country-choices';
import { findOwnOnly, hasOwnJobsOnly } from './has-own-jobs-only';
import { jobPanels } from './job-panels';
import { jobTones } from './job-tones';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/jobs', en, {
  es: () => import(/* webpackChunkName: "jobs-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "jobs-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: jobs,
  texts,
  columns: [
    { name: 'title', detail: (row) => row.company.name, edits: 'title' },
    { name: 'status', cell: 'badge', tones: jobTones },
    { name: 'workplace', cell: 'badge', edits: 'workplace' },
    { name: 'job_locations', cell: 'names', isMinor: true },
    { name: 'published_at', cell: 'date', edits: 'published_at', isMinor: true },
    { name: 'closes_at', cell: 'date', edits: 'closes_at' },
  ],
  opening: (viewer) => (hasOwnJobsOnly(viewer) ? 'is_own=1&sort=own_first&order=desc' : undefined),
  filters: [
    { name: 'is_own', type: 'choice', choices: ['1', '0'] },
    { name: 'status', type: 'choice', choices: jobStatuses },
    { name: 'seniority', type: 'lookup', from: { of: seniorityLevels, store: 'slug' } },
  ],
  sections: {
    main: [
      { name: 'company_id', type: 'reference', of: companies, from: 'company', width: 'half', narrows: findOwnOnly },
      { name: 'workplace', type: 'choice', choices: workplaces, width: 'half' },
      { name: 'apply_url', type: 'url' },
    ],
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'description', type: 'richText' },
    ],
    time: [
      { name: 'published_at', type: 'instant', width: 'half' },
      { name: 'closes_at', type: 'instant', width: 'half' },
    ],
    pay: [
      { name: 'salary_from', type: 'number', width: 'half' },
      { name: 'salary_to', type: 'number', width: 'half' },
      { name: 'currency', type: 'text', width: 'half' },
      { name: 'salary_period', type: 'choice', choices: salaryPeriods, width: 'half' },
    ],
    place: [
      { name: 'job_locations', type: 'relation', of: jobLocations },
      { name: 'applicant_countries', type: 'choices', choices: countryChoices },
    ],
    sorting: [
      { name: 'job_types', type: 'relation', of: jobTypes, width: 'half' },
      { name: 'seniority_levels', type: 'relation', of: seniorityLevels, width: 'half' },
      { name: 'job_titles', type: 'relation', of: jobTitles, width: 'half' },
      { name: 'job_tags', type: 'relation', of: tags, width: 'half' },
      { name: 'job_perks', type: 'relation', of: perks, width: 'half' },
      ...jobAreaFields.map((name) => ({ name, type: 'relation' as const, of: areas, width: 'half' as const })),
    ],
    picture: [{ name: 'cover', type: 'image' }],
  },
  panels: jobPanels,
});
