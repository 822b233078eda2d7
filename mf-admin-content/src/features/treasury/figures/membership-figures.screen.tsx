import { ScreenHead } from '@enlace/shared-admin';
import type { MembershipFigures } from '@enlace/shared-contract/memberships';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Heading,
  Select,
  Skeleton,
  Stack,
  theme,
} from '@enlace/shared-ui';
import { useState } from 'react';

import { useRoleName } from '../../../lib/use-role-name';
import { treasury } from '../state/treasury';
import { useRegionName } from '../state/use-region-name';
import { figuresTexts } from './texts';
import { FileDialog } from './file-dialog';
import { GroupBars } from './group-bars';
import { MonthBars } from './month-bars';
import { MonthsTable } from './months-table';

const currencyOf = (search: URLSearchParams): string => /^[A-Z]{3}$/.exec(search.get('currency') ?? '')?.[0] ?? '';

function Figures() {
  const t = useTexts(figuresTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const currency = currencyOf(useScreen().search);
  const { status, answer, error } = useAnswer(treasury.calls.figures, currency);
  const [isSaving, setSaving] = useState(false);
  const isEmpty = answer !== null && answer.months.every((month) => month.invoiced + month.recurring.count === 0);
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={t('detail')}
        actions={
          <>
            {answer !== null && answer.currencies.length > 1 && (
              <Select
                aria-label={t('currency')}
                options={answer.currencies.map((value) => ({ value, label: value }))}
                value={answer.currency}
                onChange={({ target }) =>
                  void navigate(`/admin/membership-figures?currency=${target.value}`, { replace: true })
                }
              />
            )}
            <ButtonLink to="/admin/memberships" variant="secondary" iconBefore="heart">
              {t('toList')}
            </ButtonLink>
            <Button variant="secondary" iconBefore="download" onClick={() => setSaving(true)}>
              {t('file')}
            </Button>
          </>
        }
      />
      {status === 'rejected' && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {status === 'rejected' && error?.code !== 'FORBIDDEN' && (
        <ErrorState title={t('failedTitle')} onRetry={() => reload([treasury.calls.figures.query(currency)])}>
          {error?.message}
        </ErrorState>
      )}
      {answer === null && status !== 'rejected' && <Skeleton lines={12} />}
      {isEmpty && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {answer !== null && !isEmpty && <Answer figures={answer} />}
      {isSaving && <FileDialog onClose={() => setSaving(false)} />}
    </>
  );
}

function Answer({ figures }: { readonly figures: MembershipFigures }) {
  const t = useTexts(figuresTexts);
  const formats = useFormats();
  const roleName = useRoleName();
  const regionName = useRegionName();
  const { currency, months, failed: failedShare, recovery, complimentary: giftCount } = figures;
  const money = (amount: number) => formats.money(amount, currency);
  const [present, before] = [months.at(-1), months.at(-2)];
  const loss = present?.movements.left ?? { count: 0, amount: 0 };
  const change = (present?.recurring.amount ?? 0) - (before?.recurring.amount ?? 0);
  const leftShare = before === undefined || before.recurring.count === 0 ? null : loss.count / before.recurring.count;
  const percent = (share: number) => formats.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Stack gap={32}>
      <Cards>
        <Figure
          name={t('recurring')}
          value={money(present?.recurring.amount ?? 0)}
          hint={t('since', { change: `${change > 0 ? '+' : ''}${money(change)}` })}
        />
        <Figure name={t('members')} value={formats.number(present?.recurring.count ?? 0)} />
        <Figure
          name={t('churn')}
          value={formats.number(loss.count)}
          hint={leftShare === null ? undefined : t('churnRate', { percent: percent(leftShare) })}
        />
        <Figure
          name={t('failed')}
          value={formats.number(failedShare.count)}
          hint={t('failedHint', { amount: money(failedShare.amount) })}
        />
        {recovery.failed_count > 0 && (
          <Figure
            name={t('recovered')}
            value={percent(recovery.paid_count / recovery.failed_count)}
            hint={t('recoveredHint', { count: recovery.failed_count })}
          />
        )}
        <Figure name={t('given')} value={formats.number(giftCount)} />
      </Cards>
      <MonthBars figures={figures} />
      <section>
        <Heading level={2} size="h3">
          {t('months')}
        </Heading>
        <MonthsTable figures={figures} />
      </section>
      <Groups>
        <GroupBars
          title={t('byRole')}
          currency={currency}
          rows={figures.by_role.map((row) => ({ ...row, name: row.name === '' ? '' : roleName({ name: row.name }) }))}
        />
        <GroupBars
          title={t('byCountry')}
          currency={currency}
          rows={figures.by_country.map((row) => ({ ...row, name: row.name === '' ? '' : regionName(row.name) }))}
        />
        <GroupBars title={t('byPackage')} currency={currency} rows={figures.by_package.map(withRole(roleName))} />
      </Groups>
    </Stack>
  );
}

/** The name of a plan begins with the name of its role. */
function withRole(roleName: (role: { readonly name: string }) => string) {
  return <Row extends { readonly name: string }>(row: Row): Row => {
    const [role = '', plan = ''] = row.name.split(' · ');
    return plan === '' ? row : { ...row, name: `${roleName({ name: role })} · ${plan}` };
  };
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly hint?: string | undefined;
}

function Figure({ name, value, hint }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {hint !== undefined && <dd data-hint="">{hint}</dd>}
    </div>
  );
}

export const screen = defineScreen({
  Component: Figures,
  load: ({ search }) => [treasury.calls.figures.query(currencyOf(search))],
  texts: [figuresTexts],
  slices: [treasury],
});

const Cards = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: ${theme.space[12]};
  > div {
    padding: ${theme.space[16]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  dd {
    margin: ${theme.space[4]} 0 0;
    font: 600 ${theme.textSize.h3} / 1.2 ${theme.font.text};
    font-variant-numeric: tabular-nums;
  }
  dd[data-hint] {
    color: ${theme.color.inkSoft};
    font-weight: 400;
    font-size: ${theme.textSize.caption};
  }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space[24]};
  align-items: start;
`;
