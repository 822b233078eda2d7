import { lazyPart } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { priceChangeCalls, pricePreviewViews } from '@enlace/shared-contract/memberships';
import { useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Pagination, Stack, Text, theme } from '@enlace/shared-ui';
import { Tabs } from '@enlace/shared-ui/controls';
import { Suspense, useState } from 'react';

import { ListStates } from '../../../lib/list-states';
import { SearchForm } from '../../../lib/search-form';
import { useLastPage } from '../../../lib/use-last-page';
import { priceChanges } from './price-changes.slice';
import { PreviewTable } from './preview-table';
import { addressOf, pageSize, type PricesChoice, priceView } from './prices-choice';
import { priceChangeTexts } from './texts';
import { usePrice } from './use-price';

const StartDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "price-changes-dialogs" */ './start-dialog')).StartDialog,
}));

export interface PricePreviewProps {
  readonly choice: PricesChoice;
  readonly onChange: (part: Partial<PricesChoice>) => void;
}

/** Who would pay what from when, and the button that starts it. */
export function PricePreview({ choice, onChange }: PricePreviewProps) {
  const t = useTexts(priceChangeTexts);
  const { money, number } = useFormats();
  const price = usePrice();
  const reload = useReload();
  const { viewer } = useScreen();
  const { status, answer, error } = useAnswer(priceChanges.calls.preview, choice);
  const changes = useAnswer(priceChanges.calls.list, undefined).answer;
  const [isStarting, setStarting] = useState(false);
  const total = answer?.meta.total ?? 0;
  const { page, search } = choice;
  useLastPage({ page, pageSize, rowCount: answer?.data.length ?? null, total }, (last) => onChange({ page: last }));
  const meta = status === 'rejected' ? undefined : answer?.meta;
  const isRunning =
    changes?.some((change) => change.state === 'running' && String(change.package.id) === choice.packageId) ?? true;
  const memberCount = meta === undefined ? 0 : meta.sums.moved + meta.sums.left_out;
  const mayStart = mayCall(viewer, priceChangeCalls.startPriceChange.access) && !isRunning && memberCount > 0;
  const list = (
    <Stack gap={16}>
      <ListStates
        status={status}
        error={error}
        rowCount={answer?.data.length ?? null}
        errorTexts={{ title: t('failed.title'), hint: t('failed.hint') }}
        emptyTexts={{
          title: t(search === '' ? 'empty.title' : 'empty.noMatch'),
          hint: t(search === '' ? 'empty.hint' : 'empty.noMatchHint'),
          action: search !== '' && (
            <Button variant="secondary" onClick={() => onChange({ search: '' })}>
              {t('clear')}
            </Button>
          ),
        }}
        onRetry={() => reload([priceChanges.calls.preview.query(choice)])}
      >
        <PreviewTable
          choice={choice}
          rows={answer?.data ?? []}
          isLoading={answer === null || status === 'pending'}
          addressOf={(part) => addressOf({ ...choice, ...part })}
        />
      </ListStates>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        href={(at) => addressOf({ ...choice, page: at })}
      />
    </Stack>
  );
  return (
    <Stack gap={16}>
      {meta !== undefined && (
        <>
          <Text>{t('now', { amount: price(meta.package.price, meta.package) })}</Text>
          {changes !== null && isRunning && <Text role="status">{t('running')}</Text>}
          {memberCount > 0 && (
            <Sums>
              {(
                [
                  ['moved', number(meta.sums.moved)],
                  ['leftOut', number(meta.sums.left_out)],
                  ['before', money(meta.sums.monthly_before, meta.package.currency)],
                  ['after', money(meta.sums.monthly_after, meta.package.currency)],
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`sums.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Sums>
          )}
          {mayStart && (
            <Cluster gap={12}>
              <Button onClick={() => setStarting(true)}>{t('start')}</Button>
            </Cluster>
          )}
        </>
      )}
      <Cluster>
        <SearchForm
          key={search}
          label={t('search')}
          button={t('find')}
          search={search}
          onSearch={(term) => onChange({ search: term })}
        />
      </Cluster>
      <Tabs
        label={t('viewsLabel')}
        selectedId={choice.view}
        onSelect={(id) => onChange({ view: priceView(id) })}
        tabs={pricePreviewViews.map((id) => ({
          id,
          label: t(`views.${id}`, { count: answer?.meta.views[id] ?? 0 }),
          content: id === choice.view && list,
        }))}
      />
      <Suspense fallback={null}>
        {isStarting && meta !== undefined && <StartDialog meta={meta} onClose={() => setStarting(false)} />}
      </Suspense>
    </Stack>
  );
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[16]} ${theme.space[32]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  > div {
    display: grid;
    gap: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  dd {
    font-size: ${theme.textSize.lead};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;
