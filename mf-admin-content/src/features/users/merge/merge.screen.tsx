import { lazyPart, ScreenHead } from '@enlace/shared-admin';
import { users as contract } from '@enlace/shared-contract/identity';
import { defineScreen, useCall, useRecord, useReload, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Skeleton, theme } from '@enlace/shared-ui';
import { Breadcrumb } from '@enlace/shared-ui/controls';
import { Suspense } from 'react';

import { handleOf } from '../../../lib/handle-of';
import { toolsTexts } from '../tools/texts';
import { merging } from './merging';
import { UserPicker } from './user-picker';

const MergeChoice = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "users-merge-choice" */ './merge-choice')).MergeChoice,
}));

const MergeDone = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "users-merge-done" */ './merge-done')).MergeDone,
}));

const users = handleOf(contract);

/** The account id in a parameter of the address; null without one. */
function idOf(search: URLSearchParams, name: string): number | null {
  const id = Number(search.get(name));
  return Number.isInteger(id) && id > 0 ? id : null;
}

function queriesOf(search: URLSearchParams) {
  const ids = [idOf(search, 'winner'), idOf(search, 'loser')].filter((id) => id !== null);
  return [...new Set(ids)].map((id) => users.record({ id }));
}

/** Two accounts side by side, to be merged. */
function MergeScreen() {
  const t = useTexts(toolsTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const { search } = useScreen();
  const [winnerId, loserId] = [idOf(search, 'winner'), idOf(search, 'loser')];
  const sides = [useRecord(users, { id: winnerId ?? 0 }), useRecord(users, { id: loserId ?? 0 })] as const;
  const [winner, loser] = [sides[0].record, sides[1].record];
  // An account that is in the trash, forbidden or not loadable must be selected again.
  const [isWinnerMissing, isLoserMissing] = sides.map(({ status }) => status === 'rejected');
  const finishedMerge = useCall(merging.calls.merge).answer;
  const open = (next: { readonly winner: number | null; readonly loser: number | null }) => {
    const query = Object.entries(next).flatMap(([name, id]) => (id === null ? [] : [[name, String(id)]]));
    void navigate(`?${new URLSearchParams(query)}`, { preventScrollReset: true });
  };
  const isSame = winnerId !== null && winnerId === loserId;
  return (
    <>
      <ScreenHead
        title={t('merge.title')}
        detail={t('merge.lead')}
        breadcrumb={<Breadcrumb items={[{ label: t('users'), to: '/admin/users' }, { label: t('merge.title') }]} />}
        actions={
          <ButtonLink variant="secondary" iconBefore="search" to="/admin/users/duplicates">
            {t('merge.find')}
          </ButtonLink>
        }
      />
      {finishedMerge !== null && finishedMerge.winner_id === winnerId && finishedMerge.loser_id === loserId ? (
        <Suspense fallback={null}>
          <MergeDone merge={finishedMerge} />
        </Suspense>
      ) : (
        <>
          <Pair>
            <UserPicker
              label={t('merge.stays')}
              chosenUser={winner}
              error={isWinnerMissing === true ? t('merge.notThere') : ''}
              onChange={(id) => open({ winner: id, loser: loserId })}
            />
            <Button
              variant="ghost"
              iconBefore="refresh"
              isDisabled={winnerId === null || loserId === null}
              onClick={() => open({ winner: loserId, loser: winnerId })}
            >
              {t('merge.swap')}
            </Button>
            <UserPicker
              label={t('merge.goes')}
              chosenUser={loser}
              error={isLoserMissing === true ? t('merge.notThere') : ''}
              onChange={(id) => open({ winner: winnerId, loser: id })}
            />
          </Pair>
          {isSame && <p role="alert">{t('merge.oneOnly')}</p>}
          {winner !== null && loser !== null && !isSame && (
            <Suspense fallback={<Skeleton lines={6} height="2.75rem" />}>
              <MergeChoice
                key={`${winner.id}:${loser.id}`}
                winner={winner}
                loser={loser}
                onGone={() => reload(queriesOf(search))}
              />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  align-items: end;
  padding-bottom: ${theme.space[24]};
  ${theme.media.medium} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
`;

export const screen = defineScreen({
  Component: MergeScreen,
  load: ({ search }) => queriesOf(search),
  texts: [toolsTexts],
  slices: [users, merging],
});
