import type { Package, Versioning } from '@enlace/shared-contract/packages';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Badge, theme } from '@enlace/shared-ui';

import { changedFields, type ChangedField } from './changed-fields';
import { versioningsTexts } from './texts';

export interface VersioningItemProps {
  readonly change: Versioning;
  /** Name of the role of the changed package. */
  readonly role: string;
  readonly packages: readonly Package[];
}

/** Author, time and changed fields of a change. */
export function VersioningItem({ change, role, packages }: VersioningItemProps) {
  const t = useTexts(versioningsTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const packageOf = (id: number) => packages.find((each) => each.id === id);
  const currency = (change.subject === 'package' ? packageOf(change.subject_id)?.currency : undefined) ?? 'USD';

  const labelOf = ({ kind, name, language = '' }: ChangedField) => {
    if (kind === 'flag') return packageOf(Number(name))?.name ?? t('package', { id: name });
    if (kind === 'data') return t('fields.data', { name });
    const field = name === 'name' || name === 'description' || name === 'price' ? t(`fields.${name}`) : name;
    const languages = new Intl.DisplayNames(locale, { type: 'language' });
    return kind === 'text' ? t('fields.text', { field, language: languages.of(language) ?? language }) : field;
  };
  const valueOf = (kind: ChangedField['kind'], value: unknown) => {
    if (value === undefined || value === null || value === '') return null;
    if (kind === 'price' && typeof value === 'number') return formats.money(value, currency);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return formats.number(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };

  const who = change.user?.name ?? t('someone');
  const subject = change.name ?? `#${change.subject_id}`;
  return (
    <Item>
      <header>
        <h2>{t(`what.${change.subject}.${change.action}`, { who, name: subject })}</h2>
        {role !== '' && <Badge tone="plum">{role}</Badge>}
        <time dateTime={change.created_at}>
          {formats.date(change.created_at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changedFields(change).map((field) => (
            <tr key={field.key}>
              <th scope="row">{labelOf(field)}</th>
              <td>{valueOf(field.kind, field.before) ?? <i>{t('nothing')}</i>}</td>
              <td>
                <strong>{valueOf(field.kind, field.after) ?? <i>{t('nothing')}</i>}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Item>
  );
}

const Item = styled.li`
  padding: ${theme.space[16]};
  border-bottom: 1px solid ${theme.color.line};
  &:last-child {
    border-bottom: 0;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: center;
  }
  h2 {
    font: 600 ${theme.textSize.small} / 1.4 ${theme.font.text};
    overflow-wrap: anywhere;
  }
  time {
    margin-left: auto;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-variant-numeric: tabular-nums;
  }
  table {
    width: 100%;
    margin-top: ${theme.space[8]};
    border-collapse: collapse;
    font-size: ${theme.textSize.small};
    table-layout: fixed;
  }
  th,
  td {
    padding: ${theme.space[4]} ${theme.space[8]};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  th:first-child {
    width: 30%;
    padding-left: 0;
    color: ${theme.color.inkSoft};
    font-weight: 500;
  }
  thead th {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-weight: 500;
  }
  tbody td:nth-child(2) {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.dangerInk};
  }
  tbody td:nth-child(3) {
    background: ${theme.color.successSoft};
    color: ${theme.color.successInk};
  }
  tbody strong {
    font-weight: 500;
  }
`;
