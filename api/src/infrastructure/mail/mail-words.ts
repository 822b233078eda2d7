import type { Locale } from '@enlace/shared-contract/text';

/**
 * Texts of one mail. `{count}` is the placeholder of the value `count`, `{product}` of the product's name; without
 * `pinLabel` the mail has no pin.
 */
export interface MailWords {
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly pinLabel?: string;
  readonly button: string;
  /** Labels of further links after the button. */
  readonly links?: readonly string[];
  readonly notes: readonly string[];
}

interface SharedWords {
  readonly linkHint: string;
  readonly footer: string;
  /** Label of the link that stops mails of this kind. */
  readonly unsubscribe: string;
}

export const sharedWords: Readonly<Record<Locale, SharedWords>> = {
  en: {
    linkHint: 'The button does not work? Copy this address into your browser:',
    footer: '{product} connects, supports and empowers Latina women in tech.',
    unsubscribe: 'Stop mails of this kind',
  },
  es: {
    linkHint: '¿El botón no funciona? Copia esta dirección en tu navegador:',
    footer: '{product} conecta, apoya e impulsa a las mujeres latinas en tecnología.',
    unsubscribe: 'No recibir más correos de este tipo',
  },
  pt: {
    linkHint: 'O botão não funciona? Copie este endereço no seu navegador:',
    footer: '{product} conecta, apoia e fortalece mulheres latinas na tecnologia.',
    unsubscribe: 'Não receber mais e-mails deste tipo',
  },
};
