import { useLocale } from '@enlace/shared-platform';
import { useEffect, useState, type RefObject } from 'react';

import { loadStripe, type StripeClient, type StripeElements } from './load-stripe';

/** What Stripe's form needs: parts of the answer that begins a payment or the storage of a card. */
export interface StripeFormKey {
  readonly publishable_key: string;
  readonly client_secret: string;
}

export interface StripeForm {
  readonly client: StripeClient;
  readonly elements: StripeElements;
}

export interface StripeFormHook {
  /** Null until the form is drawn. */
  readonly form: StripeForm | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads Stripe.js and draws its own form at a place, in the colours of the page: the data of the card never reaches
 * this site. After a failure, `retry` draws the form again.
 */
export function useStripeForm(
  { publishable_key: key, client_secret: secret }: StripeFormKey,
  place: RefObject<HTMLDivElement | null>,
): StripeFormHook {
  const { locale } = useLocale();
  const [form, setForm] = useState<StripeForm | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isLeft = false;
    let leave = () => undefined as void;
    const fail = () => {
      if (!isLeft) setHasFailed(true);
    };
    loadStripe(key).then((client) => {
      if (isLeft || place.current === null) return;
      const elements = client.elements({ clientSecret: secret, locale, appearance: appearanceOf(place.current) });
      const element = elements.create('payment', { layout: 'tabs' });
      element.on('ready', () => {
        if (!isLeft) setForm({ client, elements });
      });
      element.on('loaderror', fail);
      element.mount(place.current);
      leave = () => element.destroy();
    }, fail);
    return () => {
      isLeft = true;
      leave();
    };
  }, [key, secret, locale, place, hasFailed]);
  const retry = () => {
    setForm(null);
    setHasFailed(false);
  };
  return { form, hasFailed, retry };
}

/** The colours and the type of this page, light or dark. */
function appearanceOf(place: HTMLElement): object {
  const { color, fontSize } = getComputedStyle(place);
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  // Light text is on a dark page.
  const isDark = channels.reduce((sum, channel) => sum + channel, 0) > 3 * 128;
  return { theme: isDark ? 'night' : 'stripe', variables: { colorText: color, fontSizeBase: fontSize } };
}
