import type { CardFields, Intent, ProgramParts, ServerAnswer, Variables } from './browser-parts';

interface ElementsOptions {
  readonly clientSecret: string;
  readonly locale: string;
  readonly appearance?: { readonly variables?: Variables; readonly rules?: { readonly '.Input'?: Variables } };
}

interface ConfirmOptions {
  readonly elements: object;
}

/** A result of Stripe: an error, or the intent by its kind. */
interface Result {
  readonly error?: object;
  readonly paymentIntent?: Intent;
  readonly setupIntent?: Intent;
}

/**
 * Makes the function `Stripe` of a page: the calls that the product makes, with results and errors in the format of
 * Stripe. It runs in a browser as text, so it uses nothing from outside of itself (write-script.ts).
 */
export function createStripe({ base, texts, drawFields, askBank }: ProgramParts) {
  const textsOf = (locale: string) =>
    locale.startsWith('es') ? texts.es : locale.startsWith('pt') ? texts.pt : texts.en;
  /** Of the last form, for the question of the bank. */
  let variables: Variables | null = null;

  /** The colours of the page, where no form has passed its own. */
  const readVariables = (): Variables => {
    const { color } = getComputedStyle(document.body);
    const grounds = [document.body, document.documentElement].map((part) => getComputedStyle(part).backgroundColor);
    const ground = grounds.find((one) => one !== 'rgba(0, 0, 0, 0)') ?? 'Canvas';
    return {
      accessibleColorOnColorPrimary: ground,
      colorBackground: ground,
      colorPrimary: color,
      colorText: color,
      focusOutline: `2px solid ${color}`,
    };
  };

  return function Stripe(key: string) {
    const fieldsOf = new WeakMap<object, { readonly secret: string; readonly read: () => string | null }>();

    const send = async (path: string, values: Readonly<Record<string, string>>, method = 'POST') => {
      const form = new URLSearchParams({ key, ...values });
      try {
        const response = await (method === 'GET'
          ? fetch(`${base}/v1/${path}?${String(form)}`)
          : fetch(`${base}/v1/${path}`, { method, body: form }));
        const answer = (await response.json()) as ServerAnswer;
        if (response.ok || typeof answer.error === 'object') return answer;
        return { error: { type: 'api_error', message: 'The server of the payment service has failed.' } };
      } catch {
        return { error: { type: 'api_connection_error', message: 'The payment service could not be reached.' } };
      }
    };
    const isCard = (secret: string) => secret.startsWith('seti_');
    const pathOf = (secret: string) =>
      `${isCard(secret) ? 'setup_intents' : 'payment_intents'}/${secret.replace(/_secret_.*$/, '')}`;
    const readIntent = (secret: string) => send(pathOf(secret), { client_secret: secret }, 'GET');
    const resultOf = (secret: string, intent: Intent): Result =>
      isCard(secret) ? { setupIntent: intent } : { paymentIntent: intent };

    /** Asks the question of the bank when an intent has one. */
    const finish = async (secret: string, answer: ServerAnswer): Promise<Result> => {
      if (answer.error !== undefined) return { error: answer.error };
      const source = answer.next_action?.use_stripe_sdk?.three_d_secure_2_source;
      if (answer.status !== 'requires_action' || source === undefined) return resultOf(secret, answer);
      const pageTexts = textsOf(document.documentElement.lang);
      const isConfirmed = await askBank({
        texts: pageTexts,
        variables: variables ?? readVariables(),
        confirm: isCard(secret) ? pageTexts.confirmCard : pageTexts.confirmPayment,
      });
      const reply = await send('3ds2/authenticate', { source, sandbox_outcome: isConfirmed ? 'succeed' : 'fail' });
      if (reply.error !== undefined) return { error: reply.error };
      const intent = await readIntent(secret);
      if (intent.error !== undefined) return { error: intent.error };
      if (intent.status !== 'requires_payment_method') return resultOf(secret, intent);
      const name = isCard(secret) ? 'setup_intent' : 'payment_intent';
      return { error: { ...intent.last_payment_error, ...intent.last_setup_error, [name]: intent } };
    };
    const confirm = async ({ elements }: ConfirmOptions): Promise<Result> => {
      const form = fieldsOf.get(elements);
      if (form === undefined) throw new Error('the elements have no payment element');
      const number = form.read();
      if (number === null) return { error: { type: 'validation_error', code: 'incomplete_card' } };
      const answer = await send(`${pathOf(form.secret)}/confirm`, {
        client_secret: form.secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      });
      return finish(form.secret, answer);
    };

    return {
      elements: ({ clientSecret, locale, appearance }: ElementsOptions) => {
        let fields: CardFields | null = null;
        const readAppearance = (look: ElementsOptions['appearance']): Variables => {
          variables = { ...readVariables(), ...look?.variables, ...look?.rules?.['.Input'] };
          return variables;
        };
        const elements = {
          update: ({ appearance: look }: Pick<ElementsOptions, 'appearance'>) => fields?.paint(readAppearance(look)),
          create: () => {
            const handlers: (() => void)[] = [];
            fieldsOf.set(elements, { secret: clientSecret, read: () => fields?.readNumber() ?? null });
            return {
              on: (event: string, handle: () => void) => {
                if (event === 'ready') handlers.push(handle);
              },
              mount: (place: HTMLElement) => {
                fields = drawFields(place, { texts: textsOf(locale), variables: readAppearance(appearance) });
                setTimeout(() => handlers.forEach((handle) => handle()));
              },
              focus: () => fields?.focus(),
              destroy: () => fields?.remove(),
            };
          },
        };
        return elements;
      },
      confirmPayment: confirm,
      confirmSetup: confirm,
      handleNextAction: async ({ clientSecret }: { readonly clientSecret: string }) =>
        finish(clientSecret, await readIntent(clientSecret)),
    };
  };
}
