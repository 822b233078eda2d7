import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fillReply } from './reply-words';

test('a Portuguese reply contracts the preposition and the article', () => {
  const facts = { reference: 'E-1', name: 'Ana', company_name: null, data: {}, me: 'Pilar', product: 'Enlace' };
  const fill = (kind: 'contact_us' | 'press_invitation', text: string, locale: 'es' | 'pt' = 'pt'): string =>
    fillReply(text, { ...facts, kind }, locale);
  assert.equal(fill('contact_us', 'obrigada por {what}.'), 'obrigada pela sua mensagem.');
  assert.equal(fill('press_invitation', 'obrigada por {what}.'), 'obrigada pelo seu convite.');
  assert.equal(fill('contact_us', 'Sobre {what}'), 'Sobre a sua mensagem');
  assert.match(fill('contact_us', 'gracias por {what}', 'es'), /^gracias por /);
});
