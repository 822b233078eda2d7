import type { FormFamilyName } from '../endpoints/forms-inbox';
import type { Resource } from '../define-resource';
import {
  companyFormEntries,
  contactFormEntries,
  incidentFormEntries,
  investorFormEntries,
  pressFormEntries,
  sponsorFormEntries,
  takePartFormEntries,
} from './form-entries';

/** The resource of each family of form entries; the audit contains its name. */
export const familyResources = {
  press: pressFormEntries,
  investor: investorFormEntries,
  contact: contactFormEntries,
  company: companyFormEntries,
  sponsors: sponsorFormEntries,
  take_part: takePartFormEntries,
  incident: incidentFormEntries,
} as const satisfies Readonly<Record<FormFamilyName, Resource>>;
