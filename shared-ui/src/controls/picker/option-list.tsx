import { FloatingPortal } from '@floating-ui/react';
import { styled } from '@enlace/shared-platform';
import { useEffect, useRef } from 'react';

import { Icon } from '../../icon/icon';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { color, layer, textSize } from '../../tokens/tokens';
import { entryStyle, panelStyle } from '../overlay/floating.styles';
import { useControlTexts } from '../texts';
import type { PickerOption } from './use-option-search';
import type { Picker } from './use-picker';

const Panel = styled.div`
  ${panelStyle}
  z-index: ${layer.menu};
`;

const Entry = styled.li`
  ${entryStyle}
  justify-content: space-between;
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
  }
`;

const Note = styled.p<{ readonly $isError: boolean }>`
  padding: 0.75rem;
  color: ${({ $isError }) => ($isError ? color.danger : color.inkSoft)};
`;

export interface OptionListProps {
  readonly picker: Picker;
  readonly label: string;
  readonly isChosen: (option: PickerOption) => boolean;
  readonly isMany?: boolean;
}

/** The list of a picker: the options, or the state empty, loading or failed. */
export function OptionList({ picker, label, isChosen, isMany = false }: OptionListProps) {
  const t = useControlTexts();
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, at, shownOptions, status } = picker;
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);

  const isFailed = status === 'failed';
  const isWaiting = status === 'searching' || status === 'idle';
  const news = isFailed
    ? t('picker.failed')
    : isWaiting
      ? t('picker.searching')
      : shownOptions.length === 0
        ? t('picker.none')
        : t('picker.found', { count: shownOptions.length });
  return (
    <>
      <VisuallyHidden role="status">{isOpen ? news : ''}</VisuallyHidden>
      {isOpen && (
        <FloatingPortal>
          {/* The input keeps the focus; a press on the list must not move it. */}
          <Panel {...picker.panel} onMouseDown={(event) => event.preventDefault()}>
            <ul
              ref={list}
              role="listbox"
              id={picker.listId}
              aria-label={label}
              aria-multiselectable={isMany || undefined}
            >
              {shownOptions.map((option, index) => (
                <Entry
                  key={option.value}
                  role="option"
                  id={picker.optionId(index)}
                  aria-selected={isChosen(option)}
                  aria-disabled={option.isDisabled}
                  data-active={index === at ? '' : undefined}
                  onMouseMove={() => picker.hover(index)}
                  onClick={() => picker.pick(option)}
                >
                  <span>
                    {option.label}
                    {option.detail !== undefined && <small>{option.detail}</small>}
                  </span>
                  {isChosen(option) && <Icon name="check" size={18} />}
                </Entry>
              ))}
            </ul>
            {shownOptions.length === 0 && (
              <Note $isError={isFailed} aria-hidden="true">
                {news}
              </Note>
            )}
          </Panel>
        </FloatingPortal>
      )}
    </>
  );
}
