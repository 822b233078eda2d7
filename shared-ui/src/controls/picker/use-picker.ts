import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';

import { searchAmong, useOptionSearch, type OptionSearch, type PickerOption } from './use-option-search';

const besideField = [
  offset(8),
  flip({ padding: 8 }),
  shift({ padding: 8 }),
  size({
    padding: 8,
    apply({ rects, availableHeight, elements: { floating } }) {
      floating.style.width = `${rects.reference.width}px`;
      floating.style.maxHeight = `${Math.min(availableHeight, 320)}px`;
    },
  }),
];

export interface PickerSource {
  /** All choices, when they are few enough to be here. */
  readonly options?: readonly PickerOption[];
  /** Asks for them otherwise. Keep it stable (`useCallback` or a module function): a new one asks again. */
  readonly search?: OptionSearch;
}

export interface PickerRules extends PickerSource {
  /** What the input says while nothing is typed. */
  readonly restText: string;
  readonly isChosen: (option: PickerOption) => boolean;
  readonly onPick: (option: PickerOption) => void;
  /** Backspace in an empty input. */
  readonly onBack?: () => void;
  readonly staysOpen: boolean;
}

/** The behaviour of combobox and multi-select: one input with a list, driven by the keyboard as ARIA describes it. */
export function usePicker(rules: PickerRules) {
  const { options, search, restText, isChosen, onPick, onBack, staysOpen } = rules;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = useOptionSearch(search, typed ?? '', isOpen);
  const shown = useMemo(
    () => (options === undefined ? found.options : searchAmong(options, typed ?? '')),
    [options, found.options, typed],
  );
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    elements: { reference, floating },
    open: isOpen,
    placement: 'bottom-start',
    middleware: besideField,
    whileElementsMounted: autoUpdate,
  });
  const at = Math.min(active, shown.length - 1);

  const open = () => {
    setOpen(true);
    const chosen = shown.findIndex(isChosen);
    setActive(staysOpen || chosen < 0 ? 0 : chosen);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const pick = (option: PickerOption) => {
    if (option.isDisabled === true) return;
    onPick(option);
    setTyped(null);
    if (!staysOpen) setOpen(false);
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
  };
  const move = (place: number) => {
    if (!isOpen) return open();
    setActive(Math.max(0, Math.min(place, shown.length - 1)));
    return undefined;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = shown[at];
    // What is still shown fits an older text: whoever types on and presses Enter does not mean it.
    const isBehind = options === undefined && found.text !== (typed ?? '');
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => move(at >= shown.length - 1 ? 0 : at + 1),
      ArrowUp: () => move(at <= 0 ? shown.length - 1 : at - 1),
      Home: isOpen ? () => move(0) : undefined,
      End: isOpen ? () => move(shown.length - 1) : undefined,
      Enter: isOpen && isBehind ? () => undefined : isOpen && option ? () => pick(option) : undefined,
      Escape: isOpen ? close : undefined,
    };
    const act = keys[event.key];
    if (act !== undefined) {
      event.preventDefault();
      // An open list is what Escape closes, not the dialog around it.
      if (event.key === 'Escape') event.nativeEvent.stopImmediatePropagation();
      act();
    } else if (event.key === 'Backspace' && (typed ?? '') === '') onBack?.();
  };

  const optionId = (index: number) => `${listId}-${index}`;
  return {
    isOpen,
    open,
    close,
    pick,
    shown,
    at,
    listId,
    optionId,
    status: options === undefined ? found.status : ('found' as const),
    field: { ref: setReference },
    panel: { ref: setFloating, style: floatingStyles },
    hover: setActive,
    input: {
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && at >= 0 ? optionId(at) : undefined,
      value: typed ?? restText,
      onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
      onKeyDown: handleKeyDown,
      onClick: () => (isOpen ? undefined : open()),
      onBlur: close,
    },
  };
}

/** What `usePicker` gives. */
export type Picker = ReturnType<typeof usePicker>;
