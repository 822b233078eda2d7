import type { RoleName } from '@enlace/shared-contract/access';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Agenda, Row } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { HomeList } from './home-list';
import { founders, investors, newestQuery } from './home-lists';
import { HomeSection } from './home-section';
import { RecruiterPart } from './recruiter-part';

/** What each role came for: companies and candidates, founders, investors, or ways to help. */
export function RoleParts({ user }: { readonly user: UserRecord }) {
  const has = (name: RoleName) => user.roles.some((role) => role.name === name);
  return (
    <>
      {has('recruiters') && <RecruiterPart company={user.company} />}
      {has('investors') && <Founders />}
      {has('founders') && <Investors />}
      {has('allies') && <WaysToHelp />}
    </>
  );
}

function Founders() {
  const t = useTexts(continueTexts);
  const { locale } = useScreen();
  return (
    <HomeList
      title={t('founders.title')}
      all={{ to: '/founders', label: t('founders.all') }}
      handle={founders}
      query={newestQuery(locale)}
      none={null}
    >
      {({ id, name, slug, company, headline, city, country }) => (
        <Row key={id}>
          <Link to={slug ? `/people/${slug}` : `/founders?search=${encodeURIComponent(name)}`} variant="cover">
            {name}
          </Link>
          <p>{[company ?? headline, city, country].filter(Boolean).join(' · ')}</p>
        </Row>
      )}
    </HomeList>
  );
}

function Investors() {
  const t = useTexts(continueTexts);
  const { locale } = useScreen();
  return (
    <HomeList
      title={t('investors.title')}
      all={{ to: '/investors', label: t('investors.all') }}
      handle={investors}
      query={newestQuery(locale)}
      none={null}
    >
      {({ id, name, slug, summary }) => (
        <Row key={id}>
          <Link to={`/investors?search=${encodeURIComponent(name)}#${slug}`} variant="cover">
            {name}
          </Link>
          {summary !== null && <p>{summary}</p>}
        </Row>
      )}
    </HomeList>
  );
}

const waysToHelp = ['volunteer', 'talk', 'host'] as const;

function WaysToHelp() {
  const t = useTexts(continueTexts);
  return (
    <HomeSection title={t('help.title')} all={{ to: '/chapters', label: t('help.all') }}>
      <Agenda as="ul">
        {waysToHelp.map((way) => (
          <Row key={way}>
            <Link to={`/take-part/${way}`} variant="cover">
              {t(`help.${way}`)}
            </Link>
            <p>{t(`help.${way}Hint`)}</p>
          </Row>
        ))}
      </Agenda>
    </HomeSection>
  );
}
