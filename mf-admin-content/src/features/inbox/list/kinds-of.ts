import type { FormFamilyName, FormKind } from '@enlace/shared-contract/forms';

/** The forms whose entries belong to a family. */
export function kindsOf(family: FormFamilyName): readonly FormKind[] {
  return kinds[family];
}

const kinds: Readonly<Record<FormFamilyName, readonly FormKind[]>> = {
  contact: ['contact_us'],
  company: ['company_registration', 'company_perk'],
  sponsors: ['sponsor_contact', 'sponsor_recruiter_account'],
  press: ['press_interview', 'press_invitation'],
  investor: ['investor_contact'],
  take_part: ['chapter_start', 'talk_proposal', 'hosting_offer', 'volunteering'],
  incident: ['incident_report'],
};
