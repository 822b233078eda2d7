interface Named {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

export function nameOf({ first_name: first, last_name: last }: Named): string {
  return `${first ?? ''} ${last ?? ''}`.trim();
}
