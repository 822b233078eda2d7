import { useNotices } from '@enlace/shared-admin';
import type { DashboardShare } from '@enlace/shared-contract/dashboards';
import { toErrorView, useRead, useRunCall } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import type { Catalogue } from '../state/dashboards.slice';
import { marksWork } from '../state/marks.slice';
import { useTaskTexts } from './use-task-texts';

/** The viewer's links that are still open; each can be ended. */
export function OwnShares({ catalogue }: { readonly catalogue: Catalogue }) {
  const t = useTaskTexts();
  const { date } = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const runCall = useRunCall();
  const { answer } = useRead(marksWork.calls.shares, undefined);
  const [endedIds, setEndedIds] = useState<readonly number[]>([]);
  if (answer === null || (answer.length === 0 && endedIds.length === 0)) return null;
  const shares = answer.filter(({ id }) => !endedIds.includes(id));
  const nameOf = ({ dataset }: DashboardShare) =>
    dataset === null ? t('share.page') : (catalogue.data.find(({ name }) => name === dataset)?.title ?? dataset);
  const end = async ({ id }: DashboardShare) => {
    try {
      await runCall(marksWork.calls.endShare, id, `share ${id}`);
    } catch (failure) {
      // Another tab has ended it and time has deleted it.
      if (toErrorView(failure).code !== 'NOT_FOUND') return showFailure(failure, t('failed'));
    }
    // At once, so that a second press has nothing to end.
    setEndedIds((ids) => [...ids, id]);
    showSuccess(t('share.ended'));
  };
  return (
    <section>
      <Title>{t('share.list')}</Title>
      {shares.length === 0 && <p>{t('share.none')}</p>}
      <Rows>
        {shares.map((share) => (
          <li key={share.id}>
            <span>{t('share.until', { name: nameOf(share), day: date(share.expires_at) })}</span>
            <Button
              size="small"
              variant="ghost"
              aria-label={t('share.endOf', { name: nameOf(share) })}
              onClick={() => void end(share)}
            >
              {t('share.end')}
            </Button>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const Title = styled.h3`
  font: 600 ${theme.textSize.small} / 1.4 ${theme.font.text};
`;

const Rows = styled.ul`
  display: grid;
  li {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.textSize.small};
  }
`;
