import type { SeedRow, Translations } from '@enlace/api/seeding';
import { moneyText } from '@enlace/shared-contract/text';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { makeEvents } from './make-events';
import { makeMembers } from './make-members';
import { makeWork } from './make-work';

const now = new Date('2026-11-21T12:00:00Z');

describe('the demo community', () => {
  test('is the same for the same day', () => {
    const build = () => makeMembers(500, now, 'hash');
    assert.deepEqual(build(), build());
    assert.deepEqual(makeEvents(50, now, build()), makeEvents(50, now, build()));
  });

  test('has members who can sign in: no address is longer than the API accepts', () => {
    const addresses = makeMembers(2000, now, 'hash').map(({ row }) => String(row['email']));
    assert.deepEqual(
      addresses.filter((address) => !/^[a-z0-9][^@]{0,63}@/.test(address)),
      [],
    );
    assert.equal(new Set(addresses).size, addresses.length);
  });

  test('has dates that depend on the clock', () => {
    const members = makeMembers(200, now, 'hash');
    const later = new Date(now.getTime() + 400 * 86_400_000);
    const coming = (at: Date) =>
      makeEvents(300, at, members).events.filter((event) => (event['starts_at'] as Date) > at);
    assert.ok(coming(now).length > 100 && coming(later).length > 100);
  });

  test('has prices in the currency of the place', () => {
    const { tickets } = makeEvents(2000, now, makeMembers(200, now, 'hash'));
    const paidTickets = tickets.filter(({ price }) => Number(price) > 0);
    const pricesIn = (code: string) =>
      paidTickets.filter(({ currency }) => currency === code).map(({ price }) => moneyText(Number(price), code));
    const chilean = pricesIn('CLP');
    assert.ok(chilean.length > 0);
    assert.deepEqual(
      chilean.filter((price) => !['5000', '10000', '15000', '25000'].includes(price)),
      [],
    );
    assert.ok(pricesIn('MXN').every((price) => ['100.00', '200.00', '300.00', '500.00'].includes(price)));
  });

  test('has names that software often handles wrongly, and addresses without an owner', () => {
    const members = makeMembers(2000, now, 'hash').map(({ row }) => row);
    const names = members.map(({ first_name, last_name }) => `${String(first_name)} ${String(last_name)}`);
    for (const odd of ["Bernarda O'Higgins", 'Jo Doe & Roe', 'Ana Sá', 'MARTA IBARRA'])
      assert.ok(names.includes(odd), odd);
    assert.ok(names.some((name) => name.length > 60) && names.filter((name) => /[áéíóúãõçñ]/i.test(name)).length > 900);
    assert.ok(members.every(({ email }) => /@(example\.org|enlace\.test)$/.test(String(email))));
    assert.equal(new Set(members.map(({ email }) => String(email).toLowerCase())).size, 2000);
  });

  test('has no online event with a room', () => {
    const { events } = makeEvents(2000, now, makeMembers(200, now, 'hash'));
    const onlineEvents = events.filter(({ format }) => format === 'online');
    assert.ok(onlineEvents.length > 200);
    const words =
      /\b(room|floor|doors?|chairs?|coffee|corner|childcare|toilet|sala|piso|planta|puertas|sillas|café|baño|esquina|térreo|cadeiras|banheiro|canto)\b/i;
    for (const { slug, title, summary, description, translations, venue_name, venue_address, city } of onlineEvents) {
      assert.deepEqual([venue_name, venue_address, city], [null, null, null]);
      const [word] = words.exec(JSON.stringify([title, summary, description, translations])) ?? [];
      assert.equal(word, undefined, `a room in the texts of ${String(slug)}`);
    }
  });

  test('has events on the days that their texts name', () => {
    const { events } = makeEvents(2000, now, makeMembers(200, now, 'hash'));
    const weekdayOf = (at: unknown, timeZone: unknown) =>
      new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: String(timeZone) }).format(at as Date);
    const weekends = events.filter(({ title, summary, description }) =>
      /weekend|saturday/i.test(`${String(title)} ${String(summary)} ${String(description)}`),
    );
    assert.ok(weekends.length > 100);
    for (const { title, starts_at, ends_at, timezone } of weekends)
      assert.deepEqual(
        [weekdayOf(starts_at, timezone), weekdayOf(ends_at, timezone)],
        ['Saturday', 'Sunday'],
        String(title),
      );
  });

  test('has a sentence of its own for each company', () => {
    const { companies } = makeWork(150, 10, now);
    for (const read of [
      ({ summary }: SeedRow) => summary,
      ({ translations }: SeedRow) => (translations as Translations).es?.['summary'],
      ({ translations }: SeedRow) => (translations as Translations).pt?.['summary'],
    ]) {
      const sentences = companies.map((company) => String(read(company)).replace(String(company['name']), ''));
      assert.equal(new Set(sentences).size, companies.length);
    }
  });
});
