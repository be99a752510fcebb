import { FINLAND } from '../../domain/person/phone-number.ts';
import { ContactForm } from '../../web/parts/contact/contact-form.tsx';
import { PaymentSelector } from '../../web/parts/payment/payment-selector.tsx';
import * as buyCard from '../../web/screens/buy-card/buy-card-screen.tsx';
import * as buyGift from '../../web/screens/buy-gift/buy-gift-screen.tsx';
import * as company from '../../web/screens/company-order/company-order-screen.tsx';
import * as portal from '../../web/screens/company-portal/company-portal-screen.tsx';
import * as giver from '../../web/screens/gift-giver/gift-giver-screen.tsx';
import * as pending from '../../web/screens/payment-pending/payment-pending-screen.tsx';
import * as register from '../../web/screens/register-card/register-card-screen.tsx';
import * as withdrawal from '../../web/screens/withdrawal/withdrawal-screen.tsx';
import { texts as buyTexts } from '../../web/texts/fi/buy-card.ts';
import { texts as companyTexts } from '../../web/texts/fi/company-order.ts';
import { texts as portalTexts } from '../../web/texts/fi/company-portal.ts';
import { texts as giftTexts } from '../../web/texts/fi/gift-digital.ts';
import { texts as giverTexts } from '../../web/texts/fi/gift-giver.ts';
import { texts as helpTexts } from '../../web/texts/fi/help.ts';
import { texts as paymentTexts } from '../../web/texts/fi/parts/payment.ts';
import { texts as pendingTexts } from '../../web/texts/fi/payment-pending.ts';
import { texts as registerTexts } from '../../web/texts/fi/register-card.ts';
import { texts as shell } from '../../web/texts/fi/shell.ts';
import { texts as withdrawalTexts } from '../../web/texts/fi/withdrawal.ts';
import { type Press, pageOf, placeOf } from './press.tsx';

const ID = '0190b0e0-0000-7000-8000-000000000001';
const GUEST = { firstName: 'Aino', lastName: 'Ek', emailAddress: 'aino@example.fi' };
const ADDRESS = {
  ...{ streetAddress: 'Puutarhakatu 12', zipCode: '20100', city: 'Turku', country: 'FI' },
};
const PHONE = { phone: '0401234567', country: FINLAND };
const PASSWORD = { password: 'taidemuseo2026', confirmPassword: 'taidemuseo2026' };
const TERMS = { terms: true as const };
const CODE = { hasCampaignCode: false, campaignCode: '' };

const cardForm = {
  ...{ ...GUEST, ...ADDRESS, country: 'FI', yearOfBirth: '1987', phone: PHONE },
  ...{ plasticCardOptOut: false, subscribedNewsletter: false, paymentBillingType: 'annually' },
};
const { emailAddress: _ofTheAccount, ...ownForm } = cardForm;
const prices = { annual: 79, monthly: 6.9, monthlyTotal: 82.8, vatPercentage: 14 };

const gift = {
  ...{ giftId: ID, recipientName: 'Elias', greeting: '', sendAt: null, openedAt: null },
  ...{ activatedAt: null, recipientEmail: 'elias@example.fi', addressee: null },
  ...{ streetAddress: null, zipCode: null, city: null, country: null },
  ...{ sentAt: null, postedAt: null },
};
const envelope = { ...ADDRESS, addressee: 'Elias Ek', recipientEmail: null, isDigital: false };
const giverWith = (own: object): Omit<Press, 'call' | 'button'> => ({
  page: pageOf(giver, giverTexts),
  hash: 'avain=merkki',
  answers: {
    getGiftOrder: {
      ...{ orderNumber: 'MK-1000001', paidAt: 0, giverFirstName: 'Aino', withdrawalUrl: null },
      gifts: [{ ...gift, ...own }],
    },
  },
});
const sent = giverWith({ isDigital: true, state: 'sent', sentAt: 0 });
const scheduled = giverWith({ isDigital: true, state: 'scheduled', sendAt: 1_890_000_000_000 });
const posted = giverWith({ ...envelope, state: 'posted', postedAt: 0 });
const toBePrinted = giverWith({ ...envelope, state: 'toBePrinted' });

const ofCompany: Omit<Press, 'call' | 'button'> = {
  page: pageOf(portal, portalTexts),
  hash: 'merkki',
  answers: {
    getCompanyOrder: {
      ...{ companyName: 'Taito Oy', contactEmail: 'aino@example.fi', deliveryType: 'digital' },
      ...{ paymentState: 'paid', numberOfUnits: 10, claimed: 0, free: 5, asCodes: 0, named: 3 },
      ...{ invited: 1, remindable: 1, claimDomain: null, claimLink: '' },
    },
    savePeople: { people: 1, badRows: [], isSaved: false },
  },
};
const count = (text: string, number: number) => text.replace('{0}', String(number));

const order = {
  ...{ orderNumber: 'MK-1000001', kind: 'standard', billing: 'annually', state: 'open' },
  ...{ orderedOn: '2026-11-10', lastDay: '2026-11-24', paid: 79, used: 0, refund: 79 },
  ...{ refundWay: 'provider', refundSite: '', usedDays: 0, ofDays: 365, recipients: [] },
  ...{ taken: 0, receiptTo: 'a…@example.fi', withdrawnAt: null },
};
const asked = { orderNumber: 'MK-1000001', withdrawalKey: '' };

/** Buttons of orders: paying, withdrawal, and contact. */
export const ORDER_PRESSES: Press[] = [
  {
    ...{ call: 'processMuseumCard', isOwn: true, button: buyTexts.continue },
    page: pageOf(buyCard, buyTexts, { prices, draft: { form: ownForm, hasPassword: false } }),
    typed: { ...PASSWORD, ...TERMS },
  },
  {
    call: 'processDigitalGiftPurchase',
    page: pageOf(
      buyGift,
      giftTexts,
      {
        prices,
        draft: {
          giver: { ...GUEST, ...ADDRESS },
          recipients: [
            {
              ...{ recipientName: 'Elias', recipientEmail: 'elias@example.fi', greeting: '' },
              ...{ ...ADDRESS, when: 'now', sendDay: '', sendHour: '9' },
            },
          ],
          ...{ postedTo: null, ...CODE },
        },
      },
      placeOf('Gift_Digital', '/lahja/digi'),
    ),
    ...{ typed: TERMS, button: giftTexts.gift.continue },
  },
  {
    call: 'processMuseumCardCompanyOrder',
    page: pageOf(company, companyTexts, {
      price: { unitPrice: 79, vatPercentage: 14 },
      draft: {
        values: {
          ...{ ...GUEST, ...ADDRESS, companyName: 'Taito Oy', businessId: '1234567-1' },
          ...{ phone: PHONE, billingReference: '', numberOfUnits: '3' },
        },
        ...{ delivery: 'digital', ...CODE },
      },
    }),
    ...{ typed: TERMS, button: companyTexts.continue },
  },
  {
    ...{ call: 'processMuseumCard', typed: { ...PASSWORD, ...TERMS } },
    page: pageOf(register, registerTexts, {
      activation: { code: 'K7QM-2XHT-9R4W', cardAssetId: ID, heldCard: null },
      draft: cardForm,
    }),
    button: registerTexts.submit,
  },
  {
    ...{
      call: 'createPaymentRecord',
      button: paymentTexts.voucher.epassi.name,
    },
    page: (
      <PaymentSelector
        context={{ kind: 'standard', billing: 'annually', language: 'fi' }}
        createOrder={async () => ({ eventIds: [ID], accountId: null })}
        {...{ amount: '79,00 €', texts: paymentTexts, shell }}
      />
    ),
    answers: { getPaytrailPaymentProviders: [] },
  },
  {
    ...{ call: 'markPaymentNotMade', button: pendingTexts.silent.notMade },
    page: pageOf(pending, pendingTexts, {
      key: 'merkki',
      status: { view: 'pending', isSilent: true, orderNumber: 'MK-1000001' },
    }),
  },
  { call: 'resendGift', ...sent, button: giverTexts.resend },
  {
    ...{ call: 'updateGift', ...sent, first: [giverTexts.change] },
    button: giverTexts.saveAndSend,
  },
  {
    ...{ call: 'updateGift', ...scheduled, first: [giverTexts.change] },
    button: giverTexts.sendNow,
  },
  {
    ...{ call: 'updateGift', ...toBePrinted, first: [giverTexts.change] },
    button: giverTexts.save,
  },
  {
    ...{ call: 'turnGiftDigital', ...posted, first: [giverTexts.turn] },
    ...{ typed: { [`recipientEmail-${ID}`]: 'elias@example.fi' }, button: giverTexts.turnDo },
  },
  { call: 'getCodesFile', ...ofCompany, button: portalTexts.file.button },
  {
    ...{ call: 'setClaimDomain', ...ofCompany, typed: { claimDomain: 'example.fi' } },
    button: portalTexts.link.save,
  },
  {
    ...{ call: 'savePeople', ...ofCompany, typed: { people: 'Aino;Ek;aino@example.fi' } },
    button: portalTexts.people.check,
  },
  { call: 'sendInvitations', ...ofCompany, button: count(portalTexts.people.send, 2) },
  { call: 'sendReminders', ...ofCompany, button: count(portalTexts.reminder.button, 1) },
  {
    ...{ call: 'takeBackCards', ...ofCompany, first: [portalTexts.takeBack.open] },
    button: portalTexts.takeBack.button,
  },
  {
    ...{ call: 'withdrawOrder', isOwn: true, first: [withdrawalTexts.next] },
    page: pageOf(withdrawal, withdrawalTexts, { asked, order, own: [] }),
    button: withdrawalTexts.confirm,
  },
  {
    call: 'stateWithdrawal',
    page: pageOf(withdrawal, withdrawalTexts, { asked, order: null, own: [] }),
    typed: { name: 'Aino Ek', emailAddress: 'aino@example.fi' },
    button: withdrawalTexts.confirm,
  },
  {
    ...{
      call: 'contactService',
      page: <ContactForm texts={helpTexts.contactForm} shell={shell} />,
    },
    typed: { message: 'Kortti ei avaudu.', emailAddress: 'aino@example.fi' },
    button: helpTexts.contactForm.send,
  },
];
