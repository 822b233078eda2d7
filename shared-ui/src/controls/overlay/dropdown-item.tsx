import { styled } from '@enlace/shared-platform';
import type { HTMLProps } from 'react';

import { Icon, type IconName } from '../../icon/icon';
import { PlainLink } from '../../link/link';
import { color, space } from '../../tokens/tokens';
import { entryStyle } from './floating.styles';

/** One entry of a menu: an action (`onSelect`) or a link (`to`). */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** One of several entries, of which one is active (a language, a theme). */
  readonly isChecked?: boolean;
  /** Draws a line above the entry. */
  readonly hasLine?: boolean;
  /** The menu stays open after the choice. */
  readonly keepsOpen?: boolean;
}

interface Look {
  readonly $isDanger: boolean;
  readonly $hasLine: boolean;
}

const look = ({ $isDanger, $hasLine }: Look) =>
  `${$isDanger ? `color:${color.danger};` : ''}${$hasLine ? `position:relative;margin-top:${space[8]};&::before{content:"";position:absolute;inset:-5px 0 auto;border-top:1px solid ${color.line}}` : ''}`;

const Native = styled.button<Look>`
  ${entryStyle}
  ${look}
`;
const Anchor = styled(PlainLink)<Look>`
  ${entryStyle}
  ${look}
`;

const Tick = styled.span`
  margin-inline-start: auto;
`;

export interface DropdownItemProps {
  readonly item: MenuEntry;
  readonly isActive: boolean;
  readonly hold: (element: HTMLElement | null) => void;
  readonly itemProps: (ownProps: HTMLProps<HTMLElement>) => Record<string, unknown>;
  readonly onDone: () => void;
}

/** Draws one entry and reports its choice to the menu. */
export function DropdownItem({ item, isActive, hold, itemProps, onDone }: DropdownItemProps) {
  const shared = {
    role: item.isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.isChecked,
    'aria-disabled': item.isDisabled,
    'data-active': isActive ? '' : undefined,
    tabIndex: isActive ? 0 : -1,
    $isDanger: item.isDanger === true,
    $hasLine: item.hasLine === true,
    ref: hold,
    ...itemProps({
      onClick(event) {
        if (item.isDisabled === true) return event.preventDefault();
        item.onSelect?.();
        return onDone();
      },
    }),
  };
  const words = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.isChecked === true && (
        <Tick>
          <Icon name="check" size={18} />
        </Tick>
      )}
    </>
  );
  if (item.to === undefined) {
    return (
      <Native type="button" {...shared}>
        {words}
      </Native>
    );
  }
  return (
    <Anchor to={item.to} {...shared}>
      {words}
    </Anchor>
  );
}
