import type { Arranged, MediaOverview } from '@enlace/shared-contract/media';
import { nameOfMedia } from '@enlace/shared-admin/media';
import { useCall, whenDone } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, FormField, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useId, useState } from 'react';

import { admin } from '../../../lib/admin';
import { tagsIn } from '../media-facts';
import { useLateTexts } from '../late/texts';

export type ArrangeAction = 'move' | 'tag' | 'remove';

export interface ArrangeDialogProps {
  readonly action: ArrangeAction;
  readonly ids: readonly number[];
  readonly overview: MediaOverview | undefined;
  readonly onClose: () => void;
}

/** Asks for the folder, the tags or a confirmation; then shows the result for each file. */
export function ArrangeDialog({ action, ids, overview, onClose }: ArrangeDialogProps) {
  const t = useLateTexts();
  const listId = useId();
  const { status, answer, run, clear } = useCall(admin.media.calls.arrange);
  const [text, setText] = useState('');
  // The end of the operation clears the selection; the title keeps the number of files.
  const [count] = useState(ids.length);
  useEffect(() => clear, [clear]);

  const handleRun = (body: Readonly<Record<string, unknown>>) =>
    whenDone(run({ ids, ...body }), (rows) => {
      if (rows.every(({ outcome }) => outcome === 'changed')) onClose();
    });
  const isBusy = status === 'pending';
  const tags = tagsIn(text);

  if (answer !== null && status === 'fulfilled') {
    return (
      <Modal
        isOpen
        size="lg"
        title={t('report.title')}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <Report rows={answer} />
      </Modal>
    );
  }
  return (
    <Modal
      isOpen
      size="lg"
      isDismissible={!isBusy}
      title={t(`${action}.title`, { count })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          {action === 'move' && (
            <Button isLoading={isBusy} onClick={() => handleRun({ action: 'move', folder: text })}>
              {t('move.do')}
            </Button>
          )}
          {action === 'tag' && (
            <>
              <Button
                variant="secondary"
                isDisabled={tags.length === 0}
                isLoading={isBusy}
                onClick={() => handleRun({ action: 'untag', tags })}
              >
                {t('tag.take')}
              </Button>
              <Button
                isDisabled={tags.length === 0}
                isLoading={isBusy}
                onClick={() => handleRun({ action: 'tag', tags })}
              >
                {t('tag.add')}
              </Button>
            </>
          )}
          {action === 'remove' && (
            <Button variant="danger" isLoading={isBusy} onClick={() => handleRun({ action: 'remove' })}>
              {t('remove.do')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        {action === 'remove' ? (
          <Text>{t('remove.hint')}</Text>
        ) : (
          <FormField
            label={t(action === 'move' ? 'move.folder' : 'tag.tags')}
            hint={t(action === 'move' ? 'move.hint' : 'tag.hint')}
          >
            <TextInput
              list={listId}
              maxLength={200}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </FormField>
        )}
        <datalist id={listId}>
          {action === 'move'
            ? overview?.folders.map(({ path }) => <option key={path} value={path} />)
            : overview?.tags.map(({ name }) => <option key={name} value={name} />)}
        </datalist>
        {status === 'rejected' && <Failure role="alert">{t('report.failed')}</Failure>}
      </Stack>
    </Modal>
  );
}

function Report({ rows }: { readonly rows: Arranged }) {
  const t = useLateTexts();
  const formats = useFormats();
  const changedCount = rows.filter(({ outcome }) => outcome === 'changed').length;
  return (
    <Stack gap={8}>
      {changedCount > 0 && <Text>{t('report.changed', { count: changedCount })}</Text>}
      <Lines>
        {rows.map(({ id, name, outcome, used_in }) =>
          outcome === 'changed' ? null : (
            <li key={id}>
              {outcome === 'missing'
                ? t('report.missing')
                : t('report.refused', {
                    name: nameOfMedia({ name, url: `#${id}` }),
                    places: formats.list(used_in.map(({ label }) => label)),
                  })}
            </li>
          ),
        )}
      </Lines>
    </Stack>
  );
}

const Lines = styled.ul`
  padding-left: 1.25em;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Failure = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;
