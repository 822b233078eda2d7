import { useLateTexts } from '@enlace/shared-admin';
import { formStates, type ConvertTarget, type FormState, type InboxEntry } from '@enlace/shared-contract/forms';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Button, Cluster, IconButton, Select } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { StateBadge } from '../list/state-badge';
import type { WantedChange } from '../state/inbox';
import { useAssignees } from '../state/use-inbox';
import { inboxTexts } from '../texts';
import { Head } from './entry.styles';
import { entryTexts } from './texts';

export interface EntryHeadProps {
  readonly entry: InboxEntry;
  readonly onChange: (change: WantedChange) => void;
  readonly onReply: () => void;
  readonly onRemove: () => void;
  readonly onConvert: (target: ConvertTarget) => void;
}

/** Sender, state, assignee and actions. */
export function EntryHead({ entry, onChange, onReply, onRemove, onConvert }: EntryHeadProps) {
  const t = useLateTexts(entryTexts);
  const main = useTexts(inboxTexts);
  const assignees = useAssignees();
  const { abilities, assignee } = entry;
  // The current assignee stays a choice, even without the right to look after entries.
  const people =
    assignee === null || assignees.some(({ id }) => id === assignee.id) ? assignees : [...assignees, assignee];
  return (
    <Head>
      <div>
        <h2 tabIndex={-1}>{entry.name ?? entry.company_name ?? main('unnamed')}</h2>
        <p>
          <Badge>{main(`kinds.${entry.kind}`)}</Badge>
          <span>{entry.reference}</span>
          {!abilities.edit && <StateBadge state={entry.state} />}
        </p>
      </div>
      <Cluster gap={8}>
        {abilities.reply && (
          <Button size="small" iconBefore="mail" onClick={onReply}>
            {t('entry.reply')}
          </Button>
        )}
        {abilities.convert.length > 0 && (
          <Dropdown
            placement="bottom-end"
            trigger={(trigger) => (
              <Button {...trigger} size="small" variant="secondary" iconAfter="chevronDown">
                {t('entry.convert')}
              </Button>
            )}
            items={abilities.convert.map((target) => ({
              id: target,
              label: t(`entry.${target}`),
              onSelect: () => onConvert(target),
            }))}
          />
        )}
        {abilities.remove && <IconButton size="small" icon="trash" label={t('entry.remove')} onClick={onRemove} />}
      </Cluster>
      {abilities.edit && (
        <div data-choices="">
          <Select
            aria-label={t('entry.state')}
            value={entry.state}
            options={formStates.map((state) => ({ value: state, label: main(`state.${state}`) }))}
            onChange={(event) => onChange({ state: event.target.value as FormState })}
          />
          <Select
            aria-label={main('assignee')}
            placeholder={main('nobody')}
            value={assignee?.id ?? ''}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => onChange({ assignee_id: Number(event.target.value) || null })}
          />
        </div>
      )}
    </Head>
  );
}
