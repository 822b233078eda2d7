import { type Coupon, couponQuerySchema } from '@enlace/shared-contract/packages';
import { limitsOf } from '@enlace/shared-contract/resources';
import { useLastAnswer, useRead } from '@enlace/shared-data';
import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { priceList } from '../state/price-list';
import { packagesTexts } from '../texts';
import { Failure, Offers, Quick } from './dialogs.styles';

export interface PriceListDialogProps {
  readonly roleId: number;
  readonly onClose: () => void;
}

/** The public price list of a role, optionally with a coupon. */
export function PriceListDialog({ roleId, onClose }: PriceListDialogProps) {
  const t = useTexts(packagesTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const [code, setCode] = useState('');
  const [appliedCoupon, setAppliedCoupon] = useState('');
  const query = { roleId, coupon: appliedCoupon, lang: locale };
  const { again } = useRead(priceList.calls.list, query);
  const { status, answer, error: failure } = useLastAnswer(priceList.calls.list, query);
  const { packages, coupon } = answer ?? { packages: [], coupon: null };
  const error = failure?.message ?? null;

  const givenBy = ({ percent, amount, currency }: Coupon) =>
    t('preview.off', {
      value: percent === null ? formats.money(amount ?? 0, currency ?? 'USD') : `${formats.number(percent)} %`,
    });
  return (
    <Modal isOpen isDismissible size="4xl" title={t('preview.title')} onClose={onClose}>
      <Stack>
        <Quick
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() === appliedCoupon) again();
            else setAppliedCoupon(code.trim());
          }}
        >
          <FormField label={t('preview.coupon')} error={status === 'rejected' ? error : undefined}>
            <TextInput
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={limitsOf(couponQuerySchema, 'coupon').maxLength}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </FormField>
          <Button type="submit" variant="secondary" isLoading={status === 'pending'}>
            {t('preview.show')}
          </Button>
        </Quick>
        {status === 'pending' && packages.length === 0 && <Skeleton lines={4} />}
        {status === 'fulfilled' && packages.length === 0 && <Text>{t('preview.none')}</Text>}
        {status === 'fulfilled' && coupon !== null && (
          <Text>{t('preview.given', { code: coupon.code, gives: givenBy(coupon) })}</Text>
        )}
        {status === 'rejected' && error !== null && appliedCoupon === '' && <Failure role="alert">{error}</Failure>}
        {packages.length > 0 && (
          <Offers>
            {packages.map((each) => (
              <li key={each.id}>
                <strong>{each.name}</strong>
                <b>{each.discounted_price === 0 ? t('free') : formats.money(each.discounted_price, each.currency)}</b>
                {each.discounted_price !== each.price && (
                  <small>{t('preview.instead', { price: formats.money(each.price, each.currency) })}</small>
                )}
                <small>{each.price > 0 ? t(each.interval) : ''}</small>
                <small>{t('preview.has', { count: each.feature_ids.length })}</small>
              </li>
            ))}
          </Offers>
        )}
      </Stack>
    </Modal>
  );
}
