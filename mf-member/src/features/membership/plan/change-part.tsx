import type { Membership, PaymentKey } from '@enlace/shared-contract/memberships';
import { useRead, useScreen } from '@enlace/shared-data';
import { useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { Badge, Button, ErrorState, Link, Skeleton, Text } from '@enlace/shared-ui';

import { Part, Plans } from '../membership.styles';
import { membership } from '../membership.slice';
import { membershipTexts } from '../texts';
import { QuotePanel } from './quote-panel';

export interface ChangePartProps {
  readonly ownMembership: Membership;
  readonly onNote: (note: string) => void;
  readonly onPayment: (payment: PaymentKey) => void;
}

/** The plans of the user's roles; the chosen one, which is in the address, shows what it costs. */
export function ChangePart({ ownMembership, onNote, onPayment }: ChangePartProps) {
  const t = useTexts(membershipTexts);
  const { money } = useFormats();
  const navigate = useNavigate();
  const { locale: lang, search, viewer } = useScreen();
  const { answer, status, again } = useRead(membership.calls.packages, { lang });
  if (answer === null)
    return <Part name="change">{status === 'rejected' ? <ErrorState onRetry={again} /> : <Skeleton lines={4} />}</Part>;
  const packages = answer.filter(({ role }) => viewer?.roles.includes(role));
  const query = new URLSearchParams(search);
  const chosenPlan = packages.find(({ id }) => String(id) === query.get('plan'));
  const leave = () => void navigate('/my/membership#change', { replace: true });
  const presentId = ownMembership.paid_package?.id ?? ownMembership.package?.id;
  return (
    <Part name="change">
      {chosenPlan === undefined ? (
        <>
          <Text tone="soft">{t(packages.length > 1 ? 'plans.lead' : 'plans.none')}</Text>
          <Plans>
            {packages.map(({ id, name, price, currency, interval }) => (
              <li key={id}>
                <span>
                  <strong>{name}</strong>
                  <small>{price === 0 ? t('free') : t(`per.${interval}`, { price: money(price, currency) })}</small>
                </span>
                {id === presentId ? (
                  <Badge tone="plum">{t('plans.present')}</Badge>
                ) : (
                  ownMembership.can_pay && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t('plans.choose', { plan: name })}
                      onClick={() => void navigate(`/my/membership?plan=${id}#change`)}
                    >
                      {t('plans.choose', { plan: name })}
                    </Button>
                  )
                )}
              </li>
            ))}
          </Plans>
          <Text>
            <Link to="/plans">{t('plans.compare')}</Link>
          </Text>
        </>
      ) : (
        <QuotePanel
          key={chosenPlan.id}
          ownMembership={ownMembership}
          product={chosenPlan}
          firstCoupon={query.get('coupon') ?? ''}
          onLeave={leave}
          onNote={onNote}
          onPayment={onPayment}
        />
      )}
    </Part>
  );
}
