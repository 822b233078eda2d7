import { lazyPart, ScreenHead, useChangedState } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { couponCalls, couponViews, type ListedCoupon } from '@enlace/shared-contract/memberships';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, Pagination, theme } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Suspense, useState } from 'react';

import { admin } from '../../lib/admin';
import { ListStates } from '../../lib/list-states';
import { SearchForm } from '../../lib/search-form';
import { useLastPage } from '../../lib/use-last-page';
import { type CouponStep, CouponTable } from './coupon-table';
import { addressOf, choiceOf, type CouponsChoice, pageSize } from './coupons-choice';
import { coupons } from './coupons.slice';
import { couponTexts } from './texts';

const CouponDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "coupons-form" */ './coupon-dialog')).CouponDialog,
}));

const AskDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "coupons-form" */ './ask-dialog')).AskDialog,
}));

type OpenDialog = { readonly step: CouponStep; readonly coupon: ListedCoupon } | { readonly step: 'add' };

function Coupons() {
  const t = useTexts(couponTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const { search, viewer } = useScreen();
  const choice = choiceOf(search);
  const { status, answer, error } = useAnswer(coupons.calls.list, choice);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const changedChoice = useChangedState(choice, addressOf);
  const show = (part: Partial<CouponsChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const total = answer?.meta.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: answer?.data.length ?? null, total }, (page) => show({ page }));
  const mayEdit = mayCall(viewer, couponCalls.addCoupon.access);
  const isNarrow = choice.search !== '';
  const close = () => setDialog(null);
  const addButton = mayEdit && (
    <Button iconBefore="plus" onClick={() => setDialog({ step: 'add' })}>
      {t('add')}
    </Button>
  );
  const clearButton = (
    <Button variant="secondary" onClick={() => show({ search: '' })}>
      {t('clear')}
    </Button>
  );
  const list = (
    <>
      <ListStates
        status={status}
        error={error}
        rowCount={answer?.data.length ?? null}
        errorTexts={{ title: t('failed.title'), hint: t('failed.hint') }}
        emptyTexts={{
          title: t(isNarrow ? 'empty.noMatch' : 'empty.title'),
          hint: t(isNarrow ? 'empty.noMatchHint' : 'empty.hint'),
          action: isNarrow ? clearButton : addButton,
        }}
        onRetry={() => reload([coupons.calls.list.query(choice)])}
      >
        <CouponTable
          choice={choice}
          rows={answer?.data ?? []}
          isLoading={answer === null || status === 'pending'}
          mayEdit={mayEdit}
          addressOf={(part) => addressOf({ ...choice, ...part })}
          onStep={(step, coupon) => setDialog({ step, coupon })}
        />
      </ListStates>
      <Pages>
        <Pagination
          page={choice.page}
          pageCount={Math.ceil(total / pageSize)}
          href={(page) => addressOf({ ...choice, page })}
        />
      </Pages>
    </>
  );
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={answer === null ? t('detail') : t('count', { count: total })}
        actions={addButton}
      />
      <Tools>
        <SearchForm
          key={choice.search}
          label={t('search')}
          button={t('find')}
          search={choice.search}
          maxLength={60}
          onSearch={(term) => show({ search: term })}
        />
      </Tools>
      <Tabs
        label={t('viewsLabel')}
        selectedId={choice.view}
        onSelect={(id) => show({ view: couponViews.find((name) => name === id) ?? 'all' })}
        tabs={couponViews.map((id) => ({
          id,
          label: t(`views.${id}`, { count: answer?.meta.views[id] ?? 0 }),
          content: id === choice.view && list,
        }))}
      />
      <Suspense fallback={null}>
        {dialog?.step === 'add' && <CouponDialog coupon={null} onClose={close} />}
        {dialog?.step === 'edit' && <CouponDialog coupon={dialog.coupon} onClose={close} />}
        {(dialog?.step === 'end' || dialog?.step === 'remove') && (
          <AskDialog step={dialog.step} coupon={dialog.coupon} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

export const screen = defineScreen({
  Component: Coupons,
  load: ({ search }) => [coupons.calls.list.query(choiceOf(search)), coupons.calls.packages.query(undefined)],
  texts: [couponTexts],
  slices: [coupons, admin.calls],
});

const Tools = styled.div`
  max-width: 30rem;
  margin-bottom: ${theme.space[8]};
`;

const Pages = styled.div`
  margin-top: ${theme.space[16]};
`;
