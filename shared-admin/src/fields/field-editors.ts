import { ChoiceEditor, ChoicesEditor, LookupEditor, ReferenceEditor, RelationEditor } from './choice-editors';
import type { FieldEditor } from './editor';
import type { FieldOf, FieldTypeName } from './field';
import { FileEditor } from './file-editors';
import { RichTextField } from './heavy-editors';
import { PairsEditor } from './pairs-editor';
import {
  ColorEditor,
  DateEditor,
  InstantEditor,
  LinesEditor,
  MoneyEditor,
  SwitchEditor,
  TextEditor,
  TypedEditor,
} from './text-editors';

/** The editor of each type of field; `fieldCodecs` has the wire format of each type. */
export const fieldEditors: { readonly [T in FieldTypeName]: FieldEditor<FieldOf<T>> } = {
  text: { Editor: TextEditor },
  textarea: { Editor: TextEditor },
  email: { Editor: TypedEditor },
  url: { Editor: TypedEditor },
  number: { Editor: TypedEditor },
  money: { Editor: MoneyEditor },
  date: { Editor: DateEditor },
  switch: { Editor: SwitchEditor, isBare: true },
  color: { Editor: ColorEditor },
  choice: { Editor: ChoiceEditor },
  lookup: { Editor: LookupEditor },
  choices: { Editor: ChoicesEditor },
  relation: { Editor: RelationEditor },
  reference: { Editor: ReferenceEditor },
  pairs: { Editor: PairsEditor, isGroup: true },
  instant: { Editor: InstantEditor, isGroup: true },
  richText: { Editor: RichTextField },
  image: { Editor: FileEditor, isGroup: true },
  gallery: { Editor: FileEditor, isGroup: true },
  document: { Editor: FileEditor, isGroup: true },
  lines: { Editor: LinesEditor },
  pictures: { Editor: LinesEditor },
  alternates: { Editor: LinesEditor },
};
