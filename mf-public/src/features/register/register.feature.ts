import type { RegistrationKind } from '@enlace/shared-contract/forms';
import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature, type ScreenModule } from '@enlace/shared-data';

import { chapterParameter } from './kinds';

/** Imports the screen of a kind; all kinds have one chunk. */
const loadRegistration = (kind: RegistrationKind) => async (): Promise<ScreenModule> => ({
  screen: (await import(/* webpackChunkName: "screen-registration" */ './screens')).screens[kind],
});

export const registerFeature = defineFeature({
  id: 'register',
  pages: [
    {
      name: 'register',
      path: '/register',
      layout: 'public',
      search: [chapterParameter],
      title: { en: 'Join', es: 'Únete', pt: 'Participe' },
      description: {
        en: 'Six ways in: Latina in tech, member, ally, founder, recruiter, investor. Joining costs nothing.',
        es: 'Seis maneras de entrar: latina en tecnología, integrante, aliada, fundadora, reclutadora, inversionista. Es gratis.',
        pt: 'Seis jeitos de entrar: latina em tecnologia, integrante, aliada, fundadora, recrutadora, investidora. É grátis.',
      },
      nav: { label: { en: 'Join', es: 'Únete', pt: 'Participe' }, ...inFooter('take_part', 10), visitors: true },
      screen: () => import(/* webpackChunkName: "screen-register" */ './register.screen'),
    },
    {
      name: 'register-member',
      path: '/register/member',
      layout: 'public',
      search: [chapterParameter],
      chunk: 'registration',
      title: { en: 'Join as a member', es: 'Únete como integrante', pt: 'Participe como integrante' },
      description: {
        en: 'Events, courses and news, and a chapter to go to.',
        es: 'Eventos, cursos y noticias, y un capítulo adonde ir.',
        pt: 'Eventos, cursos e notícias, e um capítulo para ir.',
      },
      screen: loadRegistration('member'),
    },
    {
      name: 'register-latina',
      path: '/register/latina',
      layout: 'public',
      search: [chapterParameter],
      chunk: 'registration',
      title: {
        en: 'Join as a Latina in tech',
        es: 'Únete como latina en tecnología',
        pt: 'Participe como latina em tecnologia',
      },
      description: {
        en: 'Mentors, jobs, courses, and the women in your city who know exactly what you mean.',
        es: 'Mentoras, empleos, cursos, y las mujeres de tu ciudad que saben exactamente de qué hablas.',
        pt: 'Mentoras, vagas, cursos, e as mulheres da sua cidade que sabem exatamente do que você fala.',
      },
      screen: loadRegistration('latina'),
    },
    {
      name: 'register-recruiter',
      path: '/register/recruiter',
      layout: 'public',
      search: [chapterParameter],
      chunk: 'registration',
      title: { en: 'Join as a recruiter', es: 'Únete como reclutadora', pt: 'Participe como recrutadora' },
      description: {
        en: 'Publish jobs and meet the women who should have them.',
        es: 'Publica empleos y conoce a las mujeres que deberían tenerlos.',
        pt: 'Publique vagas e conheça as mulheres que deveriam ocupá-las.',
      },
      screen: loadRegistration('recruiter'),
    },
    {
      name: 'register-ally',
      path: '/register/ally',
      layout: 'public',
      search: [chapterParameter],
      chunk: 'registration',
      title: { en: 'Join as an ally', es: 'Únete como aliada o aliado', pt: 'Participe como aliada ou aliado' },
      description: {
        en: 'Mentor an hour a month, teach what you know, lend a room.',
        es: 'Una hora de mentoría al mes, una clase, una sala prestada.',
        pt: 'Uma hora de mentoria por mês, uma aula, uma sala emprestada.',
      },
      screen: loadRegistration('ally'),
    },
    {
      name: 'register-founder',
      path: '/register/founder',
      layout: 'public',
      search: [chapterParameter],
      chunk: 'registration',
      title: { en: 'Join as a founder', es: 'Únete como fundadora', pt: 'Participe como fundadora' },
      description: {
        en: 'Other founders, first customers, and people who invest in women like you.',
        es: 'Otras fundadoras, las primeras clientas y quienes invierten en mujeres como tú.',
        pt: 'Outras fundadoras, as primeiras clientes e quem investe em mulheres como você.',
      },
      screen: loadRegistration('founder'),
    },
    {
      name: 'register-investor',
      path: '/register/investor',
      layout: 'public',
      search: [chapterParameter],
      chunk: 'registration',
      title: { en: 'Join as an investor', es: 'Únete como inversionista', pt: 'Participe como investidora' },
      description: {
        en: 'Founders who are worth an hour of your week and perhaps more.',
        es: 'Fundadoras que valen una hora de tu semana y quizá más.',
        pt: 'Fundadoras que valem uma hora da sua semana e talvez mais.',
      },
      screen: loadRegistration('investor'),
    },
  ],
});
