import type { UserRecord } from '@enlace/shared-contract/identity';
import type { PoolField } from '@enlace/shared-contract/talent-pool';
import { styled, useTexts } from '@enlace/shared-platform';
import { Avatar, Text, tokens } from '@enlace/shared-ui';

import { Name, Nothing, Person, ProfileCard } from '../../../lib/profile-card.styles';
import { poolTexts } from '../texts';
import { isYears, type PoolChoices } from './pool-choices';
import { hasValue, poolValue } from './pool-value';

/** Parts that are lines of the card; name, picture and headline are its head. */
const lineFields = ['place', 'area', 'seniority', 'skills', 'languages', 'job_types', 'bio', 'links'] as const;

export interface PreviewProps {
  readonly user: UserRecord;
  /** Stored or not. */
  readonly choices: PoolChoices;
}

/** The entry of the pool with these choices, as a company sees it. */
export function Preview({ user, choices }: PreviewProps) {
  const t = useTexts(poolTexts);
  return (
    <Panel>
      <h2 id="pool-preview">{t('preview.title')}</h2>
      <ProfileCard role="region" aria-labelledby="pool-preview" aria-live="polite">
        {choices.is_listed ? <Entry user={user} choices={choices} /> : <Nothing>{t('preview.off')}</Nothing>}
      </ProfileCard>
    </Panel>
  );
}

function Entry({ user, choices }: PreviewProps) {
  const t = useTexts(poolTexts);
  const isShown = (field: PoolField) => choices.shows.includes(field) && hasValue(user, field);
  // A hidden name must not be readable from the initials of the picture either.
  const name = isShown('name') ? user.name : t('preview.hiddenName');
  const years = choices.years.trim();
  const lines = [
    ...lineFields
      .filter(isShown)
      .map((field) => ({ key: field, label: t(`fields.${field}`), value: poolValue(user, field) })),
    ...(years !== '' && isYears(years) ? [{ key: 'years', label: t('years.label'), value: years }] : []),
    ...(choices.availability === null
      ? []
      : [
          {
            key: 'availability',
            label: t('availability.short'),
            value: t(`availability.${choices.availability}`),
          },
        ]),
  ];
  return (
    <>
      <Person>
        <Avatar name={name} src={isShown('avatar') ? user.avatar?.url : null} size={56} isDecorative />
        <div>
          <Name>{name}</Name>
          {isShown('headline') && <p>{user.headline}</p>}
        </div>
      </Person>
      {lines.length === 0 ? (
        <Nothing>{t('preview.nothing')}</Nothing>
      ) : (
        <dl>
          {lines.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Text size="small" tone="soft">
        {t(choices.allows_contact ? 'preview.contact' : 'preview.noContact')}
      </Text>
    </>
  );
}

const { font, space, textSize } = tokens;

const Panel = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  min-width: 0;
  > h2 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
`;
