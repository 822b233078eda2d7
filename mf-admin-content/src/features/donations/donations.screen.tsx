import { lazyPart, ScreenHead, useChangedState } from '@enlace/shared-admin';
import { donationViews } from '@enlace/shared-contract/donations';
import { defineScreen, useAnswer, useCall, useReload, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, Pagination, Stack, Text } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Suspense } from 'react';

import { admin } from '../../lib/admin';
import { saveFile } from '../../lib/save-file';
import { ListStates } from '../../lib/list-states';
import { useLastPage } from '../../lib/use-last-page';
import { DonationSums } from './donation-sums';
import { DonationsFilters } from './donations-filters';
import { DonationsTable } from './donations-table';
import { addressOf, choiceOf, type DonationsChoice, isNarrowed, pageSize, timeOf } from './state/donations-choice';
import { donations } from './state/donations';
import { donationsTexts } from './texts';

const DonationDrawer = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "donation-drawer" */ './donation/donation-drawer')).DonationDrawer,
}));

function Donations() {
  const t = useTexts(donationsTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const { search } = useScreen();
  const choice = choiceOf(search);
  const { status, answer, error } = useAnswer(donations.calls.list, { ...choice, openId: null });
  const file = useCall(donations.calls.file, 'file');
  const changedChoice = useChangedState(choice, addressOf);
  const show = (part: Partial<DonationsChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, openId: null, ...part })), {
      replace: true,
      preventScrollReset: true,
    });
  const total = answer?.meta.total ?? 0;
  const rows = answer?.data;
  const rowCount = rows?.length ?? null;
  useLastPage({ page: choice.page, pageSize, rowCount, total }, (page) => show({ page }));
  const isNarrow = isNarrowed(choice);
  const clear = () => show({ search: '', from: '', to: '' });
  const list = (
    <Stack gap={16}>
      {answer !== null && status !== 'rejected' && <DonationSums meta={answer.meta} />}
      <ListStates
        status={status}
        error={error}
        rowCount={rowCount}
        errorTexts={{ title: t('failed'), hint: t('notDone') }}
        emptyTexts={{
          title: t(isNarrow ? 'empty.noMatch' : 'empty.title'),
          hint: t(isNarrow ? 'empty.noMatchHint' : 'empty.hint'),
          action: isNarrow && (
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          ),
        }}
        onRetry={() => reload([donations.calls.list.query({ ...choice, openId: null })])}
      >
        <DonationsTable
          choice={choice}
          rows={rows ?? []}
          isLoading={rows === undefined || status === 'pending'}
          addressOf={(part) => addressOf({ ...choice, ...part })}
        />
      </ListStates>
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(total / pageSize)}
        href={(page) => addressOf({ ...choice, page, openId: null })}
      />
    </Stack>
  );
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={answer === null ? t('detail') : t('count', { count: total })}
        actions={
          <Button
            variant="secondary"
            iconBefore="download"
            isLoading={file.status === 'pending'}
            onClick={() => file.start(timeOf(choice), (text) => saveFile('donations', text))}
          >
            {t('file')}
          </Button>
        }
      />
      {file.status === 'rejected' && <Text role="alert">{file.error?.message || t('notDone')}</Text>}
      <DonationsFilters choice={choice} onChange={show} onClear={clear} />
      <Tabs
        label={t('viewsLabel')}
        selectedId={choice.view}
        onSelect={(id) => show({ view: donationViews.find((name) => name === id) ?? 'all' })}
        tabs={donationViews.map((id) => ({
          id,
          label: t(`views.${id}`, { count: answer?.meta.views[id] ?? 0 }),
          content: id === choice.view && list,
        }))}
      />
      <Suspense fallback={null}>
        {choice.openId !== null && <DonationDrawer id={choice.openId} onClose={() => show({ page: choice.page })} />}
      </Suspense>
    </>
  );
}

export const screen = defineScreen({
  Component: Donations,
  load: ({ search }) => [donations.calls.list.query({ ...choiceOf(search), openId: null })],
  texts: [donationsTexts],
  slices: [donations, admin.calls],
});
