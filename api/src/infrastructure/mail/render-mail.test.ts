import { locales } from '@enlace/shared-contract';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Mail } from './mail';
import { renderMail } from './render-mail';

const settings = { productName: 'Enlace', origin: 'https://enlace.test' };
const evil = '<img src=x onerror=alert(1)> "Ana" \r\nBcc: all@enlace.test https://evil.test/pay evil.test/win';

const mails: Mail[] = [
  { template: 'verifyEmail', values: { name: evil, userId: 42, pin: '012345' } },
  { template: 'forgotPassword', values: { name: evil, email: 'ana+1&b@enlace.test', pin: '987654' } },
  { template: 'passwordChanged', values: { name: evil } },
  { template: 'formReceived', values: { name: evil, what: 'your message', reference: 'CO-7K3M9QT' } },
  { template: 'companyRegistrationBegun', values: { name: evil, reference: 'CR-7K3M9QT', token: 'a-token' } },
  {
    template: 'formNotification',
    values: { name: evil, what: 'Message', reference: 'CO-7K3M9QT', lines: ['<img src=x onerror=alert(1)>', 'a\r\nb'] },
  },
  { template: 'formsToCheck', values: { name: evil, count: '12' } },
  { template: 'alreadyRegistered', values: { name: evil } },
  { template: 'emailChanged', values: { name: evil, token: '7.a_b-c' } },
  { template: 'emailChangeRequested', values: { name: evil, token: '7.a_b-c' } },
  { template: 'confirmNewEmail', values: { name: evil, userId: 42, pin: '456789' } },
  { template: 'identityPin', values: { name: evil, pin: '456789' } },
  { template: 'emailAlreadyUsed', values: { name: evil } },
  { template: 'linkedInLinked', values: { name: evil } },
  { template: 'factorAdded', values: { name: evil, what: 'a passkey' } },
  { template: 'factorRemoved', values: { name: evil, what: 'a passkey' } },
  { template: 'factorsRemovedByTeam', values: { name: evil, reason: 'a lost telephone' } },
  { template: 'recoveryCodeUsed', values: { name: evil, count: '9' } },
  { template: 'recoveryCodesRenewed', values: { name: evil } },
  { template: 'removalPin', values: { name: evil, pin: '456789' } },
  { template: 'removalScheduled', values: { name: evil, date: '2026-12-05T10:00:00.000Z', token: '7.a_b-c' } },
  { template: 'removalTakenBack', values: { name: evil } },
  { template: 'removalDone', values: { name: evil } },
  ...(['paymentFailed', 'paymentReminder', 'paymentLastReminder', 'planEnded'] as const).map((template): Mail => ({
    template,
    values: { name: evil, what: 'Branch', amount: '$9.00', until: 'May 1', token: '5.6.a_b-c' },
  })),
  { template: 'cardExpires', values: { name: evil, what: 'Visa •••• 4242', until: '12/2028' } },
];

describe('mails', () => {
  for (const locale of locales) {
    for (const mail of mails) {
      test(`${mail.template} in ${locale} is complete and contains no code of a stranger`, () => {
        const { subject, text, html } = renderMail(mail, locale, settings);
        for (const part of [subject, text, html])
          assert.doesNotMatch(part, /[{}](name|product|pin|what|reference|count|date)|undefined/);
        assert.doesNotMatch(html, /<img/);
        assert.doesNotMatch(subject, /[\r\n]/);
        assert.doesNotMatch(`${text}${html}`, /evil\.test/);
        assert.doesNotMatch(text, /^Bcc/m);
        assert.match(html, /&lt;img src=x onerror=alert\(1\)&gt;/);
        assert.match(html, new RegExp(`<html lang="${locale}">`));
        if ('pin' in mail.values) {
          assert.ok(text.includes(mail.values.pin));
          assert.ok(html.includes(`>${mail.values.pin}<`));
        }
      });
    }
  }

  test('contain links to screens with all parameters', () => {
    const link = (mail: Mail): string =>
      /https:\/\/enlace\.test\S+/.exec(renderMail(mail, 'en', settings).text)?.[0] ?? '';
    const [verify, forgot, changedLink] = mails.map(link);
    assert.equal(verify, 'https://enlace.test/verify-email?user_id=42&pin=012345');
    assert.equal(forgot, 'https://enlace.test/reset-password?email=ana%2B1%26b%40enlace.test&pin=987654');
    assert.equal(changedLink, 'https://enlace.test/login');
    const changeMail = mails.find(({ template }) => template === 'emailChanged');
    assert.ok(changeMail);
    assert.equal(link(changeMail), 'https://enlace.test/api/v2/undoemailchange?token=7.a_b-c');
    const leaving = mails.find(({ template }) => template === 'removalScheduled');
    assert.ok(leaving);
    assert.equal(link(leaving), 'https://enlace.test/api/v2/keepuserdata?token=7.a_b-c');
    assert.match(renderMail(leaving, 'pt', settings).subject, /5 de dezembro de 2026/);
  });

  test('greet without names of hosts, and keep initials', () => {
    const greet = (name: string): string =>
      renderMail({ template: 'alreadyRegistered', values: { name } }, 'en', settings).text.split('\n')[0] ?? '';
    assert.equal(greet('Ana evil.example/win Gana $500 Q'), 'Hello Ana Gana $500 Q');
    assert.equal(greet('Ana evil\u3002example'), 'Hello Ana');
    assert.equal(greet('J.R. Núñez'), 'Hello J.R. Núñez');
  });
});
