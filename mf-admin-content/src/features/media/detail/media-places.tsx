import type { Medium } from '@enlace/shared-admin';
import { nameOfMedia, PickMedia } from '@enlace/shared-admin/media';
import { useCall, useWrite, whenDone } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, Button, Cluster, Link, Stack, Text, theme } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { admin } from '../../../lib/admin';
import { pathOfPlace } from '../media-facts';
import { useLateTexts } from '../late/texts';

export interface MediaPlacesProps {
  readonly medium: Medium;
  readonly onRemoved: () => void;
}

/** The places that show a file, and buttons to replace it there and to delete it. */
export function MediaPlaces({ medium, onRemoved }: MediaPlacesProps) {
  const t = useLateTexts();
  const [isRemoving, setRemoving] = useState(false);
  const places = medium.used_in;
  const removal = useWrite(admin.media.library, `remove:${medium.id}`);
  return (
    <Section aria-labelledby="media-places">
      <h3 id="media-places">
        {t('detail.usedIn')} <Badge>{places.length}</Badge>
      </h3>
      {places.length === 0 ? (
        <Text size="small" tone="soft">
          {t('detail.unused')}
        </Text>
      ) : (
        <Places>
          {places.map((place) => (
            <li key={`${place.resource} ${place.id}`}>
              <Link to={pathOfPlace(place)}>{place.label}</Link>
              <span>{place.resource.replaceAll('_', ' ')}</span>
            </li>
          ))}
        </Places>
      )}
      <Replacing medium={medium} />
      {medium.abilities?.remove === true && (
        <Stack gap={4}>
          <Cluster gap={8}>
            <Button
              size="small"
              variant="danger"
              iconBefore="trash"
              isDisabled={places.length > 0}
              onClick={() => setRemoving(true)}
            >
              {t('detail.remove')}
            </Button>
          </Cluster>
          {places.length > 0 && (
            <Text size="small" tone="soft">
              {t('detail.removeHint')}
            </Text>
          )}
        </Stack>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('detail.removeTitle', { name: nameOfMedia(medium) })}
        confirmLabel={t('remove.do')}
        isLoading={removal.status === 'pending'}
        error={removal.status === 'rejected' ? removal.failure?.message || t('report.failed') : ''}
        onClose={() => setRemoving(false)}
        onConfirm={() => whenDone(removal.run({ operation: 'remove', id: medium.id }), onRemoved)}
      >
        {t('remove.hint')}
      </ConfirmDialog>
    </Section>
  );
}

/** Selects another file, asks for confirmation, and shows the result for each place. */
function Replacing({ medium }: Pick<MediaPlacesProps, 'medium'>) {
  const t = useLateTexts();
  const formats = useFormats();
  const [isPicking, setPicking] = useState(false);
  const [next, setNext] = useState<Medium | null>(null);
  // Each selected file has its own question; the answer closes it.
  const key = `${medium.id} by ${next?.id ?? 'none'}`;
  const { status, answer, start, clear } = useCall(admin.media.calls.replace, key);
  useEffect(() => clear, [clear]);
  const count = medium.used_in.length;
  const refusedPlaces = answer?.report.filter(({ outcome }) => outcome === 'refused') ?? [];
  return (
    <>
      {answer !== null && (
        <Text size="small" role="status">
          {t('replace.done', { count: answer.report.filter(({ outcome }) => outcome === 'changed').length })}{' '}
          {refusedPlaces.length > 0 &&
            t('replace.left', { places: formats.list(refusedPlaces.map(({ label }) => label)) })}
        </Text>
      )}
      {count > 0 && (
        <Cluster gap={8}>
          <Button size="small" variant="secondary" iconBefore="refresh" onClick={() => setPicking(true)}>
            {t('detail.replace')}
          </Button>
        </Cluster>
      )}
      {isPicking && (
        <PickMedia
          media={admin.media}
          kind={medium.kind}
          onClose={() => setPicking(false)}
          onPick={([pickedMedium]) => {
            setPicking(false);
            if (pickedMedium === undefined || pickedMedium.id === medium.id) return;
            setNext(pickedMedium);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={next !== null && status !== 'fulfilled'}
        isDanger={false}
        title={t('replace.title')}
        confirmLabel={t('replace.do')}
        isLoading={status === 'pending'}
        error={status === 'rejected' ? t('report.failed') : ''}
        onClose={() => setNext(null)}
        onConfirm={() => start({ id: medium.id, by: next?.id ?? 0 })}
      >
        {t('replace.question', {
          count,
          name: nameOfMedia(medium),
          next: next === null ? '' : nameOfMedia(next),
        })}
      </ConfirmDialog>
    </>
  );
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  padding-top: ${theme.space[16]};
  border-top: 1px solid ${theme.color.line};
  > h3 {
    font: 600 ${theme.textSize.body} / 1.3 ${theme.font.text};
  }
`;

const Places = styled.ul`
  font-size: ${theme.textSize.small};
  > li {
    display: flex;
    gap: ${theme.space[12]};
    justify-content: space-between;
    padding-block: ${theme.space[8]};
    border-bottom: 1px solid ${theme.color.line};
  }
  > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > span {
    flex: none;
    color: ${theme.color.inkSoft};
  }
`;
