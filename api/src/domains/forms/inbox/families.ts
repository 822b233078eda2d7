import {
  companyFormEntries,
  contactFormEntries,
  type FormFamilyName,
  investorFormEntries,
  pressFormEntries,
  type Resource,
  sponsorFormEntries,
} from '@enlace/shared-contract';

/** The resource of each family; the audit contains its name. */
export const familyResources: Readonly<Record<FormFamilyName, Resource>> = {
  press: pressFormEntries,
  investor: investorFormEntries,
  contact: contactFormEntries,
  company: companyFormEntries,
  sponsors: sponsorFormEntries,
};
