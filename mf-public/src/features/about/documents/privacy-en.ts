import type { PrivacyDocument } from './privacy-document';

export const document: PrivacyDocument = {
  title: 'Privacy policy',
  lead: 'We keep as little about you as we can, we say why, and we neither share nor sell it. This page names everything.',
  updated: 'Last changed on {date}',
  contents: 'On this page',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        'The non-profit community that runs this site decides what is kept and why. Each chapter is run by volunteers who are bound by this policy and by our code of conduct.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep about you',
      paragraphs: ['If you only read, we keep nothing that names you. If you have an account, we keep:'],
      points: [
        'Your account: e-mail address, name, and a password that is stored only in a form from which it cannot be read back. With LinkedIn we receive your name, e-mail address and picture, and no password.',
        'Your profile, as far as you fill it in: headline, a few words about you, city and country, area of work, level, chapter, LinkedIn address, picture, language.',
        'What you do here as a member: the chapters you belong to, the events you sign up for, the roles you hold.',
        'A record of changes made by administrators and chapter leaders, with the time and the account, so that mistakes and misuse can be traced.',
        'Technical records of requests (address, time, page, result), kept for 30 days to keep the service safe and running.',
        'If you accept: that the page of a job, a company or a chapter was read, and when. With it goes a random value of your visit, from which we make a word that is different for each page and each day; after two days that word is deleted. Your address, your account and your other pages are not kept with it.',
        'With “Near me”, your browser finds your position only after you allow it, and compares it with our places on your device. It is never sent to us.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may',
      paragraphs: ['Each use has one reason in law:'],
      points: [
        'To give you what you signed up for: your account, your chapter, your events (contract).',
        'To keep the service secure, stop abuse and count members in total, never by name (legitimate interest).',
        'To remember choices that are not strictly needed, and to measure visits (your consent, which you can withdraw at any time under “Cookie settings” at the foot of every page).',
        'To keep receipts as long as tax law demands it (legal duty).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who can see it',
      paragraphs: [
        'Visitors see names and headlines of chapter leaders and speakers, because they stand up in public for the community. Administrators see member accounts in order to run it. Recruiters see figures, such as members by country, that name nobody.',
        'Companies that run our servers and send our e-mails handle data for us, on our instructions only. We give nothing to advertisers and sell nothing to anyone.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'Your account stays until you or we remove it. A sign-in that is not used ends after 30 days. When you leave, your data is removed or made anonymous; what the law obliges us to keep is kept apart and only as long as it does.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      paragraphs: [
        'You can ask for a copy of your data, have it corrected, have it removed, take it elsewhere, object to a use, or withdraw a consent. This holds wherever you live, whether your law is called GDPR, LGPD or otherwise. You can also complain to your data protection authority.',
        'Write to the e-mail address on any chapter’s page and say that it is about privacy. Your message is passed on the same week, and we answer within 30 days.',
      ],
    },
  ],
  storage: {
    id: 'cookies',
    title: 'Cookies and local storage',
    lead: 'Cookies are used for sessions and analytics and are not shared or sold. Nothing that is optional runs before you accept. Only “enlace.visit” is optional; every other entry below is needed for something you asked for, and none is for advertising.',
    caption: 'Everything this site may store in your browser',
    columns: { name: 'Name', kind: 'Where', purpose: 'What it is for', life: 'How long' },
    kinds: { cookie: 'Cookie', local: 'Local storage', both: 'Cookie and local storage', tab: 'Storage of this tab' },
    entries: {
      'next-auth.session-token': {
        purpose: 'Keeps you signed in. Scripts cannot read it.',
        life: '30 days after your last visit; ends when you sign out',
      },
      'next-auth.csrf-token': {
        purpose: 'Proves that a form was sent from this site and not from a forgery.',
        life: 'Until you close the browser',
      },
      'next-auth.callback-url': {
        purpose: 'Remembers the page to return to after signing in.',
        life: 'Until you close the browser',
      },
      enlace_refresh: {
        purpose: 'Renews your sign-in without asking for the password again. Scripts cannot read it.',
        life: '30 days after your last visit; ends when you sign out',
      },
      enlace_device: {
        purpose:
          'Lets you sign in on this device while others guess your password. It is read at sign-ins only and names no account.',
        life: 'A year; renewed when you sign in',
      },
      enlace_bucket: {
        purpose:
          'A random word that keeps you on the same version of a page while a new one is tried out. Only set during such a trial; says nothing about you.',
        life: '1 year',
      },
      user_cookie_consent: {
        purpose: 'Remembers whether you accepted optional cookies (1) or declined them (0).',
        life: '1 year as a cookie; in local storage until you clear it',
      },
      enlace_locale: {
        purpose: 'Remembers the language you chose.',
        life: '1 year as a cookie; in local storage until you clear it',
      },
      enlace_theme: {
        purpose: 'Remembers light or dark, if you chose one.',
        life: '1 year as a cookie; in local storage until you clear it',
      },
      enlace_typefaces: {
        purpose: 'Remembers that your browser has our typefaces, so that pages begin with them.',
        life: 'Until you clear it',
      },
      accessToken: {
        purpose:
          'Lets this page fetch your own data while you are signed in. It expires after 15 minutes and is renewed.',
        life: 'Until you sign out',
      },
      user: {
        purpose: 'Your own profile, so that your name is there before the network is.',
        life: 'Until you sign out',
      },
      'persist:root': {
        purpose: 'What the site remembers between two visits, such as whether you are signed in.',
        life: 'Until you clear it; your sign-in is taken out when you sign out',
      },
      'nextauth.message': {
        purpose: 'Tells other open tabs that you have signed in or out. Holds no personal data.',
        life: 'Until you clear it',
      },
      enlace_draft: {
        purpose:
          'Keeps what you have written in a form you have not sent yet; never passwords or files. One for each form.',
        life: 'Until you send it, sign out or close the tab; for tickets that you pay, until the order is complete',
      },
      enlace_hold: {
        purpose: 'Remembers your order of tickets, so that it goes on after you close the page. One for each event.',
        life: 'Until you choose other tickets, sign out or clear it; otherwise it goes when you open an event a day after the order is complete',
      },
      enlace_plain: {
        purpose: 'Remembers that you signed in on a page without scripts.',
        life: 'Until you sign out or close the browser',
      },
      enlace_release: {
        purpose: 'Shows a release before it is live, in a browser that has opened a link of its team.',
        life: 'Until the link or the preview ends',
      },
      enlace_core: {
        purpose: 'Loads pages with tools for developers, if a developer asked for them.',
        life: '12 hours',
      },
      'enlace.course': {
        purpose: 'Remembers the course in which you want to enrol while you sign in.',
        life: 'Until you are enrolled, at most 30 minutes, or until you sign out or close the tab',
      },
      'enlace.draft': {
        purpose: 'Back office: keeps changes of a record that are not saved yet.',
        life: '7 days, or until you save or discard them or sign out',
      },
      'enlace.layout': {
        purpose: 'Back office: your columns and row height of each list.',
        life: 'Until you clear it',
      },
      'enlace.opening': {
        purpose: 'Back office: the saved view that a list opens with.',
        life: 'Until you choose another one or sign out',
      },
      'enlace.keys': {
        purpose: 'Back office: remembers that you switched single-key shortcuts off.',
        life: 'Until you switch them on or clear it',
      },
      'enlace.visits': {
        purpose: 'Back office: the last pages you opened, for the quick search.',
        life: 'Until you sign out or close the tab',
      },
      'enlace.viewing': {
        purpose: 'Back office: marks a tab in which an admin sees the site as another user.',
        life: 'Until the view ends or you close the tab',
      },
      'enlace.visit': {
        purpose:
          'Optional, only after you accept: a random value and the pages of jobs, companies and chapters of this visit, so that each is counted once. Says nothing about you.',
        life: 'Until you close the tab',
      },
    },
    note: 'Over https the browser adds the prefix __Secure- or __Host- to the first three names. You can clear all of it in your browser’s settings; you are then signed out and asked about cookies again.',
  },
};
