import { localDate } from '../../domain/base/local-date.ts';
import { WaitingCard } from '../../web/parts/my-card/waiting-card.tsx';
import * as activate from '../../web/screens/activate-card/activate-card-screen.tsx';
import { AcceptAgain } from '../../web/screens/my-card/accept-again.tsx';
import * as plan from '../../web/screens/my-plan/my-plan-screen.tsx';
import { DiaryChoices } from '../../web/screens/my-visits/diary-choices.tsx';
import * as renewal from '../../web/screens/renewal/renewal-screen.tsx';
import * as thanks from '../../web/screens/thank-you-registration/thank-you-registration-screen.tsx';
import { texts as activateTexts } from '../../web/texts/fi/activate-card.ts';
import { texts as cardTexts } from '../../web/texts/fi/my-card.ts';
import { texts as planTexts } from '../../web/texts/fi/my-plan.ts';
import { texts as visitsTexts } from '../../web/texts/fi/my-visits.ts';
import { texts as mineTexts } from '../../web/texts/fi/parts/my-card.ts';
import { texts as renewalTexts } from '../../web/texts/fi/renewal.ts';
import { texts as shell } from '../../web/texts/fi/shell.ts';
import { texts as thanksTexts } from '../../web/texts/fi/thank-you-registration.ts';
import { type Press, pageOf } from './press.tsx';

const ID = '0190b0e0-0000-7000-8000-000000000001';
const CODE = 'K7QM-2XHT-9R4W';
const mine = { card: null, waitingCard: null };

const held = { state: 'valid', validUntil: '2027-06-24', waitsForFirstVisit: false };
const registered = pageOf(thanks, thanksTexts, {
  ...{ firstName: 'Aino', lastName: 'Ek', customerNumber: '7338881345697899', ryijySeed: 1 },
  ...{ hasPlasticCard: false, isAdded: false },
  waitsFor: { emailAddress: 'aino@example.fi', sentAt: 0 },
});
const confirmTexts = thanksTexts.confirm;

const instalment = { number: 1, dueOn: '2026-11-01', amount: 6.9 };
const planOf = (due: number): Omit<Press, 'call' | 'button'> => {
  const plans = [
    {
      ...{ id: ID, assetId: ID, state: due > 0 ? 'failed' : 'well', startsOn: '2026-10-01' },
      instalments: [{ ...instalment, state: due > 0 ? 'due' : 'later' }],
      ...{ paid: { count: 11, amount: 75.9 }, due: { count: due, amount: 6.9 * due } },
      later: { count: 1 - due, amount: 6.9 * (1 - due) },
      ...{
        isBeingCharged: false,
        silentPaymentKey: null,
        declinedOn: ['2026-11-02'],
        retryOn: null,
        stopsOn: null,
      },
      ...{ heldOn: null, endsOn: '2027-10-01', letters: { sent: [], coming: [] } },
      validUntil: '2027-09-30',
      paymentCard: { brand: 'Visa', lastFour: '1234', expiresOn: '2028-08' },
    },
  ];
  const page = pageOf(plan, planTexts, { ...mine, plans });
  return { page, isOwn: true, answers: { getMyPlans: { plans } } };
};

const option = {
  ...{ isCodeGood: false, listPrice: 6.9, price: 6.9, priorPriceNote: null },
  newEnd: '2028-06-24',
};
const extend = pageOf(renewal, renewalTexts, {
  ...mine,
  validity: { sentences: [], validUntil: '2027-06-24' },
  offer: {
    ...{ assetId: ID, personAccountId: ID, validUntil: '2027-06-24', isValid: true },
    ...{ annually: option, monthly: { ...option, total: 82.8 }, contract: null },
    savedCard: { brand: 'Visa', lastFour: '1234', expiresOn: '2028-08' },
    pendingPaymentUrl: null,
  },
});
const ordered = (renewalPaymentScenario: string) => ({
  renewMuseumCard: {
    ...{ validationError: null, renewalMuseumCardEventId: ID, purchasePrice: 6.9 },
    renewalPaymentScenario,
  },
});
const words = renewalTexts.renewal;
const confirmWords = words.charge.confirm.replace('{0}', '6,90\u00a0€');
const byMonth = { page: extend, isOwn: true, typed: { monthlyConsent: true as const } };

/** Buttons of the card: activation, extension, payment, diary. */
export const CARD_PRESSES: Press[] = [
  {
    ...{ call: 'checkActivation', page: pageOf(activate, activateTexts) },
    ...{ typed: { code: CODE }, button: activateTexts.submit },
  },
  {
    ...{ call: 'addToOwnCard', isOwn: true, button: activateTexts.offer.add },
    page: pageOf(activate, activateTexts, { code: CODE, cardAssetId: ID, heldCard: held }),
  },
  { call: 'requestLoginCode', page: registered, button: confirmTexts.code },
  { call: 'resendConfirmation', page: registered, button: confirmTexts.again },
  {
    ...{ call: 'changeRegistrationAddress', page: registered, first: [confirmTexts.wrong] },
    ...{ typed: { emailAddress: 'uusi@example.fi' }, button: confirmTexts.change.submit },
  },
  {
    ...{ call: 'requestLoginCode', isOwn: true, button: mineTexts.waiting.confirm },
    again: mineTexts.waiting.proof.resend,
    page: (
      <WaitingCard
        card={{ isOfOwnAddress: true, activatedAt: 0 } as never}
        texts={mineTexts.waiting}
        errorPrefix=""
      />
    ),
  },
  {
    ...{ call: 'reauthenticate', isOwn: true, first: [mineTexts.waiting.confirm] },
    page: (
      <WaitingCard
        card={{ isOfOwnAddress: true, activatedAt: 0 } as never}
        texts={mineTexts.waiting}
        errorPrefix=""
      />
    ),
    answers: { requestLoginCode: { resendInSeconds: 0 } },
    ...{ typed: { signInAgainCode: '482913' }, button: mineTexts.waiting.proof.confirm },
  },
  {
    ...{ call: 'acceptDocument', isOwn: true, button: cardTexts.accept.accept },
    page: (
      <AcceptAgain
        texts={cardTexts.accept}
        shell={shell}
        first={[
          { document: 'terms', version: '2', inForceOn: localDate('2026-11-01'), summary: [] },
        ]}
      />
    ),
  },
  {
    ...{ call: 'forgetDiary', isOwn: true, first: [visitsTexts.diary.forgetOpen] },
    page: <DiaryChoices isHidden={false} visitIds={[]} texts={visitsTexts.diary} />,
    button: visitsTexts.diary.forget,
  },
  {
    ...{ call: 'payDueInstalments', ...planOf(1) },
    ...{ typed: { savedCard: true }, button: planTexts.pay.now.replace('{0}', '6,90\u00a0€') },
  },
  {
    ...{ call: 'getCardTokenizationParametersForRenewal', ...planOf(0) },
    button: planTexts.facts.change,
  },
  { call: 'renewMuseumCard', ...byMonth, button: words.monthly.choose },
  {
    ...{ call: 'createPaymentRecord', ...byMonth, first: [words.monthly.choose] },
    ...{ answers: ordered('validCardAndToken'), button: confirmWords },
  },
  {
    ...{ call: 'getCardTokenizationParametersForRenewal', ...byMonth },
    ...{ first: [words.monthly.choose], answers: ordered('validCardAndToken') },
    button: words.charge.otherCard,
  },
  {
    ...{ call: 'getCardTokenizationParametersForRenewal', ...byMonth },
    ...{
      first: [words.monthly.choose],
      answers: ordered('validCardTokenizationRequired'),
      button: confirmWords,
    },
  },
];
