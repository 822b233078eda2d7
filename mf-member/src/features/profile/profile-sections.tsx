import type { User } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import type { texts as en } from '../../locales/en';
import { texts } from '../../texts';
import { Field, Fields, Nothing, Section, SectionTitle } from './profile-sections.styles';

const languages = { en: 'English', es: 'Español', pt: 'Português' } as const;

type Entry = readonly [field: keyof (typeof en)['fields'], value: ReactNode];

/** All stored data of this user, by section. */
export function ProfileSections({ user }: { readonly user: User }) {
  const t = useTexts(texts);
  const { chapter, linkedin } = user;
  const home =
    chapter &&
    (chapter.slug === undefined ? chapter.name : <Link to={`/chapters/${chapter.slug}`}>{chapter.name}</Link>);
  const sections: readonly (readonly [name: 'about' | 'work' | 'place' | 'account', entries: readonly Entry[]])[] = [
    [
      'about',
      [
        ['first_name', user.first_name],
        ['last_name', user.last_name],
        ['headline', user.headline],
        ['bio', user.bio],
      ],
    ],
    [
      'work',
      [
        ['area', user.area?.name],
        ['seniority', user.seniority?.name],
        ['linkedin', linkedin && <Link to={linkedin}>{linkedin.replace(/^https?:\/\/(www\.)?/, '')}</Link>],
      ],
    ],
    [
      'place',
      [
        ['city', user.city],
        ['country', user.country],
        ['chapter', home],
      ],
    ],
    [
      'account',
      [
        ['email', `${user.email} (${t(user.is_verified ? 'verified' : 'unverified')})`],
        ['provider', t(user.is_social ? 'providers.linkedin' : 'providers.password')],
        ['locale', <span lang={user.locale}>{languages[user.locale]}</span>],
      ],
    ],
  ];
  return sections.map(([name, entries]) => (
    <Section key={name} aria-labelledby={`profile-${name}`}>
      <SectionTitle id={`profile-${name}`}>{t(`sections.${name}`)}</SectionTitle>
      <Fields>
        {entries.map(([field, value]) => (
          <Field key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>{value === null || value === undefined || value === '' ? <Nothing>{t('empty')}</Nothing> : value}</dd>
          </Field>
        ))}
      </Fields>
    </Section>
  ));
}
