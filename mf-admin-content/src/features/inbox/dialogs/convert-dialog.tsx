import { useLateTexts } from '@enlace/shared-admin';
import {
  duplicatesSchema,
  inboxCalls,
  type ConvertTarget,
  type Duplicates,
  type InboxEntry,
} from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Button, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox, Modal, Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { useWork } from '../state/inbox-entry';
import { inboxTexts } from '../texts';
import { dialogTexts } from './texts';
import { useWorkDone } from '../use-work-done';
import { Alike, Failure, Logo, Pair } from './dialogs.styles';

/** What is asked of each kind of thing; the first ones must be there. */
const fields = {
  company: ['name', 'website', 'city', 'country_code', 'size', 'founded_year', 'linkedin', 'description'],
  press: ['title', 'outlet', 'published_on', 'url', 'author', 'kind', 'language', 'summary'],
  account: ['first_name', 'last_name', 'email', 'company', 'headline', 'locale', 'role'],
} as const;
const longFields = new Set<string>(['description', 'summary']);

export interface ConvertDialogProps {
  readonly entry: InboxEntry;
  readonly target: ConvertTarget;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** An entry becomes something: what is like it already is shown first, to be linked instead. */
export function ConvertDialog({ entry, target, onClose, onDone }: ConvertDialogProps) {
  const t = useLateTexts(dialogTexts);
  const main = useTexts(inboxTexts);
  const search = useWork('duplicates');
  const convert = useWork('convert');
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const [isSure, setSure] = useState(false);
  const [takesLogo, setTakesLogo] = useState(true);
  const { start: begin, clear: clearSearch } = search;
  const { clear: clearConvert } = convert;
  useEffect(() => {
    clearConvert();
    clearSearch();
    begin({ call: inboxCalls.findDuplicates, params: { id: entry.id }, query: { target } });
  }, [begin, clearConvert, clearSearch, entry.id, target]);
  useWorkDone('convert', { done: onDone });

  const known = duplicatesOf(search.body) ?? { values: {}, found: [] };
  const refused =
    convert.error?.code === 'CONFLICT'
      ? duplicatesOf({ data: { values: {}, ...detailsOf(convert.error.details) } })
      : null;
  const found = refused?.found ?? known.found;
  const values: Readonly<Record<string, string>> = { ...known.values, ...changed };
  const send = (body: Readonly<Record<string, unknown>>) =>
    convert.start({ call: inboxCalls.convertEntry, params: { id: entry.id }, body: { target, ...body } });
  const isWaiting = convert.status === 'pending';
  const errors = convert.error?.fields ?? {};
  const strangers = Object.entries(errors).filter(([name]) => !fields[target].some((field) => field === name));

  return (
    <Modal
      isOpen
      size="2xl"
      title={t(`convert.${target}`)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('convert.cancel')}
          </Button>
          <Button
            isDisabled={search.status === 'pending' || (found.length > 0 && !isSure)}
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
            {[convert.error?.message || t('convert.failed'), ...strangers.flatMap(([, said]) => said)].join(' ')}
          </Failure>
        )}
        {search.status === 'fulfilled' && found.length === 0 && <Text>{t('convert.notFound')}</Text>}
        {found.length > 0 && (
          <section aria-label={t('convert.found', { count: found.length })}>
            <strong>{t('convert.found', { count: found.length })}</strong>
            <Alike>
              {found.map(({ id, name, detail, matches }) => (
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
                  <Button size="small" variant="secondary" isDisabled={isWaiting} onClick={() => send({ link_id: id })}>
                    {t('convert.link')}
                  </Button>
                </li>
              ))}
            </Alike>
            <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
              {t('convert.sure')}
            </Checkbox>
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
            {fields[target].map((name) => {
              const change = (value: string) => setChanged({ ...changed, [name]: value });
              return (
                <FormField key={name} label={t(`convert.fields.${name}`)} error={errors[name]?.[0]}>
                  {longFields.has(name) ? (
                    <Textarea rows={3} value={values[name] ?? ''} onChange={(event) => change(event.target.value)} />
                  ) : (
                    <TextInput value={values[name] ?? ''} onChange={(event) => change(event.target.value)} />
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

function duplicatesOf(body: unknown): Duplicates | null {
  const parsed = duplicatesSchema.safeParse(body);
  return parsed.success ? parsed.data.data : null;
}

function detailsOf(details: unknown): object {
  return typeof details === 'object' && details !== null ? details : {};
}
