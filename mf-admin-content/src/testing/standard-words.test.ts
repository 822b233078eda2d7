import type { AdminResource } from '@enlace/shared-admin';
import { locales } from '@enlace/shared-contract/text';
import { translate } from '@enlace/shared-platform';

import { adminOf, fieldsOf, kitFeatures } from './office';

const always = ['title', 'add', 'search', 'count_one', 'count_other', 'added', 'saved', 'removed', 'remove'];

/** Every text key that the kit can use for a resource. */
function keysOf(admin: AdminResource): readonly string[] {
  const { columns, handle, panels, actions } = admin;
  const fields = fieldsOf(admin);
  const choices = fields.flatMap((field) =>
    (field.type === 'choice' || field.type === 'choices') && typeof field.choices !== 'function'
      ? field.choices.map((value) => `options.${field.name}.${value}`)
      : [],
  );
  const badges = columns
    .filter(({ cell }) => cell === 'badge')
    .flatMap(({ name, tones = {} }) => {
      const values = [...(handle.contract.listEntity.shape[name]?._zod.values ?? [])].filter((value) => value !== null);
      return [...Object.keys(tones), ...values].map((value) => `options.${name}.${String(value)}`);
    });
  return [
    ...always,
    'none.title',
    'none.hint',
    ...choices,
    ...badges,
    ...[...columns, ...fields].map(({ name }) => `fields.${name}`),
    ...panels.map(({ name }) => `panels.${name}`),
    ...actions.map(({ name }) => `actions.${name}`),
  ];
}

test.each(kitFeatures)('%s has a word for everything it shows, in every language', async (feature) => {
  const admin = await adminOf(feature);
  for (const locale of locales) {
    await admin.texts.load(locale);
    const missingKeys = keysOf(admin).filter((key) => [key, ''].includes(translate(admin.texts, locale, key)));
    expect({ locale, missing: missingKeys }).toEqual({ locale, missing: [] });
    const optionKeys = fieldsOf(admin).flatMap((field) =>
      (field.type === 'choice' || field.type === 'choices') && typeof field.choices === 'function'
        ? field.choices(locale)
        : [],
    );
    expect(optionKeys.filter(({ label }) => label.trim() === '')).toEqual([]);
  }
});

test.each(kitFeatures)('%s says its texts in three languages, not in one three times', async (feature) => {
  const { texts } = await adminOf(feature);
  const [en, es, pt] = ['en', 'es', 'pt'].map((locale) =>
    ['none.hint', 'removed'].map((key) =>
      translate(texts, locale === 'es' ? 'es' : locale === 'pt' ? 'pt' : 'en', key),
    ),
  );
  expect(new Set([en, es, pt].map((words) => JSON.stringify(words))).size).toBe(3);
});
