import { communityPersonColumns } from '../domains/community';
import { editorialPersonColumns } from '../domains/editorial';
import { eventsPersonColumns } from '../domains/events';
import { formsPersonColumns } from '../domains/forms';
import { identityPersonColumns } from '../domains/identity';
import { learningPersonColumns } from '../domains/learning';
import { notificationsPersonColumns } from '../domains/notifications';
import { donationsPersonColumns } from '../domains/donations';
import { membershipsPersonColumns } from '../domains/memberships';
import { packagesPersonColumns } from '../domains/packages';
import { partnersPersonColumns } from '../domains/partners';
import { workPersonColumns } from '../domains/work';
import type { PersonColumn } from '../infrastructure/db/person-column';
import { kitPersonColumns } from '../kit/history/kit-person-columns';

/**
 * Every column that refers to a person. The archive of personal data and the removal of a person use this list, and a
 * test compares it with the database, so that a new column must be entered here.
 */
export const personColumns: readonly PersonColumn[] = [
  ...identityPersonColumns,
  ...workPersonColumns,
  ...learningPersonColumns,
  ...communityPersonColumns,
  ...eventsPersonColumns,
  ...partnersPersonColumns,
  ...editorialPersonColumns,
  ...packagesPersonColumns,
  ...membershipsPersonColumns,
  ...donationsPersonColumns,
  ...formsPersonColumns,
  ...notificationsPersonColumns,
  ...kitPersonColumns,
];

/** Columns whose names suggest a person but that contain none, with the reason. */
export const namelessColumns: Readonly<Record<string, string>> = {
  'users.email_verified_at': 'A time of her own account, emptied with it.',
  'chapters.email': 'The address of a chapter.',
  'capacities.owner_id': 'An event or a ticket.',
  'news.author_sort': 'Follows the name of the account by a trigger, and is emptied with it.',
  'press.author': 'A journalist, as her article names her.',
};
