import { useLateTexts } from '@enlace/shared-admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Text, TextInput, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { chosenVideosOf, joinModules, splitByCount, splitByTitles, stripPrefix } from './arrange-lines';
import type { PlaylistLine } from './playlist-lines';
import { commonPrefixOf } from './playlist-titles';
import { playlistDraftTexts } from './draft-texts';

export interface PlaylistToolsProps {
  readonly lines: readonly PlaylistLine[];
  readonly onChange: (lines: readonly PlaylistLine[]) => void;
  /** Takes the last change back; null without one. */
  readonly onUndo: (() => void) | null;
}

/** Changes of all videos at once, each with what it would result in. */
export function PlaylistTools({ lines, onChange, onUndo }: PlaylistToolsProps) {
  const t = useLateTexts(playlistDraftTexts);
  const { list } = useFormats();
  const [count, setCount] = useState('10');
  const titles = chosenVideosOf(lines).map(({ title }) => title);
  const prefix = commonPrefixOf(titles);
  const splitLines = splitByTitles(lines, (number) => t('moduleNumber', { number }));
  const moduleTitles = (splitLines ?? []).flatMap((line) => (line.kind === 'head' ? (line.title ?? []) : []));
  const hasModules = lines.some(({ kind }) => kind === 'head');
  const videoCount = Math.floor(Number(count));
  const quote = (texts: readonly string[]): string => list(texts.slice(0, shownCount).map((text) => `“${text}”`));
  return (
    <Tools role="group" aria-label={t('tools')}>
      {prefix !== null && (
        <div>
          <Text size="small">
            {t('stripPreview', { prefix, titles: quote(titles.map((title) => title.slice(prefix.length).trim())) })}
          </Text>
          <Button size="small" variant="secondary" onClick={() => onChange(stripPrefix(lines, prefix))}>
            {t('strip')}
          </Button>
        </div>
      )}
      {splitLines !== null && (
        <div>
          <Text size="small">{t('splitPreview', { count: moduleTitles.length, titles: quote(moduleTitles) })}</Text>
          <Button size="small" variant="secondary" onClick={() => onChange(splitLines)}>
            {t('splitByTitles')}
          </Button>
        </div>
      )}
      <Cluster align="end">
        <FormField label={t('perModule')}>
          <TextInput type="number" min={1} max={500} value={count} onChange={({ target }) => setCount(target.value)} />
        </FormField>
        <Button
          size="small"
          variant="secondary"
          isDisabled={!(videoCount >= 1)}
          onClick={() => onChange(splitByCount(lines, videoCount, (number) => t('moduleNumber', { number })))}
        >
          {t('splitByCount')}
        </Button>
        {hasModules && (
          <Button size="small" variant="secondary" onClick={() => onChange(joinModules(lines))}>
            {t('join')}
          </Button>
        )}
        <Button size="small" variant="ghost" aria-disabled={onUndo === null} onClick={() => onUndo?.()}>
          {t('undo')}
        </Button>
      </Cluster>
    </Tools>
  );
}

/** Titles in a preview. */
const shownCount = 3;

const Tools = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]} ${theme.space[16]};
    align-items: end;
  }
`;
