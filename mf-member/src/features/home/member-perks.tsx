import type { RoleName } from '@enlace/shared-contract/access';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { useScreen } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { Row } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { HomeList } from './home-list';
import { perks, perksQuery } from './home-lists';

/** Roles whose users have the perks of members. */
const perkRoles: readonly RoleName[] = ['latinas', 'allies', 'founders', 'investors'];

/** The newest perks of members; nothing for other roles. */
export function MemberPerks({ roles }: Pick<UserRecord, 'roles'>) {
  const t = useTexts(continueTexts);
  const { date } = useFormats();
  const { locale } = useScreen();
  if (!roles.some(({ name }) => perkRoles.some((role) => role === name))) return null;
  return (
    <HomeList
      title={t('perks.title')}
      all={{ to: '/perks', label: t('perks.all') }}
      handle={perks}
      query={perksQuery(locale)}
      none={null}
    >
      {(perk) => (
        <Row key={perk.id}>
          <Link to="/perks" variant="cover">
            {perk.name}
          </Link>
          <p>
            {[
              perk.partner,
              perk.benefit,
              ...(perk.ends_on === null
                ? []
                : [t('perks.until', { date: date(perk.ends_on, { dateStyle: 'medium', timeZone: 'UTC' }) })]),
            ].join(' · ')}
          </p>
        </Row>
      )}
    </HomeList>
  );
}
