import { isAllowed } from '@enlace/shared-contract/access';
import type { RecordCommand } from '@enlace/shared-contract/platform';
import { useScreen } from '@enlace/shared-data';
import { useLocation, useTexts } from '@enlace/shared-platform';
import { Button, Icon, PlainLink, SearchInput, Stack, Text } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { KeysDialog } from '../keys/keys-dialog';
import { useSearchTerm } from '../list/use-search-term';
import { visitsOf } from '../memory/visits';
import {
  hasAddress,
  iconOf,
  kindOf,
  matching,
  matchingHits,
  recent,
  recordHits,
  recordsOfPage,
  type HitGroup,
  type PageKind,
} from './palette-hits';
import { Foot, List, Name } from './palette.styles';
import { paletteTexts } from './texts';
import { usePages } from './use-pages';
import { useRecords } from './use-records';

export interface PaletteProps {
  readonly calls: OfficeCalls;
  readonly onClose: () => void;
}

/** A search field that leads to the last visits, to screens, actions and records. Arrow keys select, Enter opens. */
export function Palette({ calls, onClose }: PaletteProps) {
  const t = useTexts(paletteTexts);
  const { locale, viewer } = useScreen();
  const { pathname } = useLocation();
  const [visits] = useState(() => visitsOf(viewer));
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [appliedTerm, apply] = useState('');
  const [typedTerm, setTypedTerm] = useSearchTerm(appliedTerm, apply);
  const [at, setAt] = useState(0);
  const [isHelping, setHelping] = useState(false);
  const pages = usePages(calls);
  const records = useRecords(calls, pages, appliedTerm);

  const hitsOfKind = (kind: PageKind) =>
    matching(
      pages.filter((page) => hasAddress(page) && kindOf(page) === kind),
      typedTerm,
      locale,
    );
  const recordLabels = {
    duplicate: t('duplicate'),
    history: t('history'),
    activity: t('activity'),
    publish: t('publish'),
    unpublish: t('unpublish'),
    delete: t('delete'),
  };
  const commandsOf = (listPath: string): readonly RecordCommand[] => {
    const list = pages.find(({ path }) => path === listPath);
    const commands = (list === undefined ? null : recordsOfPage(list))?.commands ?? [];
    return commands.filter(({ allowed }) => isAllowed(viewer, allowed)).map(({ name }) => name);
  };
  const last = typedTerm.trim() === '' ? recent(visits, pages, locale, pathname) : [];
  const isLast = ({ to }: { readonly to: string }) => last.some((hit) => hit.to === to);
  const groups: readonly HitGroup[] = [
    { name: t('recent'), hits: last },
    { name: t('record'), hits: matchingHits(recordHits(pages, pathname, recordLabels, commandsOf), typedTerm) },
    { name: t('screens'), hits: hitsOfKind('screens').filter((hit) => !isLast(hit)) },
    { name: t('actions'), hits: hitsOfKind('actions') },
    ...records.groups.map(({ page, hits }) => ({
      name: page.title[locale],
      hits: hits.map((hit) => ({ ...hit, icon: iconOf(page) })),
    })),
    { name: t('site'), hits: hitsOfKind('site') },
  ].filter((group) => group.hits.length > 0);
  const hits = groups.flatMap((group) => group.hits);
  const active = Math.min(at, hits.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  // A guard of unsaved changes can stop the click; the palette closes in both cases.
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
          value={typedTerm}
          onChange={(event) => {
            setTypedTerm(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <List ref={list} id={`${id}-list`} role="listbox" aria-label={t('results')}>
          {groups.map((group, index) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <Name aria-hidden="true">{group.name}</Name>
              {group.hits.map(({ label, to, icon, detail }, place) => {
                const position = startOf(index) + place;
                return (
                  <PlainLink
                    key={to}
                    id={optionId(position)}
                    role="option"
                    aria-selected={position === active}
                    tabIndex={-1}
                    to={to}
                  >
                    <Icon name={icon} size={18} />
                    <span>{label}</span>
                    {detail !== undefined && <small>{detail}</small>}
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
        <Foot>
          <Button size="small" variant="ghost" onClick={() => setHelping(true)}>
            {t('keys')}
          </Button>
        </Foot>
      </Stack>
    </Modal>
  );
}
