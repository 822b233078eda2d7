import type { Locale } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { Badge, Button, Icon, IconButton, PlainLink, Text, theme } from '@enlace/shared-ui';
import { useState, type ReactNode } from 'react';

import { AdjustMedium } from '../adjust/lazy-adjust';
import type { MediaHandle } from '../create-media';
import { heldOf, nameOfMedia, smallUrl, type HeldMedium, type MediaFieldKind } from '../held-media';
import { useLibrary } from '../picker/use-library';
import { useMediaTexts } from '../texts';
import { PictureWords } from '../words/picture-words';

export interface HeldFileProps {
  readonly media: MediaHandle;
  readonly kind: MediaFieldKind;
  readonly file: HeldMedium;
  /** Language of the shown alternative text. */
  readonly language: Locale;
  readonly onChange: (file: HeldMedium | null) => void;
  readonly onReplace?: () => void;
  /** Handle to move the file, and whether it is the first one. */
  readonly grip?: ReactNode;
  readonly isFirst?: boolean;
  readonly isMoving?: boolean;
}

/** One file of a field with its name, its alternative text and its actions. */
export function HeldFile(props: HeldFileProps) {
  const { media, kind, file, language, onChange, onReplace, grip, isFirst = false, isMoving = false } = props;
  const t = useMediaTexts();
  const [isAdjusting, setAdjusting] = useState(false);
  const name = file.alt || file.name || t('field.untitled');
  if (kind === 'document') {
    return (
      <Line>
        <Icon name="file" />
        <PlainLink to={file.url}>{nameOfMedia(file)}</PlainLink>
        {onReplace && (
          <Button size="small" variant="ghost" onClick={onReplace}>
            {t('field.replace')}
          </Button>
        )}
        <IconButton
          icon="trash"
          label={t('field.removeNamed', { name: nameOfMedia(file) })}
          onClick={() => onChange(null)}
        />
      </Line>
    );
  }
  const isMany = kind === 'gallery';
  return (
    <Card data-many={isMany} data-url={file.url} data-moving={isMoving}>
      <Frame>
        <img src={isMany ? smallUrl(file) : file.url} alt={file.alt ?? ''} draggable={false} />
        {isFirst && <Badge tone="plum">{t('field.first')}</Badge>}
        {grip}
      </Frame>
      <Facts>
        <PictureWords media={media} file={file} name={name} language={language} onChange={onChange} />
        <Actions>
          <Button
            size="small"
            variant="secondary"
            aria-label={isMany ? t('field.adjustNamed', { name }) : undefined}
            onClick={() => setAdjusting(true)}
          >
            {t('field.adjust')}
          </Button>
          {onReplace && (
            <Button size="small" variant="ghost" onClick={onReplace}>
              {t('field.replace')}
            </Button>
          )}
          <IconButton icon="trash" label={t('field.removeNamed', { name })} onClick={() => onChange(null)} />
        </Actions>
        {isAdjusting && (
          <Adjusting
            media={media}
            file={file}
            onClose={() => setAdjusting(false)}
            onChange={(next) => {
              setAdjusting(false);
              onChange(next);
            }}
          />
        )}
      </Facts>
    </Card>
  );
}

interface AdjustingProps {
  readonly media: MediaHandle;
  readonly file: HeldMedium;
  readonly onClose: () => void;
  readonly onChange: (file: HeldMedium) => void;
}

/** Loads the medium of a record's picture, and opens the cropping dialog. */
function Adjusting({ media, file, onClose, onChange }: AdjustingProps) {
  const t = useMediaTexts();
  const { rows, status } = useLibrary(media, { url: file.url, limit: 1 });
  const [medium] = rows;
  if (medium === undefined) {
    const isOver = status === 'fulfilled' || status === 'rejected';
    return (
      <Text size="small" tone="soft" role="status">
        {isOver ? t('field.notThere') : t('field.loading')}
      </Text>
    );
  }
  return (
    <AdjustMedium
      media={media}
      medium={medium}
      onClose={onClose}
      onSaved={(savedMedium) => onChange(heldOf(savedMedium, file))}
    />
  );
}

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[12]};
  min-width: 0;
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &[data-moving='true'] {
    border-color: ${theme.color.focus};
    opacity: 0.75;
  }
  &[data-many='false'] {
    ${theme.media.small} {
      grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    }
  }
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  > :not(img) {
    position: absolute;
    top: ${theme.space[8]};
    left: ${theme.space[8]};
  }
  > button {
    right: ${theme.space[8]};
    left: auto;
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    cursor: grab;
    touch-action: none;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  justify-content: space-between;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  > :last-child {
    margin-left: auto;
  }
`;

const Line = styled.li`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  > a {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
