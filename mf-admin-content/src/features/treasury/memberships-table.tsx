import type { ListedMembership } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { PlainLink, Text } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { RoleName } from '../../lib/role-names';
import { MembershipBadge } from './member/membership-badge';
import type { MembershipsChoice } from './state/memberships-choice';
import { membershipSort } from './state/membership-sort';
import { useRegionName } from './state/use-region-name';
import { treasuryTexts } from './texts';

export interface MembershipsTableProps {
  readonly choice: MembershipsChoice;
  readonly rows: readonly ListedMembership[];
  readonly isLoading: boolean;
  readonly addressOf: (part: Partial<MembershipsChoice>) => string;
}

/** A page of memberships; past due ones have their amount, attempts and days instead of plan and price. */
export function MembershipsTable({ choice, rows, isLoading, addressOf }: MembershipsTableProps) {
  const t = useTexts(treasuryTexts);
  const { date, money, number } = useFormats();
  const regionName = useRegionName();
  // A day stays on one line.
  const day = (instant: string | null) =>
    instant === null ? '–' : date(instant, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
  const isLate = choice.view === 'past_due';
  const member: TableColumn<ListedMembership> = {
    key: 'name',
    header: t('columns.name'),
    sort: 'name',
    cell: ({ id, user }) => (
      <>
        <PlainLink to={addressOf({ openId: id })} aria-label={t('open', { name: user.name })}>
          {user.name}
        </PlainLink>
        <Text size="small" tone="soft">
          {user.email}
        </Text>
      </>
    ),
  };
  const plan: TableColumn<ListedMembership> = {
    key: 'plan',
    header: t('columns.plan'),
    cell: (row) => (
      <>
        {row.package?.name ?? row.comp_package?.name ?? '–'}
        <Text size="small" tone="soft">
          {row.role !== null && <RoleName role={{ name: row.role }} />}
          {row.role !== null && row.user.country_code !== null && ' · '}
          {row.user.country_code !== null && regionName(row.user.country_code)}
        </Text>
      </>
    ),
  };
  const state: TableColumn<ListedMembership> = {
    key: 'state',
    header: t('columns.state'),
    cell: (row) => <MembershipBadge membership={row} />,
  };
  const late: readonly TableColumn<ListedMembership>[] = [
    {
      key: 'due',
      header: t('columns.due'),
      align: 'end',
      sort: 'due_amount',
      cell: ({ due_amount: amount, currency }) => money(amount, currency),
    },
    { key: 'attempts', header: t('columns.attempts'), align: 'end', cell: ({ attempts }) => number(attempts) },
    {
      key: 'next',
      header: t('columns.nextAttempt'),
      cell: ({ next_attempt_at: at }) => (at === null ? t('noAttempt') : day(at)),
    },
    {
      key: 'grace',
      header: t('columns.grace'),
      sort: 'failed_at',
      cell: ({ grace_ends_at: end }) => day(end),
    },
  ];
  const paying: readonly TableColumn<ListedMembership>[] = [
    {
      key: 'price',
      header: t('columns.price'),
      align: 'end',
      sort: 'price',
      cell: ({ price, currency, interval }) =>
        price === 0 ? '–' : t(interval === 'year' ? 'perYear' : 'perMonth', { amount: money(price, currency) }),
    },
    {
      key: 'next',
      header: t('columns.next'),
      sort: 'period_end',
      cell: ({ state: name, cancel_at_period_end: isEnding, period_end: end }) =>
        day(name === 'active' && !isEnding ? end : null),
    },
    { key: 'since', header: t('columns.since'), isMinor: true, sort: 'created_at', cell: (row) => day(row.created_at) },
  ];
  return (
    <Table
      label={t('title')}
      columns={[member, plan, state, ...(isLate ? late : paying)]}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ user }) => user.name}
      sort={{
        field: choice.sort ?? (isLate ? 'failed_at' : 'created_at'),
        order: choice.sort === null ? 'desc' : choice.direction,
        href: (field, direction) => addressOf({ sort: membershipSort(field), direction, page: 1, openId: null }),
      }}
      isLoading={isLoading}
      empty={null}
    />
  );
}
