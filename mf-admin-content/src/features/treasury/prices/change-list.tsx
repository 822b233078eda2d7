import { lazyPart } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { type ListedPriceChange, priceChangeCalls, priceMoveStates } from '@enlace/shared-contract/memberships';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, Cluster, ErrorState, Heading, ProgressBar, Skeleton, Text, theme } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { priceChanges } from './price-changes.slice';
import { priceChangeTexts } from './texts';
import { usePrice } from './use-price';

const WithdrawDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "price-changes-dialogs" */ './withdraw-dialog')).WithdrawDialog,
}));

/** The latest price changes with their progress. */
export function ChangeList() {
  const t = useTexts(priceChangeTexts);
  const reload = useReload();
  const { viewer } = useScreen();
  const { status, answer, error } = useAnswer(priceChanges.calls.list, undefined);
  const [openChange, setOpenChange] = useState<ListedPriceChange | null>(null);
  const mayEdit = mayCall(viewer, priceChangeCalls.withdrawPriceChange.access);
  return (
    <section>
      <Heading level={2} size="h3">
        {t('changes')}
      </Heading>
      {status === 'rejected' && (
        <ErrorState title={t('failed.title')} onRetry={() => reload([priceChanges.calls.list.query(undefined)])}>
          {error?.message || t('failed.hint')}
        </ErrorState>
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={3} />}
      {answer?.length === 0 && <Text tone="soft">{t('noChanges')}</Text>}
      {answer !== null && answer.length > 0 && (
        <List>
          {answer.map((change) => (
            <li key={change.id}>
              <Change change={change} onWithdraw={mayEdit ? () => setOpenChange(change) : undefined} />
            </li>
          ))}
        </List>
      )}
      <Suspense fallback={null}>
        {openChange !== null && <WithdrawDialog change={openChange} onClose={() => setOpenChange(null)} />}
      </Suspense>
    </section>
  );
}

const tones = { running: 'warning', finished: 'success', withdrawn: 'neutral' } as const;

interface ChangeProps {
  readonly change: ListedPriceChange;
  /** Missing without the right. */
  readonly onWithdraw: (() => void) | undefined;
}

function Change({ change, onWithdraw }: ChangeProps) {
  const t = useTexts(priceChangeTexts);
  const { date } = useFormats();
  const price = usePrice();
  const day = (instant: string) => date(instant, { dateStyle: 'medium' });
  const { amount, package_price: presentPrice, members, state, reason, first_at: first, last_at: last } = change;
  const plan = change.package.name;
  const isRunning = state === 'running';
  const count = members.planned + members.announced + members.applied;
  return (
    <>
      <Cluster gap={12}>
        <strong>{t('change', { plan, amount: price(amount, change) })}</strong>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </Cluster>
      <Text size="small">
        {priceMoveStates
          .filter((name) => members[name] > 0)
          .map((name) => t(`members.${name}`, { count: members[name] }))
          .join(' · ')}
      </Text>
      {isRunning && count > 0 && (
        <ProgressBar label={t('progress', { plan })} value={(members.applied / count) * 100} />
      )}
      {isRunning && first !== null && last !== null && (
        <Text size="small">
          {day(first) === day(last)
            ? t('renewal', { from: day(first) })
            : t('renewals', { from: day(first), to: day(last) })}
        </Text>
      )}
      {isRunning && presentPrice !== amount && (
        <Text size="small" tone="danger">
          {t('edited', { price: price(presentPrice, change), amount: price(amount, change) })}
        </Text>
      )}
      <Text size="small" tone="soft">
        {t('begun', { date: day(change.created_at), reason })}
      </Text>
      {isRunning && onWithdraw !== undefined && (
        <div>
          <Button size="small" variant="secondary" aria-label={t('withdrawLabel', { plan })} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  margin-top: ${theme.space[12]};
  list-style: none;
  > li {
    display: grid;
    gap: ${theme.space[8]};
    min-width: 0;
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
`;
