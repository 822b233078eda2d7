import { locales } from '@enlace/shared-contract/text';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';

import { confirmNewEmailMail } from '../domains/identity/address/mails/confirm-new-email.mail';
import { emailChangedMail } from '../domains/identity/address/mails/email-changed.mail';
import { forgotPasswordMail } from '../domains/identity/auth/mails/forgot-password.mail';
import { passwordChangedMail } from '../domains/identity/auth/mails/password-changed.mail';
import { verifyEmailMail } from '../domains/identity/auth/mails/verify-email.mail';
import { removalScheduledMail } from '../domains/identity/privacy/mails/removal-scheduled.mail';
import { alreadyRegisteredMail } from '../domains/forms/registration/mails/already-registered.mail';
import type { AnyMailDefinition, Mail } from '../infrastructure/mail/define-mail';
import { createMailCatalogue } from '../infrastructure/mail/mail-catalogue';
import type { MailWords } from '../infrastructure/mail/mail-words';
import { renderMail } from '../infrastructure/mail/render-mail';
import { renderStoredMail } from '../infrastructure/mail/render-stored-mail';
import { mails } from './mails';

const settings = { productName: 'Enlace', origin: 'https://enlace.test' };
// Its first word is the code: mails greet by the first word.
const evil = '<img/src=x/onerror=alert(1)> "Ana" \r\nBcc: all@enlace.test https://evil.test/pay evil.test/win';

/** Values of every mail; each takes its own. */
const values = {
  name: evil,
  other: evil,
  email: 'ana+1&b@enlace.test',
  userId: 42,
  moveId: 7,
  pin: '012345',
  token: '7.a_b-c',
  date: '2026-12-05T10:00:00.000Z',
  what: 'your message',
  reference: 'CO-7K3M9QT',
  count: '12',
  reason: 'a lost telephone',
  lines: ['<img src=x onerror=alert(1)>', 'a\r\nb'],
  subject: 'A question\r\nof <img src=y>',
  body: 'One\r\n<img src=z>',
  event: 'Café\r\n<img src=y>',
  path: '/events/cafe',
  when: 'May 1',
  where: 'Lima\r\n<img src=y>',
  money: 'It goes back.',
  words: 'Lo sentimos\r\n<img src=z>',
  rest: 'Another ticket is left.',
  amount: '$9.00',
  number: '7K3Q-92XM',
  order: 'Order number: 7K3Q-92XM',
  facts: 'Order 7K3Q-92XM: $9.00 now',
  organiser: 'Lima\r\n<img src=y>',
  terms: 'Its price goes back.',
  until: 'May 9',
  position: '3',
  tickets: [
    {
      name: 'Bia\r\n<img src=y> Gana 500 evil.test/win',
      ticket: 'General\r\n<img src=y>',
      token: 'a-slug',
      code: 'ENLACE:1',
    },
  ],
  method: 'REQUEST',
  calendar: 'BEGIN:VCALENDAR',
  items: [{ subject: 'One\r\n<img src=y>', link: 'https://enlace.test/t/a-slug' }],
  sheet: null,
  job: 'Tejedora\r\n<img src=y>',
  chapter: 'Lima\r\n<img src=y>',
  company: 'Telares\r\n<img src=y>',
  application: 5,
  version: 3,
  step: 'interview',
  message: 'Hola\r\n<img src=z>',
  days: '7',
  closeDays: '30',
  companyId: 4,
  contactId: 6,
  jobId: 8,
  orderId: 9,
  leader: 'Bia\r\n<img src=z>',
  chapterId: 10,
};

const definitions = [...mails.values()];

function sampleOf(definition: AnyMailDefinition): Mail {
  const mail = definition.parse(values);
  assert.ok(mail !== null, `${definition.template} has a value that the sample does not have`);
  return mail;
}

const textsOf = ({ paragraphs, notes, links = [], pinLabel = 'no pin', ...words }: MailWords): string[] => [
  words.subject,
  words.preheader,
  words.greeting,
  words.button,
  pinLabel,
  ...paragraphs,
  ...notes,
  ...links,
];

describe('mails', () => {
  for (const definition of definitions)
    for (const locale of locales) {
      const { template } = definition;
      test(`${template} in ${locale} is complete and contains no code of a stranger`, () => {
        const mail = sampleOf(definition);
        const { subject, text, html } = renderMail(mail, locale, settings);
        for (const part of [subject, text, html])
          assert.doesNotMatch(part.replace(/<style>.*<\/style>/, ''), /\{\w*\}|undefined/);
        assert.doesNotMatch(html, /<img[ /](?!src="cid:)/);
        assert.doesNotMatch(subject, /[\r\n]/);
        assert.doesNotMatch(`${text}${html}`, /evil\.test/);
        assert.doesNotMatch(text, /^Bcc/m);
        if (textsOf(definition.words[locale]).some((one) => one.includes('{name}')))
          assert.match(html, /&lt;img\/src=x\/onerror=alert\(1\)&gt;/);
        assert.match(html, new RegExp(`<html lang="${locale}">`));
        if ('pin' in mail.values) {
          assert.ok(text.includes(values.pin));
          assert.ok(html.includes(`>${values.pin}<`));
        }
      });

      test(`every placeholder of ${template} in ${locale} has a value, and every text has words`, () => {
        const { placeholders } = sampleOf(definition).content(locale);
        const texts = textsOf(definition.words[locale]);
        assert.ok(texts.every((text) => text.trim() !== ''));
        const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
        assert.deepEqual(
          names.filter((name) => name !== 'product' && (placeholders[name] ?? '') === ''),
          [],
        );
      });
    }

  test('have the same parts in all languages, and a label for each pin', () => {
    for (const definition of definitions) {
      const partsOf = ({ links = [], pinLabel }: MailWords) => ({
        links: links.length,
        hasPin: pinLabel !== undefined,
      });
      const hasPin = 'pin' in sampleOf(definition).values;
      for (const locale of locales) {
        const parts = partsOf(definition.words[locale]);
        assert.deepEqual(parts, { ...partsOf(definition.words.en), hasPin }, `${definition.template} in ${locale}`);
      }
    }
  });

  test('are listed by a module, each in a file of its name', () => {
    const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mail.ts'))
      .map((file) => basename(file, '.mail.ts'));
    const names = definitions.map(({ template }) => template.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    assert.deepEqual(files.sort(), names.sort());
  });

  test('have names of their own', () => {
    assert.throws(() => createMailCatalogue([verifyEmailMail, verifyEmailMail]), /verifyEmail/);
  });

  test('keep no secret after they are sent, and their text can be read without secrets', () => {
    for (const definition of definitions) {
      const { template, keptValues, secretValues } = definition;
      const secrets = [...secretValues, 'link', 'email'];
      assert.deepEqual(
        keptValues.filter((name) => secrets.includes(name)),
        [],
        template,
      );
      const entries = Object.entries(sampleOf(definition).values).filter(([name]) => keptValues.includes(name));
      for (const locale of locales) {
        const storedMail = renderStoredMail(definition, { locale, values: Object.fromEntries(entries) }, settings);
        assert.ok(storedMail !== null, template);
        assert.doesNotMatch(storedMail.text, /012345|7\.a_b-c|a-slug/);
      }
    }
  });

  test('contain links to screens with all parameters', () => {
    const link = (mail: Mail): string =>
      /https:\/\/enlace\.test\S+/.exec(renderMail(mail, 'en', settings).text)?.[0] ?? '';
    const person = { name: evil, userId: 42, pin: '012345' };
    const token = '7.a_b-c';
    const { email, date } = values;
    assert.equal(link(verifyEmailMail.fill(person)), 'https://enlace.test/verify-email?user_id=42&pin=012345');
    assert.equal(
      link(confirmNewEmailMail.fill(person)),
      'https://enlace.test/verify-email?user_id=42&pin=012345&for=change',
    );
    assert.equal(
      link(forgotPasswordMail.fill({ name: evil, email, pin: '987654' })),
      'https://enlace.test/reset-password?email=ana%2B1%26b%40enlace.test&pin=987654',
    );
    assert.equal(link(passwordChangedMail.fill({ name: evil })), 'https://enlace.test/login');
    assert.equal(
      link(emailChangedMail.fill({ name: evil, token })),
      'https://enlace.test/api/v2/undoemailchange?token=7.a_b-c',
    );
    const leaving = removalScheduledMail.fill({ name: evil, date, token });
    assert.equal(link(leaving), 'https://enlace.test/api/v2/keepuserdata?token=7.a_b-c');
    assert.match(renderMail(leaving, 'pt', settings).subject, /5 de dezembro de 2026/);
  });

  test('greet by the first name, and without a name when there is none', () => {
    for (const definition of definitions)
      for (const locale of locales) {
        const { greeting } = definition.words[locale];
        if (!greeting.includes('{name}')) continue;
        const greet = (name: string): string => {
          const mail = definition.parse({ ...values, name });
          assert.ok(mail !== null);
          return renderMail(mail, locale, settings).text.split('\n')[0] ?? '';
        };
        const place = `${definition.template} in ${locale}`;
        for (const [name, firstName] of [
          ['Ana Prueba García', 'Ana'],
          ['María José Pérez', 'María'],
          ['Ma. Fernanda López', 'Ma. Fernanda'],
          ['D. Ana', 'D. Ana'],
          ['Ma.', 'Ma.'],
        ] as const)
          assert.equal(greet(name), greeting.replace('{name}', firstName), place);
        // A word that can be the name of a host is no name.
        assert.equal(greet(' '), greeting.replace(/,? \{name\}/, ''), place);
      }
  });

  test('greet without names of hosts, and keep initials', () => {
    const greet = (name: string): string =>
      renderMail(alreadyRegisteredMail.fill({ name }), 'en', settings).text.split('\n')[0] ?? '';
    assert.equal(greet('Ana evil.example/win Gana $500 Q'), 'Hello Ana');
    assert.equal(greet('Ana evil\u3002example'), 'Hello Ana');
    assert.equal(greet('J.R. Núñez'), 'Hello J.R. Núñez');
    assert.equal(greet('D.Ana López'), 'Hello D. Ana');
  });
});
