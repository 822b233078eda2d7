import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

import { texts } from '../../texts';
import { sumOf, type CountryCount } from './countries';

const { color, space, textSize } = tokens;

export function CountriesTable({ rows }: { readonly rows: readonly CountryCount[] }) {
  const t = useTexts(texts);
  const { number } = useFormats();
  const all = Math.max(1, sumOf(rows));
  return (
    <Table>
      <caption>{t('countries.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('countries.country')}</th>
          <th scope="col">{t('countries.members')}</th>
          <th scope="col">{t('countries.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country_code, country, total }) => (
          <tr key={country_code}>
            <th scope="row">{country}</th>
            <td>{number(total)}</td>
            <td>{number(total / all, { style: 'percent', maximumFractionDigits: 1 })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 44rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${space[12]};
    text-align: start;
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  th,
  td {
    padding: ${space[8]} ${space[4]};
    border-bottom: 1px solid ${color.line};
    text-align: end;
    overflow-wrap: anywhere;
  }
  th:first-child {
    text-align: start;
  }
  tbody th {
    font-weight: 500;
  }
`;
