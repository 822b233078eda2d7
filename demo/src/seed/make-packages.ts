import {
  createRandom,
  type Db,
  insertRows,
  levelsOf,
  localizeWords,
  packageLevels,
  roleIdsOf,
  type SeedRow,
} from '@enlace/api/seeding';

import { featureTexts, packagePrices } from './data/package-texts';
import { insertDonations } from './donations/insert-donations';
import { insertMemberships } from './memberships/insert-memberships';
import { dayMs } from './times';

/** Prices, features, coupons, a history of changes, and what members pay. */
export async function insertPackages(db: Db, now: Date): Promise<void> {
  const roleIds = await roleIdsOf(db);
  const packages = await db.selectFrom('packages').select(['id', 'slug', 'role_id']).orderBy('id').execute();
  const packageIds = new Map(packages.map(({ id, slug }) => [slug, id]));
  for (const [role, prices] of Object.entries(packagePrices))
    for (const [level, price] of prices.entries())
      await db
        .updateTable('packages')
        .set({ price })
        .where('slug', '=', `${role}-${packageLevels[level]?.slug}`)
        .execute();

  const features: SeedRow[] = [];
  const enabled: SeedRow[] = [];
  const at = new Date(now.getTime() - 400 * dayMs);
  for (const [role, texts] of Object.entries(featureTexts))
    for (const [position, [name, description, from, data]] of texts.entries()) {
      const id = features.length + 1;
      const role_id = roleIds.get(role);
      features.push({
        id,
        role_id,
        ...localizeWords({ name, description }),
        data,
        position,
        created_at: at,
        updated_at: at,
      });
      for (const [level, { slug }] of levelsOf(role).entries())
        enabled.push({ feature_id: id, package_id: packageIds.get(`${role}-${slug}`), is_enabled: level >= from });
    }
  await insertRows(db, 'features', features);
  await insertRows(db, 'feature_packages', enabled);
  await insertRows(db, 'coupons', couponRows(now, roleIds));
  await insertRows(db, 'versionings', historyRows(now, packages));
  await insertMemberships(db, now);
  await insertDonations(db, now);
}

function couponRows(now: Date, roleIds: ReadonlyMap<string, number>): SeedRow[] {
  const days = (count: number): Date => new Date(now.getTime() + count * dayMs);
  const base = { percent: null, amount: null, currency: null, role_id: null, expires_at: null };
  const once = { ...base, duration: 'once', duration_months: null };
  return [
    { ...once, code: 'HOLA20', percent: 20 },
    {
      ...once,
      code: 'CONTRATA50',
      amount: 5000,
      currency: 'USD',
      role_id: roleIds.get('recruiters'),
      expires_at: days(90),
    },
    { ...once, code: 'FUNDADORA', percent: 100, role_id: roleIds.get('founders'), expires_at: days(30) },
    { ...base, code: 'AMIGAS3', percent: 30, duration: 'repeating', duration_months: 3 },
    { ...once, code: 'VERANO', percent: 15, expires_at: days(-60) },
  ];
}

/** Changes of prices in the last months by the first admin. */
function historyRows(now: Date, packages: readonly { id: number; slug: string; role_id: number }[]): SeedRow[] {
  const random = createRandom(808);
  const pricedPackages = packages.filter(({ slug }) => !/^admin-|-seed$/.test(slug));
  return Array.from({ length: 40 }, (_, index): SeedRow => {
    const { id, role_id } = random.pick(pricedPackages);
    const price = random.int(3, 80) * 100;
    return {
      role_id,
      user_id: 1,
      subject: 'package',
      subject_id: id,
      action: 'price',
      before: { price },
      after: { price: price + random.pick([-100, 100, 200, 500]) },
      created_at: new Date(now.getTime() - (400 - index * 9) * dayMs),
    };
  });
}
