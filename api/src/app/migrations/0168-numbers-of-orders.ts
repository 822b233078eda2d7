import { type Kysely, sql } from 'kysely';

const statements = [
  // Eight letters and digits that look and sound different, e.g. `7K3Q-92XM`.
  `create function make_order_number() returns text language plpgsql volatile as $$
    declare new_number text;
    begin
      loop
        select string_agg(case place when 5 then '-'
            else substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::integer, 1) end, '' order by place)
          into new_number from generate_series(1, 9) place;
        exit when not exists (select 1 from orders where number = new_number);
      end loop;
      return new_number;
    end $$`,
  'alter table orders add column number text',
  'create unique index orders_number on orders (number)',
  'update orders set number = make_order_number()',
  'alter table orders alter column number set default make_order_number()',
  'alter table orders alter column number set not null',
];

/** Order numbers that can be read aloud. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
