/** Id of a field's control: the target of the links of the summary. */
export function fieldId(form: { readonly definition: { readonly id: string } }, name: string): string {
  return `${form.definition.id}-${name}`;
}
