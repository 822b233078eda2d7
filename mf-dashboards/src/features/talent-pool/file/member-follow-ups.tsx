import type { FollowUp, PoolMember } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Stack, Text, theme } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { wordDay } from '../../../lib/talent/days';
import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import type { OwnCompanies } from '../state/own-companies';
import { FollowUpForm } from './follow-up-form';

export interface MemberFollowUpsProps {
  readonly id: PoolMember['id'];
  /** Open ones. */
  readonly followUps: readonly FollowUp[];
  readonly companies: OwnCompanies;
}

/** When a recruiter or a company turns to the member again. */
export function MemberFollowUps({ id, followUps, companies }: MemberFollowUpsProps) {
  const t = useTexts(talentTexts);
  const formats = useFormats();
  const { start, error } = useCall(talent.calls.finishFollowUp, `finish of ${id}`);
  const [editedFollowUp, setEdited] = useState<FollowUp | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone afterwards.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const ownIds = companies.rows?.map((company) => company.id) ?? [];
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {t('followUp.title')}
      </h3>
      <Stack gap={12} align="start">
        {followUps.length === 0 && editedFollowUp === null && (
          <Text size="small" tone="soft">
            {t('followUp.none')}
          </Text>
        )}
        {followUps.map((followUp) => {
          const { visibility, company, word, due_on: day } = followUp;
          const date = wordDay(formats, day);
          return (
            <Entry key={followUp.id}>
              <strong>{t('followUp.due', { date })}</strong>
              {word !== null && <span>{word}</span>}
              {visibility === 'company' && <small>{t('followUp.ofCompany', { company: company.name })}</small>}
              <span>
                <Button
                  size="small"
                  variant="secondary"
                  iconBefore="check"
                  onClick={() => {
                    focusHeading();
                    start(followUp.id);
                  }}
                >
                  {t('followUp.done')}
                </Button>{' '}
                {ownIds.includes(company.id) && (
                  <Button size="small" variant="ghost" onClick={() => setEdited(followUp)}>
                    {t('followUp.change')}
                  </Button>
                )}
              </span>
            </Entry>
          );
        })}
        {error !== null && <Text role="alert">{error.message || t('failed')}</Text>}
        {editedFollowUp === null && ownIds.length > 0 && (
          <Button size="small" variant="secondary" iconBefore="calendar" onClick={() => setEdited('new')}>
            {t('followUp.set')}
          </Button>
        )}
      </Stack>
      {editedFollowUp !== null && (
        <FollowUpForm
          key={editedFollowUp === 'new' ? 'new' : editedFollowUp.id}
          id={id}
          followUp={editedFollowUp === 'new' ? null : editedFollowUp}
          companies={companies}
          onClose={() => {
            setEdited(null);
            focusHeading();
          }}
        />
      )}
    </div>
  );
}

const Entry = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
`;
