import type { Resource } from './define-resource';
import * as areas from './entries/all';
import { familyResources } from './resources/form-families';
import type { WireCall } from './wire';

const values = [...Object.values<object>(areas), familyResources].flatMap((area) =>
  Object.values<unknown>({ ...area }),
);
const resources = [...new Set(values)].filter(
  (value): value is Resource => typeof value === 'object' && value !== null && 'listEntity' in value,
);

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  test('has calls below /api or /back/api', () => {
    for (const { path } of Object.values<WireCall>({ ...resource.wire })) expect(path).toMatch(/^\/(api|back\/api)\//);
  });

  test('has schemas for its relations, drafts and translated texts', () => {
    const record = Object.keys(resource.entity.shape);
    expect(record).toEqual(expect.arrayContaining([...resource.translatable, ...resource.richText]));
    expect(record).toEqual(expect.arrayContaining(resource.relations.map(({ field }) => field)));
    expect(Object.keys(resource.write.shape)).toEqual(
      expect.arrayContaining(resource.relations.flatMap(({ attach, detach }) => [attach, detach])),
    );
    expect(record.includes('draft_state')).toBe(resource.hasDrafts);
  });

  test('has only capabilities that its calls make possible', () => {
    const { capabilities, wire, isSoftDeleted, hasDrafts } = resource;
    if (wire.add === undefined) expect(capabilities.import).toBe(false);
    if (wire.edit === undefined) expect(capabilities.history).toBe(false);
    if (wire.edit === undefined && wire.remove === undefined)
      expect(capabilities.bulk || capabilities.undo).toBe(false);
    if (wire.remove === undefined || !isSoftDeleted) expect(capabilities.trash).toBe(false);
    expect(capabilities.drafts && !hasDrafts).toBe(false);
  });
});
