import type { Db, SeedRow } from '@enlace/api/seeding';
import { sql } from 'kysely';

import { places } from './data/places';

interface State {
  readonly id: number;
  readonly name: string;
  readonly country_code: string;
}

/** Adds the state of the city to rows of members. One member in nine has none, and cities whose state has another name. */
export async function withStates(db: Db, rows: readonly SeedRow[]): Promise<SeedRow[]> {
  const { rows: states } = await sql<State>`select id, name, country_code from states order by id`.execute(db);
  const knownStates = new Map<string, number | null>();
  return rows.map((row) => {
    const [country, city] = [String(row['country_code']), String(row['city'])];
    const key = `${country} ${city}`;
    if (!knownStates.has(key)) knownStates.set(key, findState(states, country, city));
    return { ...row, state_id: Number(row['id']) % 9 === 4 ? null : (knownStates.get(key) ?? null) };
  });
}

function findState(states: readonly State[], country: string, city: string): number | null {
  const place = places.find((one) => one.city === city && one.country === country);
  const words = [place?.state, city].filter((word) => word !== undefined && word !== null);
  const nearStates = states.filter((state) => state.country_code === country);
  const match =
    nearStates.find(({ name }) => words.includes(name)) ??
    nearStates.find(({ name }) => words.some((word) => name.includes(word)));
  return match?.id ?? null;
}
