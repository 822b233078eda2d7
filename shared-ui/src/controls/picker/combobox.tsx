import { useField } from '../../form/field-context';
import { IconButton } from '../../button/icon-button';
import { Icon } from '../../icon/icon';
import { useControlTexts } from '../texts';
import { OptionList } from './option-list';
import { Shell } from './picker.styles';
import type { PickerOption } from './use-option-search';
import { usePicker, type PickerSource } from './use-picker';

export interface ComboboxProps extends PickerSource {
  /** The chosen option, with its label. */
  readonly label: string;
  readonly value: PickerOption | null;
  readonly onChange: (option: PickerOption | null) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Name in a plain form; the value is that of the choice. */
  readonly name?: string;
}

/** One choice out of many, filtered by typing; from a list or from the server. */
export function Combobox({ label, value, onChange, placeholder, isDisabled, name, ...source }: ComboboxProps) {
  const t = useControlTexts();
  const { id, ...field } = useField();
  const isChosen = (option: PickerOption) => option.value === value?.value;
  const picker = usePicker({
    ...source,
    restText: value?.label ?? '',
    isChosen,
    onPick: onChange,
    staysOpen: false,
  });
  return (
    <>
      <Shell {...picker.field}>
        <input
          id={id}
          {...field}
          {...(id === undefined && { 'aria-label': label })}
          {...picker.input}
          placeholder={placeholder}
          disabled={isDisabled}
        />
        {value !== null && isDisabled !== true && (
          <IconButton icon="close" size="small" label={t('picker.clear')} onClick={() => onChange(null)} />
        )}
        <Icon name="chevronDown" size={18} />
        {name !== undefined && <input type="hidden" name={name} value={value?.value ?? ''} />}
      </Shell>
      <OptionList picker={picker} label={label} isChosen={isChosen} />
    </>
  );
}
