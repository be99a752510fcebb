import type { ActionKind } from '../domain/office/actions.ts';
import { TOPIC_RULES } from '../domain/scheme/fact-topics.ts';
import { NO_AMOUNTS } from '../domain/scheme/price-plan.ts';

/** Page data of an action, and the input typed into its form, by field ids. */
export type TypedAction = { subject: object; typed?: Record<string, string | true>; file?: string };

const today = '2026-11-16';
const nothing = () => null;

const person = {
  id: 'p',
  firstName: 'Anio',
  lastName: 'Lahtinen',
  name: 'Anio Lahtinen',
  yearOfBirth: 1987,
  emailAddress: 'anio@example.fi',
  phone: '',
  address: '',
  home: { streetAddress: '', zipCode: '', city: '', country: 'FI' },
  card: { customerNumber: '1000200030004', state: 'waitsForFirstVisit' },
  contract: { id: 'c' },
  refundable: [
    { paymentId: 'b', orderNumber: '1', paidAt: 0, left: 79 },
    { paymentId: 'd', orderNumber: '2', paidAt: 0, left: 79 },
  ],
};
const ofPerson = { person };

const campaign = {
  id: 'k',
  name: 'Syksy',
  kind: 'percentOff',
  value: 15,
  purchaseKinds: ['standard'],
  billingTypes: ['annually'],
  validFrom: '2026-12-01',
  validUntil: '2026-12-31',
  source: 'one',
  code: 'SYKSY',
  useLimit: null,
  personLimit: null,
};

const change = { validFrom: '2026-12-01', amounts: { ...NO_AMOUNTS, annual: 8000 } };
const fact = {
  topic: 'limits',
  value: TOPIC_RULES.limits.shipped,
  from: '2026-12-01',
  until: null,
};

/** One for each action: a new action is a row here. */
export const TYPED_ACTIONS: Record<ActionKind, TypedAction> = {
  addMuseum: { subject: { input: { name: 'Uusi museo' } } },
  cancelFact: { subject: { fact } },
  cancelPrices: { subject: { change } },
  changeAddress: {
    subject: ofPerson,
    typed: {
      'address-streetAddress': 'Uusikatu 5',
      'address-zipCode': '20100',
      'address-city': 'Turku',
    },
  },
  changeEmail: {
    subject: ofPerson,
    typed: {
      'fact-fullName': true,
      'change-email-new': 'aino@example.fi',
      'change-email-again': 'aino@example.fi',
    },
  },
  changeRefundLimit: {
    subject: { role: 'agent', limit: 2500 },
    typed: { 'refund-limit': '30,00' },
  },
  correct: { subject: ofPerson, typed: { 'correct-firstName': 'Aino' } },
  endBounce: { subject: { bounce: { id: 'm' } } },
  createCampaign: {
    subject: { today, drawPreview: nothing, drawWay: nothing },
    typed: {
      'campaign-name': 'Joulu',
      'campaign-value': '10,00',
      'campaign-until': '2026-12-24',
      'campaign-code': 'JOULU',
    },
  },
  addCampaignCodes: {
    subject: { campaign: { ...campaign, source: 'made', code: null } },
    typed: { 'campaign-count': '20' },
  },
  editCampaign: { subject: { campaign, today, drawWay: nothing }, typed: { 'campaign-name': 'S' } },
  endCampaign: { subject: { campaign, today }, typed: { 'end-when-now': true } },
  editMuseum: { subject: { input: { museumId: 'm' } } },
  endContract: { subject: ofPerson },
  freePayment: { subject: { payment: { id: 'b' } } },
  goodwill: { subject: ofPerson, typed: { 'goodwill-amount': '14' } },
  importMuseums: { subject: {}, typed: {}, file: 'nimi;kaupunki\nAteneum;Helsinki' },
  moveDue: { subject: ofPerson, typed: { 'move-due-to': '2026-12-01' } },
  mergePeople: { subject: ofPerson, typed: { 'merge-other-o': true } },
  moveCard: {
    subject: ofPerson,
    typed: {
      'move-card-to': 'toinen@example.fi',
      'move-card-firstName': 'Bo',
      'move-card-lastName': 'Ek',
      'move-card-yearOfBirth': '1950',
    },
  },
  moveOrder: {
    subject: ofPerson,
    typed: { 'move-order-number': '17', 'move-order-to': 'toinen@example.fi' },
  },
  note: { subject: ofPerson, typed: { 'note-words': 'Soitti ja kysyi.' } },
  planFact: {
    subject: { today, facts: [], topic: 'limits', replaces: null, drawPreview: nothing },
    typed: { 'fact-from': '2026-12-01', 'fact-giftsInOrder': '30' },
  },
  openScheme: { subject: {} },
  planPrices: {
    subject: { today, changes: [change], replaces: null, drawPreview: nothing },
    typed: {
      'plan-from': '2027-01-01',
      'plan-annual': '82,00',
      'plan-renewalWhileValid': '76,00',
      'plan-monthly': '6,90',
      'plan-vat': '25,5',
    },
  },
  refund: {
    subject: { person },
    typed: { 'refund-payment': 'b', 'refund-how-part': true, 'refund-sum': '10,00' },
  },
  payRefund: {
    subject: { refund: { id: 'r', today, isAtSite: false, site: '' } },
    typed: { 'reference-r': 'ARKISTO 12' },
  },
  replaceNumber: { subject: ofPerson, typed: { 'replace-why': 'lost', 'replace-plastic': true } },
  resendLetter: {
    subject: { letter: { id: 'm', address: 'anio@example.fi' } },
    typed: { 'resend-to': 'aino@example.fi' },
  },
  publishDocument: { subject: { document: 'terms', today, edition: 1, replaces: null } },
  cancelDocument: { subject: { document: 'terms', from: '2026-12-01' } },
  rewordText: { subject: { today, key: 'k', texts: { fi: 'Hei' } } },
  retryCharge: { subject: ofPerson },
};
