import { lazyPart, ScreenHead, useChangedState } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { users } from '@enlace/shared-contract/identity';
import { membershipViews, treasuryCalls } from '@enlace/shared-contract/memberships';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Pagination, theme } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Suspense, useState } from 'react';

import { admin } from '../../lib/admin';
import { handleOf } from '../../lib/handle-of';
import { ListStates } from '../../lib/list-states';
import { useLastPage } from '../../lib/use-last-page';
import { MembershipsFilters } from './memberships-filters';
import { MembershipsTable } from './memberships-table';
import { addressOf, choiceOf, isNarrowed, type MembershipsChoice, pageSize } from './state/memberships-choice';
import { treasury } from './state/treasury';
import { treasuryTexts } from './texts';

const MembershipDrawer = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "treasury-member" */ './member/membership-drawer')).MembershipDrawer,
}));

const GiveDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "treasury-member" */ './member/give-dialog')).GiveDialog,
}));

function Memberships() {
  const t = useTexts(treasuryTexts);
  const formats = useFormats();
  const navigate = useNavigate();
  const reload = useReload();
  const { search, viewer } = useScreen();
  const choice = choiceOf(search);
  const { status, answer, error } = useAnswer(treasury.calls.list, { ...choice, openId: null });
  const [isGiving, setGiving] = useState(false);
  const changedChoice = useChangedState(choice, addressOf);
  const show = (part: Partial<MembershipsChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, openId: null, ...part })), {
      replace: true,
      preventScrollReset: true,
    });
  const total = answer?.meta.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) => show({ page }));
  const isNarrow = isNarrowed(choice);
  const emptyWords = isNarrow ? 'noMatch' : choice.view === 'attention' ? 'calm' : 'none';
  const clear = () => show({ search: '', packageId: '', roleId: '', country: '' });
  const atRisk = choice.view === 'past_due' ? (answer?.meta.at_risk ?? []) : [];
  const list = (
    <>
      {atRisk.length > 0 && (
        <Risk>
          {atRisk.map(({ currency, amount, count }) => (
            <div key={currency}>
              <strong>{t('atRisk', { amount: formats.money(amount, currency) })}</strong>
              <span>{t('atRiskHint', { count })}</span>
            </div>
          ))}
        </Risk>
      )}
      <ListStates
        status={status}
        error={error}
        rowCount={answer?.data.length ?? null}
        errorTexts={{ title: t('failed.title'), hint: t('failed.hint') }}
        emptyTexts={{
          title: t(`empty.${emptyWords}`),
          hint: t(`empty.${emptyWords}Hint`),
          action: isNarrow && (
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          ),
        }}
        onRetry={() => reload([treasury.calls.list.query({ ...choice, openId: null })])}
      >
        <MembershipsTable
          choice={choice}
          rows={answer?.data ?? []}
          isLoading={answer === null || status === 'pending'}
          addressOf={(part) => addressOf({ ...choice, ...part })}
        />
      </ListStates>
      <Pages>
        <Pagination
          page={choice.page}
          pageCount={Math.ceil(total / pageSize)}
          href={(page) => addressOf({ ...choice, page, openId: null })}
        />
      </Pages>
    </>
  );
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={answer === null ? t('detail') : t('count', { count: total })}
        actions={
          <>
            <ButtonLink to="/admin/membership-figures" variant="secondary" iconBefore="chart">
              {t('toFigures')}
            </ButtonLink>
            <ButtonLink to="/admin/membership-prices" variant="secondary" iconBefore="edit">
              {t('toPrices')}
            </ButtonLink>
            {mayCall(viewer, treasuryCalls.givePlan.access) && (
              <Button iconBefore="plus" onClick={() => setGiving(true)}>
                {t('give')}
              </Button>
            )}
          </>
        }
      />
      <MembershipsFilters
        choice={choice}
        countries={answer?.meta.countries ?? []}
        total={answer === null ? null : total}
        onChange={show}
        onClear={clear}
      />
      <Tabs
        label={t('viewsLabel')}
        selectedId={choice.view}
        onSelect={(id) =>
          show({ view: membershipViews.find((name) => name === id) ?? 'all', sort: null, direction: 'desc' })
        }
        tabs={membershipViews.map((id) => ({
          id,
          label: t(`views.${id}`, { count: answer?.meta.views[id] ?? 0 }),
          content: id === choice.view && list,
        }))}
      />
      <Suspense fallback={null}>
        {choice.openId !== null && <MembershipDrawer id={choice.openId} onClose={() => show({ page: choice.page })} />}
        {isGiving && <GiveDialog onClose={() => setGiving(false)} />}
      </Suspense>
    </>
  );
}

export const screen = defineScreen({
  Component: Memberships,
  load: ({ search }) => [
    treasury.calls.list.query({ ...choiceOf(search), openId: null }),
    treasury.calls.packages.query(undefined),
  ],
  texts: [treasuryTexts],
  slices: [treasury, admin.calls, handleOf(users)],
});

const Risk = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]} ${theme.space[32]};
  margin-bottom: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-left: 4px solid ${theme.color.danger};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  div {
    display: grid;
    gap: ${theme.space[2]};
  }
  strong {
    font-size: ${theme.textSize.lead};
    font-variant-numeric: tabular-nums;
  }
  span {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

const Pages = styled.div`
  margin-top: ${theme.space[16]};
`;
