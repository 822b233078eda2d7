import type { ColumnType, Generated } from 'kysely';

import type { Translations } from '../../infrastructure/db/column-types';

type Time = ColumnType<Date, Date | undefined, Date>;
/** The value is parsed when it is read; it is written as JSON text, which both drivers accept. */
type Json<T> = ColumnType<T, string | undefined, string>;

interface Row {
  id: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

declare module '../../infrastructure/db/database' {
  interface Tables {
    packages: Row & {
      role_id: number;
      name: string;
      slug: string;
      description: string | null;
      price: Generated<number>;
      currency: ColumnType<string, string | undefined, string>;
      interval: ColumnType<string, string | undefined, string>;
      position: Generated<number>;
      translations: Json<Translations>;
    };
    features: Row & {
      role_id: number;
      name: string;
      description: string | null;
      data: Json<Readonly<Record<string, unknown>>>;
      position: Generated<number>;
      translations: Json<Translations>;
    };
    feature_packages: { feature_id: number; package_id: number; is_enabled: boolean };
    coupons: Row & {
      code: string;
      percent: number | null;
      amount: number | null;
      currency: string | null;
      duration: ColumnType<'once' | 'repeating' | 'forever', 'once' | 'repeating' | 'forever' | undefined>;
      duration_months: number | null;
      role_id: number | null;
      expires_at: Date | null;
      max_uses: number | null;
      package_id: number | null;
      min_amount: number | null;
    };
    versionings: {
      id: Generated<number>;
      role_id: number | null;
      user_id: number | null;
      subject: string;
      subject_id: number;
      action: string;
      before: ColumnType<unknown, string | null, never>;
      after: ColumnType<unknown, string, never>;
      created_at: Time;
    };
  }
}
