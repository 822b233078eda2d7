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
  /** All options, when they are few. */
  readonly options?: readonly PickerOption[];
  /**
   * Requests the options otherwise. Keep the function stable (`useCallback` or module level): a new one starts a new
   * request.
   */
  readonly search?: OptionSearch;
}

export interface PickerRules extends PickerSource {
  /** Text of the empty input. */
  readonly restText: string;
  readonly isChosen: (option: PickerOption) => boolean;
  readonly onPick: (option: PickerOption) => void;
  /** Called for Backspace in an empty input. */
  readonly onBack?: () => void;
  readonly staysOpen: boolean;
}

/** The behaviour of combobox and multi-select: one input with a list, with the keyboard pattern of ARIA. */
export function usePicker(rules: PickerRules) {
  const { options, search, restText, isChosen, onPick, onBack, staysOpen } = rules;
  const [isOpen, setOpen] = useState(false);
  const [typedText, setTypedText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const outcome = useOptionSearch(search, typedText ?? '', isOpen);
  const shownOptions = useMemo(
    () => (options === undefined ? outcome.options : searchAmong(options, typedText ?? '')),
    [options, outcome.options, typedText],
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
  const at = Math.min(active, shownOptions.length - 1);

  const open = () => {
    setOpen(true);
    const chosenIndex = shownOptions.findIndex(isChosen);
    setActive(staysOpen || chosenIndex < 0 ? 0 : chosenIndex);
  };
  const close = () => {
    setOpen(false);
    setTypedText(null);
  };
  const pick = (option: PickerOption) => {
    if (option.isDisabled === true) return;
    onPick(option);
    setTypedText(null);
    if (!staysOpen) setOpen(false);
  };
  const type = (text: string) => {
    setTypedText(text);
    setActive(0);
    setOpen(true);
  };
  const move = (place: number) => {
    if (!isOpen) return open();
    setActive(Math.max(0, Math.min(place, shownOptions.length - 1)));
    return undefined;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = shownOptions[at];
    // The visible options belong to an older text, so Enter after further typing must not choose one.
    const isBehind = options === undefined && outcome.text !== (typedText ?? '');
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => move(at >= shownOptions.length - 1 ? 0 : at + 1),
      ArrowUp: () => move(at <= 0 ? shownOptions.length - 1 : at - 1),
      Home: isOpen ? () => move(0) : undefined,
      End: isOpen ? () => move(shownOptions.length - 1) : undefined,
      Enter: isOpen && isBehind ? () => undefined : isOpen && option ? () => pick(option) : undefined,
      Escape: isOpen ? close : undefined,
    };
    const act = keys[event.key];
    if (act !== undefined) {
      event.preventDefault();
      // Escape closes the open list, not the dialog around it.
      if (event.key === 'Escape') event.nativeEvent.stopImmediatePropagation();
      act();
    } else if (event.key === 'Backspace' && (typedText ?? '') === '') onBack?.();
  };

  const optionId = (index: number) => `${listId}-${index}`;
  return {
    isOpen,
    open,
    close,
    pick,
    shownOptions,
    at,
    listId,
    optionId,
    status: options === undefined ? outcome.status : ('found' as const),
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
      value: typedText ?? restText,
      onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
      onKeyDown: handleKeyDown,
      onClick: () => (isOpen ? undefined : open()),
      onBlur: close,
    },
  };
}

/** The result of `usePicker`. */
export type Picker = ReturnType<typeof usePicker>;
