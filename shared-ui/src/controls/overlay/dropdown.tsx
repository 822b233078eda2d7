import type { Placement } from '@floating-ui/react';
import type { ReactNode } from 'react';

import type { MenuEntry } from './dropdown-item';
import { DropdownMenu } from './dropdown-menu';
import { useTrigger, type TriggerProps } from './use-trigger';

export interface DropdownProps {
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly items: readonly MenuEntry[];
  /** Name of the menu, when the trigger's text does not state it. */
  readonly label?: string;
  readonly placement?: Placement;
}

/**
 * A menu that opens from a button: arrows, first letters, Escape; eight pixels away, within the window. A long table
 * has one in each row, so only the button exists until a pointer or the focus comes to it.
 */
export function Dropdown({ trigger, items, label, placement = 'bottom' }: DropdownProps) {
  const { id, props, isOpen, setOpen, reference, handlers } = useTrigger();
  return (
    <>
      {trigger(props)}
      {reference !== null && (
        <DropdownMenu
          ref={handlers}
          id={`${id}-menu`}
          reference={reference}
          isOpen={isOpen}
          onOpen={setOpen}
          items={items}
          placement={placement}
          {...(label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label })}
        />
      )}
    </>
  );
}
