import { companyRegistrationTwoSchema } from './endpoints/forms';
import { registrationSchema } from './endpoints/registration';
import { limitsOf } from './field-limits';
import { companies } from './resources/companies';

test.each([
  ['a required line', registrationSchema, 'first_name', { isRequired: true, minLength: 1, maxLength: 120 }],
  ['an optional line', registrationSchema, 'headline', { isRequired: false, maxLength: 200 }],
  ['an address that may be empty', companies.write, 'website', { isRequired: false, maxLength: 500 }],
  ['a field that the body does not have', registrationSchema, 'avatar', { isRequired: false }],
] as const)('reads the limits of %s', (_kind, schema, name, limits) => {
  expect(limitsOf(schema, name)).toEqual(limits);
});

test('a company is founded in one range of years, whoever writes it down', () => {
  const limits = { isRequired: false, minimum: 1600, maximum: 2100 };
  expect(limitsOf(companies.write, 'founded_year')).toEqual(limits);
  expect(limitsOf(companyRegistrationTwoSchema, 'founded_year')).toEqual(limits);
  expect(companyRegistrationTwoSchema.safeParse({ founded_year: '1999.5' }).success).toBe(false);
  expect(companyRegistrationTwoSchema.safeParse({ founded_year: '2101' }).success).toBe(false);
  expect(companyRegistrationTwoSchema.safeParse({ founded_year: '' }).success).toBe(true);
});
