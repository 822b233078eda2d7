import { isLocale } from '@enlace/shared-contract/text';

import type { AnyMailDefinition } from './define-mail';
import { type MailSettings, renderMail } from './render-mail';
import type { RenderedMail } from './rendered-mail';

/** Subject and text of a mail of the outbox, without its secrets; null when its values are gone. */
export function renderStoredMail(
  definition: AnyMailDefinition,
  storedMail: { readonly locale: unknown; readonly values: unknown },
  settings: MailSettings,
): Pick<RenderedMail, 'subject' | 'text'> | null {
  const mail = definition.parseKept(storedMail.values);
  if (mail === null) return null;
  const locale = typeof storedMail.locale === 'string' && isLocale(storedMail.locale) ? storedMail.locale : 'en';
  const { subject, text } = renderMail(mail, locale, settings);
  return { subject, text };
}
