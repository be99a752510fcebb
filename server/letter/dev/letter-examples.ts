import {
  type ActivationCode,
  activationCodeFrom,
  parseActivationCode,
} from '../../../domain/activation/activation-code.ts';
import { cents } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { LetterData, LetterName } from '../letters.ts';
import { cardExamples } from './card-examples.ts';
import { contactExamples } from './contact-examples.ts';
import { emailExamples } from './email-examples.ts';
import { links, receipt, seller } from './example-facts.ts';
import { postedExamples } from './posted-examples.ts';
import { unpaidExamples } from './unpaid-examples.ts';

const sameWay = { way: 'provider', site: 'Paytrail' } as const;
const returned = { orderNumber: 'MK100123', amount: cents(7900), ...sameWay } as const;

/** Valid sample data for every letter. */
export const letterExamples: { [Name in LetterName]: LetterData<Name> } = {
  'login-code': { code: '482913', minutes: 10 },
  'password-reset': { link: 'https://kortti.example/salasana?linkki=1#abc', minutes: 30 },
  'staff-invitation': {
    link: 'https://kortti.example/kutsu#token',
    days: 7,
    museum: null,
    roles: ['Asiakaspalvelija'],
    invitedBy: 'Helena Hallinta',
  },
  'staff-role-given': {
    to: 'Topi Talous',
    roles: ['Talous'],
    by: 'Helena Hallinta',
    startsAt: null,
    link: 'https://kortti.example/hallinta/henkilosto',
  },
  'staff-role-confirmed': { roles: ['Talous'], link: 'https://kortti.example/hallinta' },
  ...emailExamples,
  'data-export': { link: 'https://kortti.example/oma/tietosuoja', days: 7 },
  'deletion-requested': { link: 'https://kortti.example/oma/tietosuoja', dueOn: '2026-12-01' },
  'account-deleted': {},
  'payment-pending': { orderNumber: 'MK100123', amount: cents(7900), isInvoice: false },
  'duplicate-payment': { ...returned, method: 'bank', reason: 'paidTwice' },
  'payment-returned': { ...returned, method: 'card', reason: 'codeUsedUp' },
  'payment-failed': {
    orderNumber: 'MK100123',
    amount: cents(7900),
    isInvoice: false,
    link: 'https://kortti.example/',
  },
  'payment-card-expiring': {
    firstName: 'Aino',
    brand: 'Visa',
    lastFour: '0024',
    expiresOn: '2026-06',
    dueOn: localDate('2026-07-10'),
    amount: cents(690),
    link: links.myCard,
  },
  'refund-sent': {
    orderNumber: 'MK100123',
    amount: cents(7900),
    ...sameWay,
  },
  'refund-by-hand': { orderNumber: 'MK100123', amount: cents(7900), way: 'site', site: 'ePassi' },
  'company-invitation': {
    companyName: 'Kahvila Aamu Oy',
    personName: 'Aino Lahtinen',
    code: activationCodeFrom(Array.from({ length: 15 }, (_, place) => place)),
    link: 'https://kortti.example/aktivoi#koodi=ACDE',
  },
  'company-reminder': {
    companyName: 'Kahvila Aamu Oy',
    personName: 'Aino Lahtinen',
    code: activationCodeFrom(Array.from({ length: 15 }, (_, place) => place)),
    link: 'https://kortti.example/aktivoi#koodi=ACDE',
  },
  'company-confirmation': {
    firstName: 'Helmi',
    companyName: 'Kahvila Aamu Oy',
    units: 50,
    isDigital: true,
    receipt: {
      orderNumber: 'MK100123',
      paidAt: Date.UTC(2026, 5, 24, 11, 5),
      method: 'company',
      buyerName: 'Kahvila Aamu Oy (1234567-8)',
      seller,
      lines: [
        { description: 'Taidekortti', units: 50, unitPrice: cents(7900), vatBasisPoints: 1350 },
      ],
    },
    termsVersion: '2026-11',
    links: {
      desk: 'https://kortti.example/yrityksille/kortit#avain',
      terms: 'https://kortti.example/ehdot',
    },
  },
  'card-registered': {
    firstName: 'Aino',
    plasticCard: true,
    customerNumber: null,
    confirmLink: 'https://kortti.example/aktivoi/vahvista#token',
    newPassword: null,
    myCard: 'https://kortti.example/oma',
  },
  gift: {
    recipientName: 'Elias',
    giverName: 'Aino Lahtinen',
    greeting: 'Hyvää syntymäpäivää!',
    code: parseActivationCode('ACDE-FGHJ-KMNP-QRTH') as ActivationCode,
    sentAt: Date.UTC(2026, 5, 24, 11, 5),
    giftsStay: false,
    links: {
      open: 'https://kortti.example/aktivoi#lahja=abc',
      print: 'https://kortti.example/aktivoi#koodi=ACDEFGHJKMNPQRTH',
      activate: 'https://kortti.example/aktivoi',
    },
  },
  'gift-confirmation': {
    firstName: 'Aino',
    gifts: [
      { recipientName: 'Elias', destination: 'elias@example.fi', isDigital: true, sendAt: null },
    ],
    withdrawUntil: localDate('2026-07-08'),
    countsFromReceipt: false,
    giftsStay: true,
    receipt,
    termsVersion: '2026-11',
    links: {
      giver: 'https://kortti.example/lahja/seuranta#avain=abc',
      withdrawal: 'https://kortti.example/peruuta',
      terms: 'https://kortti.example/ehdot',
    },
  },
  'purchase-confirmation': {
    firstName: 'Aino',
    customerNumber: '2741081200472007',
    plasticCard: true,
    months: 12,
    monthlyPlan: null,
    withdrawUntil: localDate('2026-07-08'),
    startWording: 'card2.fi',
    receipt,
    termsVersion: '2026-11',
    links,
  },
  'withdrawal-statement': {
    statedBy: 'Aino Virtanen',
    orderNumber: 'MK100001',
    what: 'gift',
    statedAt: Date.UTC(2026, 6, 1, 9, 30),
    link: 'https://kortti.example/peruuta?tilaus=MK100001#avain=abc',
  },
  'withdrawal-notice': {
    statedBy: 'Aino Virtanen',
    orderNumber: 'MK100001',
    what: 'gift',
    statedAt: Date.UTC(2026, 6, 1, 9, 30),
    link: 'https://kortti.example/peruuta?tilaus=MK100001#avain=abc',
    emailAddress: 'aino@example.fi',
  },
  'withdrawal-receipt': {
    firstName: 'Aino',
    orderNumber: 'MK100001',
    kind: 'gift',
    isMonthly: false,
    recipients: ['Elias', 'Venla'],
    ended: 0,
    orderedAt: Date.UTC(2026, 5, 24, 11, 5),
    withdrawnAt: Date.UTC(2026, 6, 1, 9, 30),
    paid: cents(15_800),
    used: cents(0),
    refund: cents(15_800),
    ...sameWay,
  },
  'instalment-failed': {
    firstName: 'Aino',
    number: 3,
    amount: cents(690),
    retryOn: localDate('2026-07-10'),
    link: links.myCard,
  },
  'entry-notice': {
    firstName: 'Aino',
    stopsOn: localDate('2026-08-01'),
    link: links.myCard,
  },
  'instalment-receipt': {
    firstName: 'Aino',
    number: 3,
    nextDueOn: localDate('2026-08-24'),
    receipt: {
      ...receipt,
      method: 'card',
      lines: [
        { description: 'Taidekortti 3/12', units: 1, unitPrice: cents(690), vatBasisPoints: 1350 },
      ],
    },
  },
  'gift-activated': {
    firstName: 'Aino',
    recipientName: 'Elias',
    link: 'https://kortti.example/lahja/seuranta#avain=abc',
  },
  'gift-unopened': {
    firstName: 'Aino',
    recipientName: 'Elias',
    link: 'https://kortti.example/lahja/seuranta#avain=abc',
  },
  ...contactExamples,
  'gift-bounced': {
    firstName: 'Aino',
    recipientName: 'Elias',
    link: 'https://kortti.example/lahja/seuranta#avain=abc',
  },
  ...cardExamples,
  ...postedExamples,
  'password-changed': {
    changedAt: Date.UTC(2026, 5, 24, 11, 5),
    link: 'https://kortti.example/salasana',
  },
  'second-factor-changed': {
    change: 'passkeyAdded',
    name: 'Työpuhelin',
    changedAt: Date.UTC(2026, 5, 24, 11, 5),
    link: 'https://kortti.example/hallinta/kirjautuminen',
  },
  'entry-stopped': { firstName: 'Aino', link: links.myCard },
  ...unpaidExamples,
  'contract-ended': { validUntil: localDate('2027-03-14'), isOver: false },
  'contract-restored': {},
  'instalments-in-order': {
    firstName: 'Aino',
    card: { state: 'valid', lastDay: localDate('2027-11-20') },
  },
  'renewal-confirmation': {
    firstName: 'Aino',
    validUntil: localDate('2027-06-24'),
    monthlyPlan: null,
    withdrawUntil: localDate('2026-07-08'),
    startWording: 'renewal2.fi',
    receipt,
    termsVersion: '2026-11',
    links,
  },
};
