import { recordLabel, roleLabel } from '@enlace/shared-contract/access';
import { type AuditEntry, movedPartsSchema } from '@enlace/shared-contract/admin';
import { adminPath } from '@enlace/shared-contract/resources';
import type { LoadFieldTexts } from '@enlace/shared-data';
import { styled, useFormats, useLocale } from '@enlace/shared-platform';
import { Badge, Cluster, Link, Skeleton, Text, theme } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { Difference } from '../history/difference';
import { Opener } from '../history/entries.styles';
import { sayValue } from '../history/say-value';
import { MovedParts } from '../moved/moved-parts';
import { useAdminTexts } from '../texts';
import { actionName, type AuditLabels, resourceName } from './audit-labels';
import { useAuditTexts } from './texts';
import { useFieldLabels } from './use-field-labels';

export interface AuditItemProps {
  readonly entry: AuditEntry;
  readonly isOfRecord: boolean;
  readonly labels: AuditLabels;
  readonly loadFieldTexts: LoadFieldTexts;
}

/** One entry: who did what, when and to which record; opened, the values before and after. */
export function AuditItem({ entry, isOfRecord, labels, loadFieldTexts }: AuditItemProps) {
  const t = useAuditTexts();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { locale } = useLocale();
  const storedName = nameOf(entry);
  const name = storedName === null ? null : recordLabel(entry.resource, storedName, locale);
  const subject = [name ?? '', entry.row_id !== null && name === null ? `#${entry.row_id}` : ''].join('');
  return (
    <li>
      <Row type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>
          <b>{entry.actor?.name ?? t('system')}</b> · {actionName(labels, entry.action)}
          {!isOfRecord && subject !== '' && <> · {subject}</>}
        </span>
        {!isOfRecord && <Badge tone="neutral">{resourceName(labels, entry.resource)}</Badge>}
        <time dateTime={entry.at}>{formats.date(entry.at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </Row>
      {isOpen && <Details id={id} entry={entry} isOfRecord={isOfRecord} loadFieldTexts={loadFieldTexts} />}
    </li>
  );
}

function Details({ id, entry, isOfRecord, loadFieldTexts }: Omit<AuditItemProps, 'labels'> & { readonly id: string }) {
  const t = useAuditTexts();
  const tKit = useAdminTexts();
  const formats = useFormats();
  const { locale } = useLocale();
  const label = useFieldLabels(entry.resource, loadFieldTexts);
  // Entries about rights contain names of roles.
  const option = (value: string) => (entry.action === 'rights' ? roleLabel(value, locale) : undefined);
  const record = (name: string) => roleLabel(name, locale);
  const sayings = { formats, yes: tKit('form.yes'), no: tKit('form.no'), option, record };
  const [before, after] = [valuesOf(entry.before), valuesOf(entry.after)];
  const movedParts = movedPartsSchema.safeParse(after['moved']);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== 'moved' || !movedParts.success,
  );
  const isHidden =
    names.length > 0 && [before, after].every((side) => Object.values(side).every((one) => one === null));
  const path = `${adminPath({ name: entry.resource })}/${entry.row_id}`;
  return (
    <Sheet id={id}>
      {names.length > 0 && label === null && <Skeleton lines={names.length} />}
      {label !== null && names.length > 0 && (
        <dl>
          {names.map((name) => (
            <div key={name}>
              <dt>{label(name)}</dt>
              <dd>
                <Difference before={sayValue(before[name], sayings)} after={sayValue(after[name], sayings)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {movedParts.success && <MovedParts parts={movedParts.data} />}
      {isHidden && (
        <Text size="small" tone="soft">
          {t('hidden')}
        </Text>
      )}
      <Cluster>
        {entry.revision !== null && (
          <Link to={`${path}?panel=history&revision=${entry.revision}`}>{t('revision', { n: entry.revision })}</Link>
        )}
        {!isOfRecord && entry.row_id !== null && (
          <Link to={`/admin/audit?resource=${entry.resource}&row_id=${encodeURIComponent(entry.row_id)}`}>
            {t('allOf')}
          </Link>
        )}
        {entry.request_id !== null && (
          <Text size="small" tone="soft">
            {t('request', { id: entry.request_id })}
          </Text>
        )}
      </Cluster>
    </Sheet>
  );
}

/** The record's present name, or its name among the values of the entry; null when it has none. */
function nameOf({ name: presentName, before, after }: AuditEntry): string | null {
  if (presentName !== null) return presentName;
  const values = { ...valuesOf(before), ...valuesOf(after) };
  const fullName = [values['first_name'], values['last_name']].filter((part) => typeof part === 'string').join(' ');
  const name = values['name'] ?? values['title'] ?? (fullName === '' ? null : fullName);
  return typeof name === 'string' && name !== '' ? name : null;
}

function valuesOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const Row = styled(Opener)`
  padding-block: ${theme.space[8]};
  > span:first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding: 0 ${theme.space[16]} ${theme.space[16]};
  dl {
    display: grid;
    gap: ${theme.space[8]};
  }
  dl > div {
    display: grid;
    gap: ${theme.space[4]} ${theme.space[24]};
    padding-top: ${theme.space[8]};
    border-top: 1px dashed ${theme.color.line};
  }
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  dd {
    min-width: 0;
  }
  ${theme.media.medium} {
    dl > div {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`;
