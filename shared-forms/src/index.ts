export { faultOf } from './definition/fault';
export type { Fault, FaultKey, Issue } from './definition/fault';
export { choicesOf } from './definition/field';
export type {
  Choice,
  ChoiceField,
  Choices,
  Field,
  FieldGroup,
  FileField,
  FormValue,
  FormValues,
  LineField,
  LongField,
  TickField,
} from './definition/field';
export { textOf } from './definition/values';
export type { FormDefinition } from './state/form-definition';
export { placeErrors } from './state/place-errors';
export type { PlacedErrors } from './state/place-errors';
export { useLeaveGuard } from './state/use-leave-guard';
export { useForm } from './state/use-form';
export type { Form } from './state/use-form';
export { formTexts } from './texts';
export { LongForm } from './view/long-form';
export type { LongFormProps } from './view/long-form';
export { ShortForm } from './view/short-form';
export type { ShortFormProps } from './view/short-form';
