import { isAppError } from '@enlace/shared-contract/errors';
import { people as peopleContract, type UserRecord } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { createResource, isCancelled, noticeShown, useList, useNeeds, useScreen } from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import { Avatar, Link, Text, tokens } from '@enlace/shared-ui';
import { Switch } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useSaveMe } from '../../lib/me';
import { Section, SectionHead } from '../../lib/page.styles';
import { texts } from '../../texts';
import { privacyTexts } from './texts';

/** Without the token: the page as visitors see it. */
export const people = createResource('member', peopleContract);

/** People of the same name; their pages are found by nothing else. */
const pagesQuery = (name: string, lang: Locale) => ({ search: name, page: 1, per_page: 50, lang });

/** Consent to a public page, for users whose name is on the site, and the page as visitors find it. */
export function OwnPage({ user }: { readonly user: UserRecord }) {
  const t = useTexts(privacyTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const save = useSaveMe('page');
  const [wantedValue, setWantedValue] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const handleChange = async (hasPage: boolean) => {
    setFailure(null);
    setWantedValue(hasPage);
    try {
      await save(user.id, { has_page: hasPage });
      dispatch(noticeShown({ kind: 'success', text: common('edit.saved') }));
    } catch (error) {
      if (isCancelled(error)) return;
      setFailure((isAppError(error) && error.userMessage) || common('failed'));
    }
    setWantedValue(null);
  };
  return (
    <Section aria-labelledby="privacy-page">
      <SectionHead>
        <h2 id="privacy-page">{t('page.title')}</h2>
      </SectionHead>
      <Content>
        <Switch
          checked={wantedValue ?? user.has_page}
          hint={t('page.hint')}
          isDisabled={wantedValue !== null}
          onChange={({ target }) => void handleChange(target.checked)}
        >
          {t('page.switch')}
        </Switch>
        {failure !== null && (
          <Text role="alert" tone="danger">
            {failure}
          </Text>
        )}
        {user.has_page && <PageCard user={user} />}
      </Content>
    </Section>
  );
}

function PageCard({ user }: { readonly user: UserRecord }) {
  const t = useTexts(privacyTexts);
  const { locale } = useScreen();
  const query = pagesQuery(user.name, locale);
  useNeeds([people.list(query)]);
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
