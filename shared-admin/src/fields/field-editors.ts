import { ChoiceEditor, ChoicesEditor, LookupEditor, RelationEditor } from './choice-editors';
import type { FieldEditor } from './editor';
import type { FieldOf, FieldTypeName } from './field';
import { ColorEditor, DateEditor, LinesEditor, SwitchEditor, TextEditor, TypedEditor } from './text-editors';

/** The editor of each type of field; `fieldCodecs` has what the types are on the wire. */
export const fieldEditors: { readonly [T in FieldTypeName]: FieldEditor<FieldOf<T>> } = {
  text: { Editor: TextEditor },
  textarea: { Editor: TextEditor },
  email: { Editor: TypedEditor },
  url: { Editor: TypedEditor },
  number: { Editor: TypedEditor },
  date: { Editor: DateEditor },
  switch: { Editor: SwitchEditor, isBare: true },
  color: { Editor: ColorEditor },
  choice: { Editor: ChoiceEditor },
  lookup: { Editor: LookupEditor },
  choices: { Editor: ChoicesEditor },
  relation: { Editor: RelationEditor },
  lines: { Editor: LinesEditor },
  pictures: { Editor: LinesEditor },
};
