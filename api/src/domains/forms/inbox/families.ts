import {
  companyFormEntries,
  contactFormEntries,
  type FormFamilyName,
  investorFormEntries,
  pressFormEntries,
  type Resource,
  sponsorFormEntries,
} from '@enlace/shared-contract';

/** The resource that a family's entries are read and deleted by; the audit calls them by its name. */
export const familyResources: Readonly<Record<FormFamilyName, Resource>> = {
  press: pressFormEntries,
  investor: investorFormEntries,
  contact: contactFormEntries,
  company: companyFormEntries,
  sponsors: sponsorFormEntries,
};
