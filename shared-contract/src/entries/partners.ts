export {
  companies,
  companyCategories,
  companyCountries,
  type CompanyFlag,
  companyFlags,
  companySizes,
} from '../resources/companies';
export { investorKinds, investors, investorStages } from '../resources/investors';
export { jefaPerkKinds, jefaPerks } from '../resources/jefa-perks';
export { perks } from '../resources/perks';
