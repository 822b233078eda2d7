import { useId, useRef, useState, type HTMLProps, type RefObject, type SyntheticEvent } from 'react';

const events = ['onClick', 'onFocus', 'onPointerDown', 'onMouseDown', 'onKeyDown', 'onKeyUp'] as const;

/** What a menu wants to hear of the button it opens from. */
export type ReferenceHandlers = Readonly<
  Partial<Record<(typeof events)[number], (event: SyntheticEvent<HTMLButtonElement>) => void>>
>;

/** Those of a menu's handlers that its button passes on. */
export function referenceHandlers(own: Readonly<Record<string, unknown>>): ReferenceHandlers {
  return Object.fromEntries(events.map((event) => [event, own[event]]));
}

/** What the trigger has to take over: `(trigger) => <Button {...trigger}>Actions</Button>`. */
export type TriggerProps = Omit<HTMLProps<HTMLButtonElement>, 'ref' | 'size'> & { readonly type: 'button' };

export interface Trigger {
  readonly id: string;
  readonly props: TriggerProps;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The button, as soon as a pointer or the focus has come to it; its menu is not needed before. */
  readonly reference: HTMLButtonElement | null;
  /** Held by the menu while it is there. */
  readonly handlers: RefObject<ReferenceHandlers | null>;
}

/** A button that a menu will open from, and that waits with the menu until somebody comes near. */
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
      // A click by a script or by a tool that reads the page comes without a pointer.
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
