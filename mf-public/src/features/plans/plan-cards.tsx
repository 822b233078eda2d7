import type { Package } from '@enlace/shared-contract/packages';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink } from '@enlace/shared-ui';

import { color, font, radius, space, textSize } from '../../lib/tokens';
import { plansTexts } from './texts';
import type { CheckedCoupon } from './use-coupon';

export interface PlanCardsProps {
  readonly packages: readonly Package[];
  readonly role: string;
  readonly coupon: CheckedCoupon;
}

/** A card for each plan with its price; members of the role choose it, others join first. */
export function PlanCards({ packages, role, coupon }: PlanCardsProps) {
  const t = useTexts(plansTexts);
  const { money } = useFormats();
  const { viewer } = useScreen();
  const isMember = viewer?.roles.includes(role) === true;
  const reducedFor = (interval: Package['interval']): string => {
    const { duration, duration_months: months } = coupon.terms ?? { duration: 'once', duration_months: null };
    if (duration === 'forever') return t(interval);
    // Within the first period there is one payment.
    const isFirstOnly = months === null || months <= (interval === 'year' ? 12 : 1);
    return isFirstOnly ? t('once') : t(`${interval}For`, { count: months });
  };
  const query = coupon.isApplied ? `&coupon=${encodeURIComponent(coupon.code)}` : '';
  return (
    <List>
      {packages.map(({ id, name, description, price, currency, interval }) => {
        const reducedPrice = coupon.prices.get(id);
        return (
          <li key={id}>
            <h2>{name}</h2>
            <p>{description}</p>
            <Price>
              <strong>{price === 0 ? t('free') : money(reducedPrice ?? price, currency)}</strong>
              {price > 0 && <span>{reducedPrice === undefined ? t(interval) : reducedFor(interval)}</span>}
              {reducedPrice !== undefined && <small>{t('before', { price: money(price, currency) })}</small>}
            </Price>
            {isMember ? (
              <ButtonLink to={`/my/membership?plan=${id}${query}#change`} variant="secondary" isFullWidth>
                {t('choose', { plan: name })}
              </ButtonLink>
            ) : (
              <ButtonLink to="/register" variant="secondary" isFullWidth>
                {t('join', { plan: name })}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space[16]};
  > li {
    display: grid;
    grid-template-rows: auto 1fr auto auto;
    gap: ${space[8]};
    min-width: 0;
    padding: ${space[20]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
  h2 {
    font-size: ${textSize.h4};
  }
  p {
    color: ${color.inkSoft};
  }
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  align-items: baseline;
  margin-block: ${space[8]};
  strong {
    font: 800 ${textSize.h3} / 1.2 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  span,
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
  small {
    flex-basis: 100%;
  }
`;
