import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import {
  couponCalls,
  type ListedCoupon,
  mostCouponMonths,
  writtenCouponSchema,
} from '@enlace/shared-contract/memberships';
import { couponDurations } from '@enlace/shared-contract/packages';
import { readMoney } from '@enlace/shared-contract/text';
import { useAnswer } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Select, Stack, TextInput } from '@enlace/shared-ui';
import { ConfirmDialog, DateInput, RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../lib/admin';
import { useRoleName } from '../../lib/use-role-name';
import { bodyOf, type TypedCoupon, typedOf, wholeNumber } from './coupon-form';
import { coupons, couponsSubject } from './coupons.slice';
import { couponFormTexts } from './form-texts';
import { couponTexts } from './texts';

export interface CouponDialogProps {
  /** Null for a new one. */
  readonly coupon: ListedCoupon | null;
  readonly onClose: () => void;
}

/** Adds a coupon or changes it. What was typed stays when it is refused. */
export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const t = useLateTexts(couponFormTexts);
  const common = useTexts(couponTexts);
  const roleName = useRoleName();
  const { showSuccess } = useNotices();
  const { start, status, error } = useOfficeCall(admin.calls, `save coupon ${coupon?.id ?? 'new'}`);
  const packages = (useAnswer(coupons.calls.packages, undefined).answer ?? []).filter(({ price }) => price > 0);
  const [form, setForm] = useState(() => typedOf(coupon));
  const [isChecked, setChecked] = useState(false);
  const set = (part: Partial<TypedCoupon>) => setForm((before) => ({ ...before, ...part }));
  const isPercent = form.kind === 'percent';
  const problems: Readonly<Record<string, string>> = {
    code: /^[\w-]{3,40}$/.test(form.code.trim()) ? '' : t('codeWrong'),
    percent: isPercent && wholeNumber(form.percent, 100) === null ? t('percentWrong') : '',
    amount: !isPercent && !readMoney(form.amount, form.currency) ? t('amountWrong') : '',
    duration_months:
      form.duration === 'repeating' && wholeNumber(form.months, mostCouponMonths) === null ? t('monthsWrong') : '',
    max_uses: form.mostUses.trim() !== '' && wholeNumber(form.mostUses, 1_000_000) === null ? t('mostUsesWrong') : '',
  };
  const show = (...names: readonly string[]): string =>
    names.map((name) => (isChecked ? problems[name] : '') || (error?.fields[name]?.[0] ?? '')).find(Boolean) ?? '';
  const roles = [...new Map(packages.map(({ role_id: id, role }) => [id, role]))];
  const currencies = [...new Set(['USD', form.currency, ...packages.map(({ currency }) => currency)])];
  const plans = [
    { value: '', label: common('allPlans') },
    ...roles.flatMap(([id, name]) => [
      { value: `role:${id}`, label: common('allOf', { role: roleName({ name }) }) },
      ...packages
        .filter(({ role }) => role === name)
        .map((product) => ({ value: `package:${product.id}`, label: `${roleName({ name })} · ${product.name}` })),
    ]),
  ];

  const handleConfirm = () => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const target =
      coupon === null ? { call: couponCalls.addCoupon } : { call: couponCalls.editCoupon, params: { id: coupon.id } };
    const request = { ...target, body: bodyOf(form, coupon), schema: writtenCouponSchema };
    start({ ...request, changes: [couponsSubject] }, () => {
      showSuccess(t('saved'));
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={coupon === null ? t('addTitle') : t('editTitle', { code: coupon.code })}
      confirmLabel={t('save')}
      isLoading={status === 'pending'}
      error={error === null || Object.keys(error.fields).length > 0 ? undefined : error.message || t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <FormField label={t('code')} hint={t('codeHint')} isRequired error={show('code')}>
          <TextInput maxLength={40} value={form.code} onChange={({ target }) => set({ code: target.value })} />
        </FormField>
        <FormField isGroup label={t('kind')}>
          <RadioGroup
            options={[
              { value: 'percent', label: t('percentKind') },
              { value: 'amount', label: t('amountKind') },
            ]}
            value={form.kind}
            onChange={(kind) => set({ kind: kind === 'amount' ? 'amount' : 'percent' })}
          />
        </FormField>
        {isPercent ? (
          <FormField label={t('percent')} isRequired error={show('percent')}>
            <TextInput
              inputMode="numeric"
              maxLength={3}
              value={form.percent}
              onChange={({ target }) => set({ percent: target.value })}
            />
          </FormField>
        ) : (
          <>
            <FormField label={t('amount', { currency: form.currency })} isRequired error={show('amount', 'percent')}>
              <TextInput
                inputMode="decimal"
                maxLength={20}
                value={form.amount}
                onChange={({ target }) => set({ amount: target.value })}
              />
            </FormField>
            <FormField label={t('currency')} error={show('currency')}>
              <Select
                options={currencies.map((value) => ({ value, label: value }))}
                value={form.currency}
                onChange={({ target }) => set({ currency: target.value })}
              />
            </FormField>
          </>
        )}
        <FormField label={t('duration')} error={show('duration')}>
          <Select
            options={couponDurations.map((value) => ({ value, label: common(`durations.${value}`) }))}
            value={form.duration}
            onChange={({ target }) =>
              set({ duration: couponDurations.find((name) => name === target.value) ?? 'once' })
            }
          />
        </FormField>
        {form.duration === 'repeating' && (
          <FormField label={t('months')} hint={t('monthsHint')} isRequired error={show('duration_months')}>
            <TextInput
              inputMode="numeric"
              maxLength={2}
              value={form.months}
              onChange={({ target }) => set({ months: target.value })}
            />
          </FormField>
        )}
        <FormField label={t('plan')} error={show('package_id', 'role_id')}>
          <Select options={plans} value={form.plan} onChange={({ target }) => set({ plan: target.value })} />
        </FormField>
        <FormField label={t('mostUses')} hint={t('mostUsesHint')} error={show('max_uses')}>
          <TextInput
            inputMode="numeric"
            maxLength={7}
            value={form.mostUses}
            onChange={({ target }) => set({ mostUses: target.value })}
          />
        </FormField>
        <FormField label={common('columns.expires')} hint={t('expiresHint')} error={show('expires_at')}>
          <DateInput value={form.day} onChange={({ target }) => set({ day: target.value })} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
