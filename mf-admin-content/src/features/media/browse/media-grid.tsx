import { MediaThumb, nameOfMedia, nextInGrid } from '@enlace/shared-admin/media';
import type { Medium } from '@enlace/shared-admin';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { isUndescribed, sizeIn } from '../media-facts';
import { mediaTexts } from '../texts';
import type { Selection } from '../use-selection';

export interface MediaGridProps {
  readonly rows: readonly Medium[];
  readonly selection: Selection;
  readonly isBusy: boolean;
  readonly onOpen: (medium: Medium) => void;
}

/** Files as tiles with one tab stop: arrow keys move, Space and ranges select, Enter opens. */
export function MediaGrid({ rows, selection, isBusy, onOpen }: MediaGridProps) {
  const t = useTexts(mediaTexts);
  const helpId = useId();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const current = Math.max(0, Math.min(active, rows.length - 1));

  const handleKey = (event: KeyboardEvent) => {
    const medium = rows[current];
    if (medium !== undefined && event.key === 'Enter') onOpen(medium);
    else if (medium !== undefined && event.key === ' ')
      if (event.shiftKey) selection.extend(medium.id);
      else selection.toggle(medium.id);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.replace(rows.map(({ id }) => id));
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.replace([]);
    else {
      const next = nextInGrid(event.key, current, list.current);
      if (next === null) return;
      const nextRow = rows[next];
      if (event.shiftKey && medium !== undefined && nextRow !== undefined) {
        if (selection.ids.size === 0) selection.toggle(medium.id);
        selection.extend(nextRow.id);
      }
      setActive(next);
      list.current?.querySelectorAll('li')[next]?.focus();
    }
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent, medium: Medium, index: number) => {
    setActive(index);
    if (event.shiftKey) selection.extend(medium.id);
    else if (event.ctrlKey || event.metaKey) selection.toggle(medium.id);
    else onOpen(medium);
  };

  return (
    <>
      <Help id={helpId}>{t('tile.help')}</Help>
      <Grid
        ref={list}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('list')}
        aria-describedby={helpId}
        aria-busy={isBusy}
        onKeyDown={handleKey}
      >
        {rows.map((medium, index) => (
          <Tile
            key={medium.id}
            role="option"
            tabIndex={index === current ? 0 : -1}
            aria-selected={selection.ids.has(medium.id)}
            onFocus={() => setActive(index)}
            onClick={(event) => handleClick(event, medium, index)}
          >
            <MediaThumb medium={medium} />
            <Tick
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                if (event.shiftKey) selection.extend(medium.id);
                else selection.toggle(medium.id);
              }}
            >
              <Icon name="check" size={14} />
            </Tick>
            <Facts medium={medium} />
          </Tile>
        ))}
      </Grid>
    </>
  );
}

function Facts({ medium }: { readonly medium: Medium }) {
  const t = useTexts(mediaTexts);
  const formats = useFormats();
  const count = medium.used_in.length;
  const pixels =
    medium.width === null || medium.height === null
      ? ''
      : t('tile.pixels', { width: formats.number(medium.width), height: formats.number(medium.height) });
  return (
    <>
      <Name title={nameOfMedia(medium)}>{nameOfMedia(medium)}</Name>
      <Small>
        <span>{[pixels, sizeIn(formats, medium.bytes)].filter(Boolean).join(' · ')}</span>
        <span>{count === 0 ? t('tile.unused') : t('tile.used', { count })}</span>
        {isUndescribed(medium) && <Warning>{t('tile.undescribed')}</Warning>}
      </Small>
    </>
  );
}

const Help = styled.p`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr));
  gap: ${theme.space[12]};
  transition: opacity ${theme.motion.hover}ms;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
    box-shadow: ${theme.shadow.low};
  }
  &[aria-selected='true'] {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.teal};
  }
`;

const Tick = styled.span`
  position: absolute;
  top: ${theme.space[12]};
  left: ${theme.space[12]};
  display: grid;
  place-items: center;
  width: 1.5rem;
  aspect-ratio: 1;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
  color: transparent;
  opacity: 0;
  transition: opacity ${theme.motion.hover}ms;
  li:hover > &,
  li:focus > &,
  li[aria-selected='true'] > & {
    opacity: 1;
  }
  li[aria-selected='true'] > & {
    border-color: ${theme.color.teal};
    background: ${theme.color.teal};
    color: ${theme.color.surface};
  }
  @media (hover: none) {
    opacity: 1;
  }
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${theme.textSize.small};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Small = styled.span`
  display: flex;
  flex-direction: column;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  line-height: 1.35;
`;

const Warning = styled.span`
  color: ${theme.color.danger};
`;
