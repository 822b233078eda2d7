import { isLocale } from '@enlace/shared-contract';

import { mailSchema, type RenderedMail } from './mail';
import { type MailSettings, renderMail } from './render-mail';

/** In place of secrets, which are deleted after the sending. */
const deletedValues = {
  name: '',
  email: '',
  pin: '······',
  token: '',
  userId: 0,
  lines: [],
  tickets: [],
  items: [],
  calendar: '',
  sheet: null,
};

/** Subject and text of a mail of the outbox, without its secrets; null when its values are gone. */
export function renderStoredMail(
  mail: { readonly template: unknown; readonly locale: unknown; readonly values: unknown },
  settings: MailSettings,
): Pick<RenderedMail, 'subject' | 'text'> | null {
  const values = typeof mail.values === 'object' ? { ...deletedValues, ...mail.values } : deletedValues;
  const { pin, token } = deletedValues;
  const parsed = mailSchema.safeParse({ template: mail.template, values: { ...values, pin, token } });
  if (!parsed.success) return null;
  const locale = typeof mail.locale === 'string' && isLocale(mail.locale) ? mail.locale : 'en';
  const { subject, text } = renderMail(parsed.data, locale, settings);
  return { subject, text };
}
