import { people as peopleContract, type UserRecord } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { createResource, useList, useQueries, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Avatar, Link, Text, tokens } from '@enlace/shared-ui';

import { Section, SectionHead } from '../../lib/page.styles';
import { ConsentSwitch } from './consent-switch';
import { privacyTexts } from './texts';

/** Without the token: the page as visitors see it. */
export const people = createResource('member', peopleContract);

/** People of the same name; their pages are found by nothing else. */
const pagesQuery = (name: string, lang: Locale) => ({ search: name, page: 1, per_page: 50, lang });

/** Consent to a public page, for users whose name is on the site, and the page as visitors find it. */
export function OwnPage({ user }: { readonly user: UserRecord }) {
  const t = useTexts(privacyTexts);
  return (
    <Section aria-labelledby="privacy-page">
      <SectionHead>
        <h2 id="privacy-page">{t('page.title')}</h2>
      </SectionHead>
      <Content>
        <ConsentSwitch user={user} field="has_page" label={t('page.switch')} hint={t('page.hint')} />
        {user.has_page && <PageCard user={user} />}
      </Content>
    </Section>
  );
}

/** Consent to be shown among the members on the page of the chapter. */
export function InChapter({ user }: { readonly user: UserRecord }) {
  const t = useTexts(privacyTexts);
  const { chapter } = user;
  return (
    <Section aria-labelledby="privacy-chapter">
      <SectionHead>
        <h2 id="privacy-chapter">{t('chapter.title')}</h2>
      </SectionHead>
      <Content>
        <ConsentSwitch user={user} field="is_shown_in_chapter" label={t('chapter.switch')} hint={t('chapter.hint')} />
        {user.is_shown_in_chapter &&
          (chapter === null ? (
            <Text size="small" tone="soft">
              {t('chapter.none')}
            </Text>
          ) : (
            <Link to={`/chapters/${chapter.slug}`}>{t('chapter.open', { name: chapter.name })}</Link>
          ))}
      </Content>
    </Section>
  );
}

function PageCard({ user }: { readonly user: UserRecord }) {
  const t = useTexts(privacyTexts);
  const { locale } = useScreen();
  const query = pagesQuery(user.name, locale);
  useQueries([people.list(query)]);
  const { rows, status } = useList(people, query);
  const page = rows.find(({ id }) => id === user.id);
  if (page === undefined) {
    return status === 'fulfilled' ? (
      <Text size="small" tone="soft">
        {t('page.none')}
      </Text>
    ) : null;
  }
  const place = [page.city, page.country].filter(Boolean).join(', ');
  return (
    <Card>
      <Avatar name={page.name} src={page.avatar?.url} size={56} isDecorative />
      <div>
        <strong>{page.name}</strong>
        {page.headline !== null && <p>{page.headline}</p>}
        {place !== '' && <p>{place}</p>}
        <Link to={`/people/${page.slug}`}>{t('page.open')}</Link>
      </div>
    </Card>
  );
}

const { color, font, radius, space, textSize } = tokens;

const Content = styled.div`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
`;

const Card = styled.div`
  display: flex;
  gap: ${space[16]};
  align-items: start;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  > div {
    min-width: 0;
  }
  strong {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
  a {
    display: inline-block;
    margin-top: ${space[8]};
  }
`;
