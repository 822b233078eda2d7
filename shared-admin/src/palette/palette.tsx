import { useScreen } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import { Button, PlainLink, SearchInput, Stack, Text, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';

import { KeysDialog } from '../keys/keys-dialog';
import { useSearchTerm } from '../list/use-search-term';
import { kindOf, matching, type HitGroup, type PageKind } from './palette-hits';
import type { PaletteOffer } from './palette-offer';
import { usePaletteTexts } from './texts';
import { useRecords } from './use-records';
import { useSources } from './use-sources';

export interface PaletteProps {
  readonly offer: PaletteOffer;
  readonly onClose: () => void;
}

/** One field that leads everywhere: screens, actions, records. Arrows choose, Enter goes. */
export function Palette({ offer, onClose }: PaletteProps) {
  const t = usePaletteTexts();
  const { locale, viewer } = useScreen();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [applied, apply] = useState('');
  const [typed, setTyped] = useSearchTerm(applied, apply);
  const [at, setAt] = useState(0);
  const [isHelping, setHelping] = useState(false);
  const { pages, sources } = useSources(offer);
  const records = useRecords(offer.calls, sources, applied);

  const titled = (kind: PageKind) =>
    matching(
      pages.filter((page) => kindOf(page) === kind),
      typed,
      locale,
    );
  const groups: readonly HitGroup[] = [
    { name: t('screens'), hits: titled('screens') },
    { name: t('actions'), hits: titled('actions') },
    ...records.groups.map(({ source, hits }) => ({
      name: pages.find(({ path }) => path === source.path)?.title[locale] ?? source.contract.name,
      hits,
    })),
    { name: t('site'), hits: titled('site') },
  ].filter(({ hits }) => hits.length > 0);
  const hits = groups.flatMap((group) => group.hits);
  const active = Math.min(at, hits.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  // A guard of unsaved changes may keep the click from everybody else; the palette has done its part either way.
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (event.target instanceof Element && list.current?.contains(event.target.closest('a')) === true)
        setTimeout(() => close());
    };
    window.addEventListener('click', handleClick, true);
    return () => window.removeEventListener('click', handleClick, true);
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      const next = (active + step + hits.length) % hits.length;
      setAt(next);
      document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onClose();
    }
  };
  if (isHelping && viewer !== null) return <KeysDialog viewerId={viewer.id} onClose={onClose} />;
  const startOf = (index: number) => groups.slice(0, index).reduce((sum, group) => sum + group.hits.length, 0);
  return (
    <Modal isOpen isDismissible title={t('title')} initialFocus={box} onClose={onClose}>
      <Stack gap={12}>
        <SearchInput
          ref={box}
          label={t('search')}
          placeholder={t('search')}
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <List ref={list} id={`${id}-list`} role="listbox" aria-label={t('results')}>
          {groups.map((group, index) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <Name aria-hidden="true">{group.name}</Name>
              {group.hits.map(({ label, to }, place) => {
                const mine = startOf(index) + place;
                return (
                  <PlainLink
                    key={to}
                    id={optionId(mine)}
                    role="option"
                    aria-selected={mine === active}
                    tabIndex={-1}
                    to={to}
                  >
                    {label}
                  </PlainLink>
                );
              })}
            </div>
          ))}
        </List>
        <Text size="small" tone="soft" role="status">
          {records.isAsking && t('asking')}
          {!records.isAsking && records.hasFailed && t('failed')}
          {!records.isAsking && !records.hasFailed && hits.length === 0 && t('none')}
        </Text>
        <div>
          <Button size="small" variant="ghost" onClick={() => setHelping(true)}>
            {t('keys')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}

const List = styled.div`
  overflow-y: auto;
  max-height: min(24rem, 50dvh);
  a {
    display: block;
    padding: ${theme.space[8]} ${theme.space[12]};
    border-radius: ${theme.radius.small};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.raised};
  }
  a[aria-selected='true'] {
    background: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
`;

const Name = styled.p`
  padding: ${theme.space[8]} ${theme.space[12]} ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
