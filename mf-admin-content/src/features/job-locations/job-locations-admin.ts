import { admin as office } from '../../lib/admin';
import { countries } from '../../lib/countries.slice';
import { jobLocations } from '../../lib/job-locations.slice';
import { jobLocationsTexts } from './texts';

export const admin = office.resource({
  handle: jobLocations,
  path: '/admin/job-locations',
  texts: jobLocationsTexts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'country', edits: 'country_code' },
    { name: 'jobs_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [{ name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' } }],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' }, width: 'half' },
    ],
  },
});
