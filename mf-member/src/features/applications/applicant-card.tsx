import type { Applicant } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { Avatar, Badge, Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { texts } from '../../texts';
import { Card, Chips, Contact, Fields, Name, Person } from './applicant-card.styles';
import { applicationTexts } from './texts';

/** What a company sees of a member; empty fields are left out. */
export function ApplicantCard({ applicant }: { readonly applicant: Applicant }) {
  const t = useTexts(applicationTexts);
  const common = useTexts(texts);
  const { name, headline, avatar, bio, area, seniority, company, email, phone } = applicant;
  const place = [applicant.city, applicant.country].filter(Boolean).join(', ');
  return (
    <Card>
      <Person>
        <Avatar name={name} src={avatar?.url} size={56} isDecorative />
        <div>
          <Name>{name}</Name>
          {headline !== null && <p>{headline}</p>}
        </div>
      </Person>
      <Fields>
        <Row name={common('fields.bio')} value={bio} />
        <Row name={common('fields.area')} value={area} />
        <Row name={common('fields.seniority')} value={seniority} />
        <Row name={common('fields.company')} value={company} />
        <Row name={t('applicant.place')} value={place} />
        <Row name={common('fields.job_types')} value={chipsOf(applicant.job_types)} />
        <Row name={common('fields.tech_skills')} value={chipsOf(applicant.tech_skills)} />
        <Row name={common('fields.general_skills')} value={chipsOf(applicant.general_skills)} />
        <Row name={common('fields.languages')} value={chipsOf(applicant.languages)} />
        <Row name={common('fields.linkedin')} value={linkOf(applicant.linkedin)} />
        <Row name={common('fields.website')} value={linkOf(applicant.website)} />
        <Row name={common('fields.github')} value={linkOf(applicant.github)} />
      </Fields>
      <Contact>
        <h3>{t('applicant.contact')}</h3>
        <Fields>
          <Row name={common('fields.email')} value={email} />
          <Row name={common('fields.phone')} value={phone} />
        </Fields>
      </Contact>
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: ReactNode;
}

function Row({ name, value }: RowProps) {
  if (value === null || value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function chipsOf(names: readonly string[]): ReactNode {
  if (names.length === 0) return null;
  return (
    <Chips>
      {names.map((name) => (
        <li key={name}>
          <Badge tone="teal">{name}</Badge>
        </li>
      ))}
    </Chips>
  );
}

/** Opens in another tab, so that words that are being typed stay. */
function linkOf(address: string | null): ReactNode {
  if (address === null || address === '') return null;
  return (
    <Link to={address} target="_blank">
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </Link>
  );
}
