import type { ListedCoupon } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Cluster, IconButton, Text } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { useRoleName } from '../../lib/use-role-name';
import { type CouponsChoice, couponSort } from './coupons-choice';
import { couponTexts } from './texts';

export type CouponStep = 'edit' | 'end' | 'remove';

export interface CouponTableProps {
  readonly choice: CouponsChoice;
  readonly rows: readonly ListedCoupon[];
  readonly isLoading: boolean;
  readonly mayEdit: boolean;
  readonly addressOf: (part: Partial<CouponsChoice>) => string;
  readonly onStep: (step: CouponStep, coupon: ListedCoupon) => void;
}

const tones = { usable: 'success', expired: 'neutral', used_up: 'warning' } as const;

/** A page of coupons with what can be done about each. */
export function CouponTable({ choice, rows, isLoading, mayEdit, addressOf, onStep }: CouponTableProps) {
  const t = useTexts(couponTexts);
  const { date, money, number } = useFormats();
  const roleName = useRoleName();
  const plansOf = ({ role, package: product }: ListedCoupon): string => {
    if (product !== null) return product.name;
    return role === null ? t('allPlans') : t('allOf', { role: roleName({ name: role.name }) });
  };
  const columns: readonly TableColumn<ListedCoupon>[] = [
    { key: 'code', header: t('columns.code'), sort: 'code', cell: ({ code }) => <strong>{code}</strong> },
    {
      key: 'reduction',
      header: t('columns.reduction'),
      cell: ({ percent, amount, currency, min_amount: least }) => (
        <>
          {percent === null ? money(amount ?? 0, currency ?? 'USD') : `${number(percent)} %`}
          {least !== null && (
            <Text size="small" tone="soft">
              {t('from', { amount: money(least, currency ?? 'USD') })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'duration',
      header: t('columns.duration'),
      cell: ({ duration, duration_months: months }) =>
        months === null ? t(`durations.${duration}`) : t('months', { count: months }),
    },
    { key: 'plans', header: t('columns.plans'), cell: plansOf },
    {
      key: 'uses',
      header: t('columns.uses'),
      align: 'end',
      sort: 'uses',
      cell: ({ uses, open_uses: openUses, max_uses: most }) =>
        most === null ? number(uses + openUses) : t('usesOf', { uses: number(uses + openUses), most: number(most) }),
    },
    {
      key: 'expires',
      header: t('columns.expires'),
      sort: 'expires_at',
      cell: ({ expires_at: end }) =>
        end === null ? t('noEnd') : date(end, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0'),
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ code }) => code}
      sort={{
        field: choice.sort ?? 'created_at',
        order: choice.sort === null ? 'desc' : choice.direction,
        href: (field, direction) => addressOf({ sort: couponSort(field), direction, page: 1 }),
      }}
      {...(mayEdit
        ? {
            actions: (coupon: ListedCoupon) => (
              <Cluster gap={4}>
                <IconButton
                  icon="edit"
                  size="small"
                  label={t('edit', { code: coupon.code })}
                  onClick={() => onStep('edit', coupon)}
                />
                {coupon.state === 'usable' && (
                  <IconButton
                    icon="close"
                    size="small"
                    label={t('end', { code: coupon.code })}
                    onClick={() => onStep('end', coupon)}
                  />
                )}
                <IconButton
                  icon="trash"
                  size="small"
                  label={t('remove', { code: coupon.code })}
                  onClick={() => onStep('remove', coupon)}
                />
              </Cluster>
            ),
          }
        : {})}
      isLoading={isLoading}
      empty={null}
    />
  );
}
