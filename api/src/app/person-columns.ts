import type { PersonColumn } from '../infrastructure/db/person-column';
import { modules } from './modules';

/**
 * Every column that refers to a person, as the modules declare them. The archive of personal data and the removal of a
 * person use this list, and a test compares it with the database, so that a new column must be declared.
 */
export const personColumns: readonly PersonColumn[] = modules.flatMap(({ personalData }) => personalData.columns);

/** Columns whose names suggest a person but that contain none, with the reason. */
export const namelessColumns: Readonly<Record<string, string>> = Object.assign(
  {},
  ...modules.map(({ personalData }) => personalData.namelessColumns),
);
