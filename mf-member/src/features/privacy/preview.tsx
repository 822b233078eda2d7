import {
  audiences,
  levelsOpenTo,
  type Audience,
  type Privacy,
  type PrivateField,
  type UserRecord,
} from '@enlace/shared-contract/identity';
import { styled, useTexts } from '@enlace/shared-platform';
import { Avatar, tokens } from '@enlace/shared-ui';
import { useState } from 'react';

import { hasPart, partValue } from '../../lib/part-value';
import { Name, Nothing, Person, ProfileCard } from '../../lib/profile-card.styles';
import { texts } from '../../texts';
import { partGroups } from './part-groups';
import { privacyTexts } from './texts';

const { color, font, radius, space, textSize } = tokens;

export interface PreviewProps {
  readonly user: UserRecord;
  /** The chosen levels, stored or not. */
  readonly levels: Privacy;
}

/** The profile as a visitor, a member or a recruiter sees it with these levels. */
export function Preview({ user, levels }: PreviewProps) {
  const t = useTexts(privacyTexts);
  const common = useTexts(texts);
  const [audience, setAudience] = useState<Audience>('visitor');
  const isShown = (part: PrivateField) =>
    (levelsOpenTo[audience] as readonly string[]).includes(levels[part]) && hasPart(user, part);
  const rows = [...partGroups.about, ...partGroups.place, ...partGroups.contact].filter(isShown);
  return (
    <Panel aria-labelledby="privacy-preview">
      <h2 id="privacy-preview">{t('preview')}</h2>
      <Choices role="group" aria-labelledby="privacy-preview">
        {audiences.map((one) => (
          <button key={one} type="button" aria-pressed={audience === one} onClick={() => setAudience(one)}>
            {t(`audiences.${one}`)}
          </button>
        ))}
      </Choices>
      <ProfileCard aria-live="polite" aria-label={t(`asSeenBy.${audience}`)} role="region">
        <Person>
          <Avatar name={user.name} src={isShown('avatar') ? user.avatar?.url : null} size={56} isDecorative />
          <div>
            <Name>{user.name}</Name>
            {isShown('headline') && <p>{user.headline}</p>}
          </div>
        </Person>
        {rows.length === 0 ? (
          <Nothing>{t('nothing')}</Nothing>
        ) : (
          <dl>
            {rows.map((part) => (
              <div key={part}>
                <dt>{common(`fields.${part}`)}</dt>
                <dd>{partValue(user, part)}</dd>
              </div>
            ))}
          </dl>
        )}
      </ProfileCard>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  min-width: 0;
  > h2 {
    font: 500 ${textSize.h4} / 1.3 ${font.display};
  }
`;

const Choices = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  button {
    flex: 1;
    min-height: 2.5rem;
    padding: 0 ${space[8]};
    border: 0;
    border-radius: calc(${radius.control} - 3px);
    background: none;
    color: ${color.inkSoft};
    font-size: ${textSize.small};
    font-weight: 600;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.ink};
  }
`;
