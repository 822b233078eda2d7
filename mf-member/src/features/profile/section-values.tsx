import type { UserRecord } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { sectionFields, type SectionField, type SectionName } from '../../lib/sections/section';
import { texts } from '../../texts';
import { Chips, Field, Fields, Nothing } from './profile-section.styles';

const wideFields: readonly SectionField[] = [
  'headline',
  'bio',
  'job_types',
  'tech_skills',
  'general_skills',
  'languages',
];

export interface SectionValuesProps {
  readonly section: SectionName;
  readonly user: UserRecord;
}

/** The stored values of a section. */
export function SectionValues({ section, user }: SectionValuesProps) {
  const t = useTexts(texts);
  return (
    <Fields>
      {sectionFields[section].filter(hasPlace(user)).map((name) => {
        const value = valueOf(name, user);
        return (
          <Field key={name} $isWide={wideFields.includes(name)}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{value === null || value === '' ? <Nothing>{t('empty')}</Nothing> : value}</dd>
          </Field>
        );
      })}
    </Fields>
  );
}

/** Not all countries have states. */
const hasPlace =
  ({ country_state: state }: UserRecord) =>
  (name: SectionField): boolean =>
    name !== 'state_id' || state !== null;

function valueOf(name: SectionField, user: UserRecord): ReactNode {
  switch (name) {
    case 'area_id':
      return user.area?.name ?? null;
    case 'seniority_id':
      return user.seniority?.name ?? null;
    case 'state_id':
      return user.country_state?.name ?? null;
    case 'job_title_id':
      return user.job_title?.name ?? null;
    case 'country_code':
      return user.country;
    case 'chapter_id':
      return chapterLink(user.chapter);
    case 'linkedin':
    case 'website':
    case 'github':
      return addressLink(user[name]);
    case 'job_types':
    case 'general_skills':
    case 'tech_skills':
    case 'languages':
      return user[name].length === 0 ? null : <Names rows={user[name]} />;
    default:
      return user[name];
  }
}

function Names({ rows }: { readonly rows: readonly { readonly id: number; readonly name: string }[] }) {
  return (
    <Chips>
      {rows.map(({ id, name }) => (
        <li key={id}>
          <Badge tone="teal">{name}</Badge>
        </li>
      ))}
    </Chips>
  );
}

function chapterLink(chapter: UserRecord['chapter']): ReactNode {
  if (chapter === null) return null;
  return chapter.slug === undefined ? chapter.name : <Link to={`/chapters/${chapter.slug}`}>{chapter.name}</Link>;
}

function addressLink(address: string | null): ReactNode {
  if (address === null || address === '') return null;
  return <Link to={address}>{address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</Link>;
}
