import { useId, useRef, useState, type HTMLProps, type RefObject, type SyntheticEvent } from 'react';

const events = ['onClick', 'onFocus', 'onPointerDown', 'onMouseDown', 'onKeyDown', 'onKeyUp'] as const;

/** Events of the button that its menu handles. */
export type ReferenceHandlers = Readonly<
  Partial<Record<(typeof events)[number], (event: SyntheticEvent<HTMLButtonElement>) => void>>
>;

/** Handlers of a menu that its button calls. */
export function referenceHandlers(ownHandlers: Readonly<Record<string, unknown>>): ReferenceHandlers {
  return Object.fromEntries(events.map((event) => [event, ownHandlers[event]]));
}

/** Props of the trigger: `(trigger) => <Button {...trigger}>Actions</Button>`. */
export type TriggerProps = Omit<HTMLProps<HTMLButtonElement>, 'ref' | 'size'> & { readonly type: 'button' };

export interface Trigger {
  readonly id: string;
  readonly props: TriggerProps;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The button, after a pointer or the focus came to it; the menu is not needed before. */
  readonly reference: HTMLButtonElement | null;
  /** Set by the menu while it exists. */
  readonly handlers: RefObject<ReferenceHandlers | null>;
}

/** The button of a menu; creates the menu when a pointer or the focus comes to it. */
export function useTrigger(): Trigger {
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLButtonElement | null>(null);
  const handlers = useRef<ReferenceHandlers>(null);
  const id = useId();
  const pass = (name: keyof ReferenceHandlers, event: SyntheticEvent<HTMLButtonElement>) =>
    handlers.current?.[name]?.(event);
  const props: TriggerProps = {
    type: 'button',
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-menu` : undefined,
    onPointerEnter: (event) => setReference(event.currentTarget),
    onFocus(event) {
      setReference(event.currentTarget);
      pass('onFocus', event);
    },
    onClick(event) {
      if (handlers.current !== null) return pass('onClick', event);
      // Clicks by scripts and assistive tools come without a pointer.
      setReference(event.currentTarget);
      return setOpen(true);
    },
    onPointerDown: (event) => pass('onPointerDown', event),
    onMouseDown: (event) => pass('onMouseDown', event),
    onKeyDown: (event) => pass('onKeyDown', event),
    onKeyUp: (event) => pass('onKeyUp', event),
  };
  return { id, props, isOpen, setOpen, reference, handlers };
}
