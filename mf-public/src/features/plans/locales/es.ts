import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Planes y precios',
  lead: 'Participa gratis o impulsa a la comunidad. Cambia o termina tu plan cuando quieras; conservas lo que pagaste.',
  roles: 'Planes para',
  role: {
    latinas: 'Latinas en tecnología',
    recruiters: 'Reclutadoras',
    allies: 'Personas aliadas',
    founders: 'Fundadoras',
    investors: 'Inversionistas',
  },
  free: 'Gratis',
  month: 'al mes',
  year: 'al año',
  before: 'en vez de {price}',
  once: 'primer pago',
  monthFor: 'al mes, por {count} meses',
  yearFor: 'al año, por {count} meses',
  choose: 'Elegir {plan}',
  join: 'Unirte con {plan}',
  coupon: 'Cupón',
  apply: 'Aplicar',
  applied: 'El cupón {code} está aplicado.',
  couponFailed: 'No se pudo comprobar el cupón. Intenta otra vez.',
  compare: 'Lo que incluye cada plan',
  feature: 'Función',
  yes: 'incluido',
  no: 'no incluido',
  none: 'No hay planes por ahora.',
};
