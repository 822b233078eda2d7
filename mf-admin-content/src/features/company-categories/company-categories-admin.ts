import { admin as office } from '../../lib/admin';
import { companyCategories } from '../../lib/company-categories.slice';
import { companyCategoriesTexts } from './texts';

export const admin = office.resource({
  handle: companyCategories,
  path: '/admin/company-categories',
  texts: companyCategoriesTexts,
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'companies_count', cell: 'number' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  sections: { main: [{ name: 'name', type: 'text' }] },
});
