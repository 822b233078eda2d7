import type { BeforeSave } from '../declare/admin-resource';
import { LoadedPart } from '../lazy/loaded-part';
import { useForm } from './form-context';

/** The question of a resource before a save. */
export function BeforeSaveQuestion({ beforeSave }: { readonly beforeSave: BeforeSave }) {
  const { pendingSave, answerSave, cancelSave } = useForm().form;
  if (pendingSave === null) return null;
  const fields = { ...pendingSave, onSave: answerSave, onClose: cancelSave };
  return <LoadedPart load={beforeSave.load} name="BeforeSave" fields={fields} />;
}
