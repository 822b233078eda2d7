import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, TextInput } from '@enlace/shared-ui';
import { useState } from 'react';

import { space } from '../../lib/tokens';
import { plansTexts } from './texts';
import type { CheckedCoupon } from './use-coupon';

export interface CouponFormProps {
  readonly role: string;
  readonly coupon: CheckedCoupon;
}

/** A coupon for the prices of this page; without JavaScript, the form leads to the same address. */
export function CouponForm({ role, coupon }: CouponFormProps) {
  const t = useTexts(plansTexts);
  const navigate = useNavigate();
  const [code, setCode] = useState(coupon.code);
  return (
    <Box
      action="/plans"
      method="get"
      onSubmit={(submit) => {
        submit.preventDefault();
        const query = new URLSearchParams({ role, ...(code.trim() === '' ? {} : { coupon: code.trim() }) });
        void navigate(`/plans?${query.toString()}`);
      }}
    >
      <input type="hidden" name="role" value={role} />
      <FormField label={t('coupon')} {...(coupon.problem === null ? {} : { error: coupon.problem })}>
        <TextInput
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </FormField>
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
      <p role="status">{coupon.isApplied ? t('applied', { code: coupon.code.toUpperCase() }) : ''}</p>
    </Box>
  );
}

const Box = styled.form`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  max-width: 22rem;
  margin-block: ${space[32]};
`;
