import { useLateTexts, useReorder } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Badge, IconButton, Text, TextInput, theme, VisuallyHidden } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import type { ComponentProps } from 'react';

import { arrangeLines, editLine, moveLine } from './arrange-lines';
import { groupsOf, type HeadLine, type PlaylistLine, type VideoLine } from './playlist-lines';
import { playlistDraftTexts } from './draft-texts';

export interface PlaylistBoardProps {
  readonly lines: readonly PlaylistLine[];
  /** Marks titles that are missing. */
  readonly isChecked: boolean;
  /** `typedUrl` is the line whose title was typed. */
  readonly onChange: (lines: readonly PlaylistLine[], typedUrl?: string) => void;
}

/** The videos of the new course by modules; the author renames them, moves them or leaves them out. */
export function PlaylistBoard({ lines, isChecked, onChange }: PlaylistBoardProps) {
  const t = useLateTexts(playlistDraftTexts);
  const nameOf = (line: PlaylistLine): string =>
    line.kind === 'head' ? (line.title ?? t('outside')) : line.title || line.videoId;
  const {
    list: board,
    visibleEntries: visibleLines,
    moving,
    announcement,
    gripOf,
  } = useReorder<PlaylistLine, HTMLDivElement>(
    lines,
    (nextLines) => onChange(arrangeLines(nextLines)),
    (line, place) => t('moved', { name: nameOf(line), place, count: lines.length }),
  );
  const isWrong = (title: string): boolean => isChecked && title.trim() === '';

  const headOf = (head: HeadLine, place: number) => (
    <Head data-url={head.url}>
      {head.title === null ? (
        <h3>{t('outside')}</h3>
      ) : (
        <TextInput
          aria-label={t('moduleTitle', { place })}
          aria-invalid={isWrong(head.title) || undefined}
          maxLength={200}
          value={head.title}
          onChange={({ target }) => onChange(editLine(lines, head.url, { title: target.value }), head.url)}
        />
      )}
    </Head>
  );
  const rowOf = (line: VideoLine) => {
    const name = nameOf(line);
    const place = lines.findIndex(({ url }) => url === line.url);
    return (
      <Row key={line.url} data-url={line.url} $isFaint={moving === line.url || !line.isChosen}>
        <Grip icon="grip" size="small" label={t('move', { name })} {...gripOf(line)} />
        <Checkbox
          checked={line.isChosen}
          onChange={({ target }) => onChange(editLine(lines, line.url, { isChosen: target.checked }))}
        >
          <VisuallyHidden>{t('take', { name })}</VisuallyHidden>
        </Checkbox>
        <ResourceTexts>
          <TextInput
            aria-label={t('titleOf', { name: line.videoId })}
            placeholder={line.videoId}
            aria-invalid={(line.isChosen && isWrong(line.title)) || undefined}
            maxLength={200}
            value={line.title}
            onChange={({ target }) => onChange(editLine(lines, line.url, { title: target.value }), line.url)}
          />
        </ResourceTexts>
        {line.minutes > 0 && <small>{t('minutes', { count: line.minutes })}</small>}
        {line.isUnlisted && <Badge>{t('unlisted')}</Badge>}
        <IconButton
          icon="chevronUp"
          size="small"
          label={t('up', { name })}
          isDisabled={place === 0}
          onClick={() => onChange(moveLine(lines, line.url, -1))}
        />
        <IconButton
          icon="chevronDown"
          size="small"
          label={t('down', { name })}
          isDisabled={place === lines.length - 1}
          onClick={() => onChange(moveLine(lines, line.url, 1))}
        />
      </Row>
    );
  };

  return (
    <div ref={board}>
      <Text size="small" tone="soft">
        {t('boardHint')}
      </Text>
      {groupsOf(visibleLines).map(({ head, rows }, index) => (
        <section key={head?.url ?? 'all'}>
          {head !== null && headOf(head, index + 1)}
          {head !== null && rows.length === 0 && (
            <Text size="small" tone="soft">
              {t('empty')}
            </Text>
          )}
          <ol aria-label={head === null ? t('chosen') : nameOf(head)}>{rows.map(rowOf)}</ol>
        </section>
      ))}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

const Head = styled.div`
  margin-top: ${theme.space[16]};
  h3,
  input {
    font: 600 1rem/1.4 ${theme.font.text};
  }
`;

const Row = styled.li<{ readonly $isFaint: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  padding-block: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};
  opacity: ${({ $isFaint }) => ($isFaint ? 0.6 : 1)};
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Grip = styled(IconButton)<ComponentProps<typeof IconButton>>`
  cursor: grab;
  touch-action: none;
`;

const ResourceTexts = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  /* On a phone below the other controls, so that none of them is alone in a line. */
  @media (max-width: 40em) {
    order: 1;
    flex-basis: 100%;
  }
`;
