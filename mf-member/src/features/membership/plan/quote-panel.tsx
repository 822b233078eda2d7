import { isAppError } from '@enlace/shared-contract/errors';
import type { Membership, PaymentKey, Quote } from '@enlace/shared-contract/memberships';
import type { Package } from '@enlace/shared-contract/packages';
import { useCall, useRead } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Heading, Skeleton, Text, TextInput } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { Form, Lines, Panel, Points } from '../membership.styles';
import { membership } from '../membership.slice';
import { membershipTexts } from '../texts';
import { useFailure } from '../use-failure';
import { ReductionNote } from './reduction-note';

export interface QuotePanelProps {
  readonly ownMembership: Membership;
  readonly product: Package;
  readonly firstCoupon: string;
  readonly onLeave: () => void;
  readonly onNote: (note: string) => void;
  readonly onPayment: (payment: PaymentKey) => void;
}

/** What a change costs today and later, with a coupon; the button names the amount that is charged. */
export function QuotePanel({ ownMembership, product, firstCoupon, onLeave, onNote, onPayment }: QuotePanelProps) {
  const t = useTexts(membershipTexts);
  const { money } = useFormats();
  const [coupon, setCoupon] = useState(firstCoupon);
  const [typedCoupon, setTypedCoupon] = useState(firstCoupon);
  const { failure, attempt } = useFailure();
  const change = useCall(membership.calls.change);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const input = { package_id: product.id, ...(coupon === '' ? {} : { coupon_code: coupon }) };
  const { answer: quote, error, status, again } = useRead(membership.calls.quote, input);
  const couponError = error?.fields['coupon']?.[0];

  const confirm = (token: string) =>
    attempt(
      async () => {
        const answer = await change.run({ ...input, quote_token: token });
        if (answer.payment !== null) onPayment(answer.payment);
        else onNote(answer.state === 'scheduled' ? t('scheduled') : t('changed', { plan: product.name }));
        onLeave();
      },
      (problem) => {
        // The new price is shown with its message.
        if (isAppError(problem) && problem.code === 'QUOTE_CHANGED') again();
        return false;
      },
    );
  return (
    <Panel>
      <Heading level={3} size="h4" ref={title} tabIndex={-1}>
        {t('quote.title', { plan: product.name })}
      </Heading>
      {quote !== null && couponError === undefined && <QuoteFacts quote={quote} />}
      {quote === null && status !== 'rejected' && <Skeleton lines={4} />}
      {error !== null && couponError === undefined && (
        <Text role="alert" tone="danger">
          {error.message || t('problem')}
        </Text>
      )}
      {product.price > 0 && (
        <Form
          onSubmit={(submit) => {
            submit.preventDefault();
            setCoupon(typedCoupon.trim());
          }}
        >
          <FormField
            label={t('quote.coupon')}
            hint={t('quote.couponHint')}
            {...(couponError === undefined ? {} : { error: couponError })}
          >
            <TextInput
              name="coupon"
              autoComplete="off"
              autoCapitalize="characters"
              value={typedCoupon}
              onChange={({ target }) => setTypedCoupon(target.value)}
            />
          </FormField>
          <Cluster gap={12}>
            <Button type="submit" variant="secondary" size="small">
              {t('quote.apply')}
            </Button>
          </Cluster>
        </Form>
      )}
      {quote !== null && isPaid(quote) && ownMembership.card === null && <Text>{t('quote.needsCard')}</Text>}
      {failure !== null && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
      <Cluster gap={12}>
        {quote !== null && couponError === undefined && (
          <Button
            isLoading={change.status === 'pending'}
            isDisabled={isPaid(quote) && ownMembership.card === null}
            onClick={() => void confirm(quote.quote_token)}
          >
            {isPaid(quote) ? t('quote.pay', { total: money(quote.total, quote.currency) }) : t('quote.confirm')}
          </Button>
        )}
        <Button variant="ghost" onClick={onLeave}>
          {t('quote.back')}
        </Button>
      </Cluster>
    </Panel>
  );
}

const isPaid = ({ kind }: Quote): boolean => kind === 'start' || kind === 'now';

function QuoteFacts({ quote }: { readonly quote: Quote }) {
  const t = useTexts(membershipTexts);
  const { date, money } = useFormats();
  const day = (value: string | null) => (value === null ? '' : date(value, { dateStyle: 'long' }));
  const { currency, interval } = quote;
  const next = t(`per.${interval}`, { price: money(quote.next_amount, currency) });
  return (
    <>
      {isPaid(quote) ? (
        <Lines aria-label={t('quote.today')}>
          {quote.lines.map(({ label, amount }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{money(amount, currency)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('quote.total')}</dt>
            <dd>{money(quote.total, currency)}</dd>
          </div>
        </Lines>
      ) : (
        <Text>{t(quote.kind === 'end' ? 'quote.end' : 'quote.later', { date: day(quote.changes_at) })}</Text>
      )}
      {quote.next_at !== null && (
        <>
          <Text>{t('quote.then', { price: next, date: day(quote.next_at) })}</Text>
          <ReductionNote payment={quote} />
        </>
      )}
      {(['gained', 'lost'] as const).map((name) => {
        const names = quote[`${name}_features`];
        return names.length === 0 ? null : (
          <div key={name}>
            <Text size="small" tone="soft">
              {t(`quote.${name}`)}
            </Text>
            <Points>
              {names.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </Points>
          </div>
        );
      })}
    </>
  );
}
