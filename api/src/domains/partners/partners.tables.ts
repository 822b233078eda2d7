export {};

declare module '../../infrastructure/db/database' {
  interface Tables {
    company_perks: { company_id: number; perk_id: number };
    company_company_categories: { company_id: number; company_category_id: number };
    company_recruiters: { company_id: number; user_id: number };
  }
}
