import { useLateTexts, type Choice } from '@enlace/shared-admin';
import { roleLabel } from '@enlace/shared-contract/access';
import { pressKinds } from '@enlace/shared-contract/editorial';
import { duplicatesSchema, type ConvertTarget, type Duplicates, type InboxEntry } from '@enlace/shared-contract/forms';
import { companySizes } from '@enlace/shared-contract/partners';
import { locales } from '@enlace/shared-contract/text';
import { useCall, useRead } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Badge, Button, FormField, Select, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox, Combobox, Modal, Textarea } from '@enlace/shared-ui/controls';
import { useMemo, useState } from 'react';

import { countryChoices } from '../../../lib/country-choices';
import { languageChoices } from '../../../lib/language-choices';
import { inbox } from '../state/inbox';
import { inboxTexts } from '../texts';
import { dialogTexts } from './texts';
import { Alike, Failure, Logo, Pair } from './dialogs.styles';

/** Fields of each target; the first ones are required. */
const fields = {
  company: ['name', 'website', 'city', 'country_code', 'size', 'founded_year', 'linkedin', 'description'],
  press: ['title', 'outlet', 'published_on', 'url', 'author', 'kind', 'language', 'summary'],
  account: ['first_name', 'last_name', 'email', 'company', 'headline', 'locale', 'role'],
} as const;
const longFields = new Set<string>(['description', 'summary']);
const inputTypes: Readonly<Record<string, 'date' | 'email' | 'number' | 'url'>> = {
  published_on: 'date',
  email: 'email',
  founded_year: 'number',
  website: 'url',
  linkedin: 'url',
  url: 'url',
};

export interface ConvertDialogProps {
  readonly entry: InboxEntry;
  readonly target: ConvertTarget;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes a record from an entry; similar existing records are offered first, to link one of them instead. */
export function ConvertDialog({ entry, target, onClose, onDone }: ConvertDialogProps) {
  const t = useLateTexts(dialogTexts);
  const main = useTexts(inboxTexts);
  const { locale } = useLocale();
  const countries = useMemo(() => countryChoices(locale), [locale]);
  const search = useRead(inbox.calls.duplicates, { id: entry.id, target });
  const convert = useCall(inbox.calls.convert, String(entry.id));
  const [changedValues, setChangedValues] = useState<Readonly<Record<string, string>>>({});
  const [isSure, setSure] = useState(false);
  const [takesLogo, setTakesLogo] = useState(true);

  const foundDuplicates = search.answer ?? { values: {}, found: [] };
  const conflict =
    convert.error?.code === 'CONFLICT'
      ? duplicatesOf({ data: { values: {}, ...detailsOf(convert.error.details) } })
      : null;
  const duplicates = conflict?.found ?? foundDuplicates.found;
  const values: Readonly<Record<string, string>> = { ...foundDuplicates.values, ...changedValues };
  const send = (body: Readonly<Record<string, unknown>>) =>
    convert.start({ id: entry.id, body: { target, ...body } }, onDone);
  const handleClose = () => {
    convert.clear();
    onClose();
  };
  const ownName = (values['name'] ?? values['email'] ?? '').trim().toLowerCase();
  // A second record of this name or address would be refused.
  const isNameTaken =
    ownName !== '' &&
    duplicates.some(({ name, detail }) => (target === 'account' ? detail : name)?.trim().toLowerCase() === ownName);
  const linkedIds = entry.made.flatMap((record) => (record.target === target ? [record.target_id] : []));
  const isWaiting = convert.status === 'pending';
  const errors = convert.error?.fields ?? {};
  const choices = useChoices(foundDuplicates.roles ?? []);
  // Only admins give roles; others make an account without one.
  const targetFields: readonly string[] = fields[target].filter((name) => name !== 'role' || choices['role']?.length);
  const strangers = Object.entries(errors).filter(([name]) => !targetFields.includes(name));

  return (
    <Modal
      isOpen
      size="2xl"
      title={t(`convert.${target}`)}
      onClose={handleClose}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            {t('convert.cancel')}
          </Button>
          <Button
            isDisabled={search.status === 'pending' || isNameTaken || (duplicates.length > 0 && !isSure)}
            isLoading={isWaiting}
            onClick={() => send({ values, is_sure: isSure, with_logo: takesLogo })}
          >
            {t('convert.make')}
          </Button>
        </>
      }
    >
      <Stack>
        {search.status === 'pending' && (
          <div role="status">
            <Text>{t('convert.searching')}</Text>
            <Skeleton lines={3} />
          </div>
        )}
        {search.status === 'rejected' && (
          <Failure role="alert">{search.error?.message || main('failed.title')}</Failure>
        )}
        {convert.status === 'rejected' && (
          <Failure role="alert">
            {[convert.error?.message || t('convert.failed'), ...strangers.flatMap(([, messages]) => messages)].join(
              ' ',
            )}
          </Failure>
        )}
        {search.status === 'fulfilled' && duplicates.length === 0 && <Text>{t('convert.notFound')}</Text>}
        {duplicates.length > 0 && (
          <section aria-label={t('convert.found', { count: duplicates.length })}>
            <strong>{t('convert.found', { count: duplicates.length })}</strong>
            <Alike>
              {duplicates.map(({ id, name, detail, matches }) => (
                <li key={id}>
                  <div>
                    {name}
                    {detail !== null && <small>{detail}</small>}
                  </div>
                  {matches.map((match) => (
                    <Badge key={match} tone="marigold">
                      {t(`convert.matches.${match}`)}
                    </Badge>
                  ))}
                  {linkedIds.includes(id) ? (
                    <Badge>{t('convert.linked')}</Badge>
                  ) : (
                    <Button
                      size="small"
                      variant="secondary"
                      isDisabled={isWaiting}
                      onClick={() => send({ link_id: id })}
                    >
                      {t('convert.link')}
                    </Button>
                  )}
                </li>
              ))}
            </Alike>
            {isNameTaken ? (
              <Text>{t('convert.taken')}</Text>
            ) : (
              <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
                {t('convert.sure')}
              </Checkbox>
            )}
          </section>
        )}
        {target === 'company' && entry.logo !== null && (
          <Logo>
            <img src={entry.logo.url} alt={entry.logo.alt} />
            <Checkbox checked={takesLogo} onChange={(event) => setTakesLogo(event.target.checked)}>
              {t('convert.logo')}
            </Checkbox>
          </Logo>
        )}
        {search.status !== 'pending' && (
          <Pair>
            {fields[target]
              .filter((name) => targetFields.includes(name))
              .map((name) => {
                const change = (value: string) => setChangedValues({ ...changedValues, [name]: value });
                return (
                  <FormField key={name} label={t(`convert.fields.${name}`)} error={errors[name]?.[0]}>
                    {longFields.has(name) ? (
                      <Textarea rows={3} value={values[name] ?? ''} onChange={(event) => change(event.target.value)} />
                    ) : name === 'country_code' ? (
                      <Combobox
                        label={t(`convert.fields.${name}`)}
                        options={countries}
                        placeholder={t('convert.choose')}
                        value={countries.find(({ value }) => value === values[name]) ?? null}
                        onChange={(next) => change(next === null ? '' : String(next.value))}
                      />
                    ) : choices[name] !== undefined ? (
                      <Select
                        value={values[name] ?? ''}
                        placeholder={t('convert.choose')}
                        options={choices[name]}
                        onChange={(event) => change(event.target.value)}
                      />
                    ) : (
                      <TextInput
                        type={inputTypes[name] ?? 'text'}
                        value={values[name] ?? ''}
                        onChange={(event) => change(event.target.value)}
                      />
                    )}
                  </FormField>
                );
              })}
          </Pair>
        )}
      </Stack>
    </Modal>
  );
}

/** The choices of the fields that are no free text, as in the forms of the records. */
function useChoices(roles: NonNullable<Duplicates['roles']>): Readonly<Record<string, readonly Choice[]>> {
  const { locale } = useLocale();
  const t = useLateTexts(dialogTexts);
  const languages = languageChoices(locale);
  return {
    size: companySizes.map((value) => ({ value, label: value })),
    kind: pressKinds.map((value) => ({ value, label: t(`convert.kinds.${value}`) })),
    language: languages,
    locale: languages.filter(({ value }) => locales.some((one) => one === value)),
    role: roles.map(({ name, label }) => ({ value: name, label: roleLabel(name, locale, label) })),
  };
}

function duplicatesOf(body: unknown): Duplicates | null {
  const parsed = duplicatesSchema.safeParse(body);
  return parsed.success ? parsed.data.data : null;
}

function detailsOf(details: unknown): object {
  return typeof details === 'object' && details !== null ? details : {};
}
