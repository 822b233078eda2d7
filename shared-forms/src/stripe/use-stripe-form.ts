import { useLocale } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { useEffect, useState, type RefObject } from 'react';

import { loadStripe, type StripeClient, type StripeElements, type StripeKey } from './load-stripe';

export interface StripeForm {
  readonly client: StripeClient;
  readonly elements: StripeElements;
  /** Moves the focus to the first field. */
  readonly focus: () => void;
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
  { publishable_key: key, client_secret: secret, script }: StripeKey,
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
    loadStripe({ publishable_key: key, client_secret: secret, script }).then((client) => {
      if (isLeft || place.current === null) return;
      const elements = client.elements({ clientSecret: secret, locale, appearance: appearanceOf(place.current) });
      const element = elements.create('payment', { layout: 'tabs' });
      element.on('ready', () => {
        if (!isLeft) setForm({ client, elements, focus: () => element.focus() });
      });
      element.on('loaderror', fail);
      element.mount(place.current);
      const unwatch = watchTheme(() => {
        if (place.current !== null) elements.update({ appearance: appearanceOf(place.current) });
      });
      leave = () => {
        unwatch();
        element.destroy();
      };
    }, fail);
    return () => {
      isLeft = true;
      setForm(null);
      leave();
    };
  }, [key, secret, script, locale, place, hasFailed]);
  return { form, hasFailed, retry: () => setHasFailed(false) };
}

/** Reports that the theme of the page has changed; returns the end of the watch. */
function watchTheme(onChange: () => void): () => void {
  const chosenTheme = new MutationObserver(onChange);
  chosenTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systemTheme = matchMedia('(prefers-color-scheme:dark)');
  systemTheme.addEventListener('change', onChange);
  return () => {
    chosenTheme.disconnect();
    systemTheme.removeEventListener('change', onChange);
  };
}

/** The colours, the type and the shapes of this page, light or dark, as values: Stripe's frame has no tokens. */
function appearanceOf(place: HTMLElement): object {
  const style = getComputedStyle(place);
  const { colorScheme, fontFamily, fontSize } = style;
  // The property `color` of an element can be in a transition; a token has its new value at once.
  const valueOf = (token: string) => style.getPropertyValue(token.slice('var('.length, -1));
  return {
    theme: colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      accessibleColorOnColorPrimary: valueOf(tokens.color.onPrimary),
      borderRadius: tokens.radius.control,
      colorBackground: valueOf(tokens.color.raised),
      colorDanger: valueOf(tokens.color.danger),
      colorPrimary: valueOf(tokens.color.primary),
      colorText: valueOf(tokens.color.ink),
      colorTextSecondary: valueOf(tokens.color.inkSoft),
      focusOutline: `2px solid ${valueOf(tokens.color.focus)}`,
      fontFamily,
      fontSizeBase: fontSize,
    },
    rules: { '.Input': { border: `1px solid ${valueOf(tokens.color.lineStrong)}` } },
  };
}
