import { backgroundJobKinds, type DeadJob } from '@enlace/shared-contract/admin';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, theme } from '@enlace/shared-ui';

import { backgroundJobsTexts } from './texts';
import { useJobAction, type JobAction } from './use-job-action';

export interface DeadJobItemProps {
  readonly job: DeadJob;
  /** Asks for confirmation before the action. */
  readonly onAsk: (action: JobAction) => void;
}

/** A dead job: its work, the reason of its failure, and its actions. */
export function DeadJobItem({ job, onAsk }: DeadJobItemProps) {
  const t = useTexts(backgroundJobsTexts);
  const formats = useFormats();
  const { isPending, message, perform } = useJobAction('runAgain', job.id);
  const kind = backgroundJobKinds.find((name) => name === job.kind);
  const ids = Object.entries(job.payload).map(([name, value]) => `${name} ${plainText(value)}`);
  const when = formats.date(job.failed_at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Item>
      <header>
        <h2>{kind === undefined ? job.kind : t(`kinds.${kind}`)}</h2>
        {job.is_at_most_once && <Badge tone="plum">{t('once')}</Badge>}
        <time dateTime={job.failed_at}>{t('failedAt', { when })}</time>
      </header>
      <dl>
        <dt>{t('reason')}</dt>
        <dd>{job.reason}</dd>
        <dt>{t('about')}</dt>
        <dd>{ids.length === 0 ? t('everything') : ids.join(', ')}</dd>
      </dl>
      <footer>
        <small>
          {t('attempts', { count: job.attempts })} · <code>{job.kind}</code> · #{job.id}
        </small>
        <Button
          size="small"
          variant="secondary"
          iconBefore="refresh"
          isLoading={isPending}
          onClick={() => (job.is_at_most_once ? onAsk('runAgain') : void perform())}
        >
          {t('runAgain')}
        </Button>
        <Button size="small" variant="ghost" iconBefore="trash" onClick={() => onAsk('discard')}>
          {t('discard')}
        </Button>
      </footer>
      {message !== undefined && <p role="alert">{message}</p>}
    </Item>
  );
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

const Item = styled.li`
  padding: ${theme.space[16]};
  border-bottom: 1px solid ${theme.color.line};
  &:last-child {
    border-bottom: 0;
  }
  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: center;
  }
  h2 {
    font: 600 ${theme.textSize.small} / 1.4 ${theme.font.text};
    overflow-wrap: anywhere;
  }
  time,
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
    font-variant-numeric: tabular-nums;
  }
  time {
    margin-left: auto;
  }
  small {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
  [role='alert'] {
    color: ${theme.color.danger};
  }
  dl {
    display: grid;
    grid-template-columns: minmax(4rem, max-content) 1fr;
    gap: ${theme.space[4]} ${theme.space[12]};
    margin: ${theme.space[8]} 0;
    font-size: ${theme.textSize.small};
  }
  dt {
    color: ${theme.color.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
