import { type Coupon, couponQuerySchema, limitsOf } from '@enlace/shared-contract';
import { useDispatch, useFormats, useLocale, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { priceListSlice, selectPriceList } from '../state/price-list.slice';
import { packagesTexts } from '../texts';
import { Failure, Offers, Quick } from './dialogs.styles';

export interface PriceListDialogProps {
  readonly roleId: number;
  readonly onClose: () => void;
}

/** The public price list of a role, with a coupon where one is tried. */
export function PriceListDialog({ roleId, onClose }: PriceListDialogProps) {
  const t = useTexts(packagesTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const { status, packages, coupon, error } = useSelector(selectPriceList);
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState('');
  const { requested } = priceListSlice.actions;
  useEffect(
    () => void dispatch(requested({ roleId, coupon: applied, lang: locale })),
    [applied, dispatch, locale, requested, roleId],
  );

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
            if (code.trim() === applied) dispatch(requested({ roleId, coupon: applied, lang: locale }));
            else setApplied(code.trim());
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
        {status === 'rejected' && error !== null && applied === '' && <Failure role="alert">{error}</Failure>}
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
