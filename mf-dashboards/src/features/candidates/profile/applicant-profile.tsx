import type { Applicant } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Link, Stack, theme } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';
import type { ReactNode } from 'react';

import { candidatesTexts } from '../texts';
import { Section } from '../../../lib/section';

/** The profile as it was when the application was sent; empty fields are left out. */
export function ApplicantProfile({ applicant }: { readonly applicant: Applicant }) {
  const t = useTexts(candidatesTexts);
  const { list } = useFormats();
  const { email, phone, bio } = applicant;
  const facts: readonly (readonly [name: FieldName, value: ReactNode])[] = [
    ['email', <Link to={`mailto:${email}`}>{email}</Link>],
    ['phone', phone && <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>],
    ['linkedin', outsideLink(applicant.linkedin)],
    ['github', outsideLink(applicant.github)],
    ['website', outsideLink(applicant.website)],
    ['place', [applicant.city, applicant.country].filter(Boolean).join(', ')],
    ['area', applicant.area],
    ['seniority', applicant.seniority],
    ['company', applicant.company],
    ['job_types', list(applicant.job_types)],
    ['languages', list(applicant.languages)],
  ];
  const items = facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, description]) => ({ term: t(`fields.${name}`), description }));
  return (
    <Stack gap={32}>
      <Section title={t('profile.contact')}>
        <DescriptionList items={items} />
      </Section>
      {bio !== null && (
        <Section title={t('fields.bio')}>
          <ResourceTexts>{bio}</ResourceTexts>
        </Section>
      )}
      <Skills title={t('fields.tech_skills')} names={applicant.tech_skills} />
      <Skills title={t('fields.general_skills')} names={applicant.general_skills} />
    </Stack>
  );
}

type FieldName =
  | 'email'
  | 'phone'
  | 'linkedin'
  | 'github'
  | 'website'
  | 'place'
  | 'area'
  | 'seniority'
  | 'company'
  | 'job_types'
  | 'languages';

/** A link to an address of the web; other texts stay texts. */
function outsideLink(address: string | null): ReactNode {
  if (address === null || !/^https?:\/\//i.test(address)) return address;
  return (
    <Link to={address} rel="noopener noreferrer nofollow" target="_blank">
      {address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
    </Link>
  );
}

function Skills({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Section title={title}>
      <Chips>
        {names.map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </Chips>
    </Section>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** Text of a member, with its own lines. */
export const ResourceTexts = styled.p`
  max-width: 44rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
