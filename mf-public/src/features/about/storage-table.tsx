import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from '../../lib/tokens';
import type { PrivacyDocument } from './documents/privacy-document';
import { storageEntries } from './storage-entries';

/**
 * Every entry with its purpose and lifetime. On narrow screens each row is a block; the roles keep it a table for
 * screen readers.
 */
export function StorageTable({ storage }: Pick<PrivacyDocument, 'storage'>) {
  const { columns } = storage;
  return (
    <Table role="table">
      <caption>{storage.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[columns.name, columns.kind, columns.purpose, columns.life].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {storageEntries.map(({ name, kind }) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <code>{name}</code>
            </th>
            <td role="cell">{storage.kinds[kind]}</td>
            <td role="cell">{storage.entries[name].purpose}</td>
            <td role="cell">{storage.entries[name].life}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  margin-block: ${space[24]};
  border-collapse: collapse;
  font-size: ${textSize.small};
  line-height: 1.45;
  caption {
    padding-bottom: ${space[12]};
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tr {
    display: grid;
    gap: ${space[4]};
    padding-block: ${space[16]};
    border-top: 1px solid ${color.line};
  }
  td:nth-of-type(n + 3),
  td:first-of-type {
    color: ${color.inkSoft};
  }
  ${media.medium} {
    thead {
      position: static;
      clip-path: none;
    }
    tr {
      display: table-row;
    }
    th,
    td {
      padding: ${space[12]} ${space[16]} ${space[12]} 0;
      border-top: 1px solid ${color.line};
    }
    tbody th {
      width: 13rem;
    }
  }
`;
