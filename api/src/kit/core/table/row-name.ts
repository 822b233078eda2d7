/** Identifies a row by its resource and its id. */
export interface RowName {
  readonly resource: string;
  readonly rowId: number;
}
