import { IconButton } from '../../button/icon-button';
import { useField } from '../../form/field-context';
import { Icon } from '../../icon/icon';
import { useControlTexts } from '../texts';
import { OptionList } from './option-list';
import { Chip, Shell } from './picker.styles';
import type { PickerOption } from './use-option-search';
import { usePicker, type PickerSource } from './use-picker';

export interface MultiSelectProps extends PickerSource {
  /** The chosen options, with their labels. */
  readonly label: string;
  readonly value: readonly PickerOption[];
  readonly onChange: (options: readonly PickerOption[]) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Maximum number of choices. */
  readonly max?: number;
  /** Name in a plain form; one value per choice. */
  readonly name?: string;
}

/** Several choices out of many, shown as chips. Backspace in the empty input removes the last one. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, value, onChange, placeholder, isDisabled = false, max, name, ...source } = props;
  const t = useControlTexts();
  const { id, required: _required, ...field } = useField();
  const isChosen = (option: PickerOption) => value.some((one) => one.value === option.value);
  const without = (option: PickerOption) => onChange(value.filter((one) => one.value !== option.value));
  const picker = usePicker({
    ...source,
    restText: '',
    isChosen,
    onPick: (option) => {
      if (isChosen(option)) without(option);
      else if (max === undefined || value.length < max) onChange([...value, option]);
    },
    onBack: () => onChange(value.slice(0, -1)),
    staysOpen: true,
  });
  return (
    <>
      <Shell {...picker.field}>
        {value.map((option) => (
          <Chip key={option.value}>
            <span>{option.label}</span>
            <IconButton
              icon="close"
              size="small"
              label={t('picker.remove', { label: option.label })}
              isDisabled={isDisabled}
              onClick={() => without(option)}
            />
            {name !== undefined && <input type="hidden" name={name} value={option.value} />}
          </Chip>
        ))}
        <input
          id={id}
          {...field}
          {...(id === undefined && { 'aria-label': label })}
          {...picker.input}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={isDisabled}
        />
        <Icon name="chevronDown" size={18} />
      </Shell>
      <OptionList picker={picker} label={label} isChosen={isChosen} isMany />
    </>
  );
}
