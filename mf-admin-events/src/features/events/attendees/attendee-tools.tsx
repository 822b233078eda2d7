import { PanelSearch, useIsNarrow, useLateTexts } from '@enlace/shared-admin';
import { Button, Cluster, IconButton } from '@enlace/shared-ui';
import { Dropdown } from '@enlace/shared-ui/controls';

import { AttendeeFiles } from '../files/attendee-files';
import { filesTexts } from '../files/texts';
import { attendeesTexts } from './texts';

export interface AttendeeToolsProps {
  readonly eventId: number;
  readonly search: string;
  /** Id of the chosen kind of ticket; empty for all. */
  readonly ticket: string;
  /** Of the list, for files. */
  readonly filter: Readonly<Record<string, string>>;
  readonly chosenIds: readonly number[];
  readonly onSearch: (people: string) => void;
  readonly onAdd: () => void;
}

/** What is above the list: the search and the tools, which are in a menu on a phone. */
export function AttendeeTools(props: AttendeeToolsProps) {
  const { eventId, search, ticket, filter, chosenIds, onSearch, onAdd } = props;
  const t = useLateTexts(attendeesTexts);
  const files = useLateTexts(filesTexts);
  const isNarrow = useIsNarrow();
  return (
    <Cluster>
      <PanelSearch name="people" label={t('search')} value={search} onSearch={onSearch} />
      {!isNarrow && (
        <Button iconBefore="plus" onClick={onAdd}>
          {t('add')}
        </Button>
      )}
      <AttendeeFiles eventId={eventId} filter={filter} chosenIds={chosenIds} ticket={ticket}>
        {isNarrow
          ? (openFile) => (
              <Dropdown
                label={t('tools')}
                placement="bottom-end"
                trigger={(trigger) => <IconButton icon="more" label={t('tools')} {...trigger} />}
                items={[
                  { id: 'add', label: t('add'), icon: 'plus', onSelect: onAdd },
                  { id: 'list', label: files('download'), icon: 'download', onSelect: () => openFile('list') },
                  { id: 'badges', label: files('badges'), icon: 'user', onSelect: () => openFile('badges') },
                ]}
              />
            )
          : undefined}
      </AttendeeFiles>
    </Cluster>
  );
}
