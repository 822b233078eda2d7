import { useAsked } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Card, Icon, PlainLink, theme } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { FailedPlans } from './failed-plans';
import { overviewTexts } from './texts';
import { addressOf, waitingFor, type Waiting } from './waiting';

/** What waits for the person who looks: each line leads to where it is done; what waits for nobody is left out. */
export function WaitingList() {
  const t = useTexts(overviewTexts);
  const { viewer } = useScreen();
  return (
    <Card as="section" aria-labelledby="waiting">
      <Head id="waiting">{t('waiting.title')}</Head>
      <Lines>
        <FailedPlans />
        {waitingFor(viewer).map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </Lines>
      <Quiet>{t('waiting.nothing')}</Quiet>
    </Card>
  );
}

function Line({ line }: { readonly line: Waiting }) {
  const t = useTexts(overviewTexts);
  const formats = useFormats();
  const { name, call, query } = line;
  const { data, error } = useAsked(admin.calls, { call, query: { ...query, page: 1, per_page: 1 } }, totalReader);
  if (data === 0) return null;
  return (
    <li>
      <PlainLink to={addressOf(line)}>
        <b data-unknown={data === null}>{data === null ? (error === null ? '…' : '?') : formats.number(data)}</b>
        <span>{t(`waiting.lines.${name}`)}</span>
        <Icon name="chevronRight" size={18} />
      </PlainLink>
    </li>
  );
}

type Read = { readonly success: true; readonly data: number } | { readonly success: false };

/** Reads how many rows a list has in all. */
const totalReader = {
  safeParse(value: unknown): Read {
    const meta: unknown = typeof value === 'object' && value !== null && 'meta' in value ? value.meta : null;
    const total: unknown = typeof meta === 'object' && meta !== null && 'total' in meta ? meta.total : null;
    return typeof total === 'number' ? { success: true, data: total } : { success: false };
  },
};

const Head = styled.h2`
  margin-bottom: ${theme.space[8]};
  font: 600 1rem/1.4 ${theme.font.text};
`;

const Lines = styled.ul`
  a {
    display: grid;
    grid-template-columns: minmax(2.5rem, auto) minmax(0, 1fr) auto;
    gap: ${theme.space[12]};
    align-items: center;
    min-height: 2.75rem;
    margin-inline: -${theme.space[12]};
    padding-inline: ${theme.space[12]};
    border-radius: ${theme.radius.small};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.raised};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  b[data-unknown='true'],
  svg {
    color: ${theme.color.inkSoft};
  }
`;

/** Only where no line is left. */
const Quiet = styled.p`
  ul:not(:empty) + & {
    display: none;
  }
  color: ${theme.color.inkSoft};
`;
