import { texts as startRequest } from '../../../../contract/texts/sv/start-renewal.ts';
import { texts as validation } from '../../../../contract/texts/sv/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import type { texts as fi } from '../../fi/parts/renewal.ts';
import { texts as form } from './card-form.ts';
import { texts as payment } from './payment.ts';
import { texts as result } from './renewal-result.ts';

export const texts: typeof fi = {
  back: 'TILLBAKA',
  heading: 'Förläng giltigheten',
  lead: 'Samma kort, ett år till. Du ser den nya sista dagen innan du betalar.',
  note: 'Om kortet ännu gäller börjar den nya perioden när den nuvarande slutar. Annars börjar den i dag.',
  startAtOnce: startRequest.renewal2,
  end: {
    now: 'Sista dagen nu',
    ended: 'Gick ut',
    next: 'Ny sista dag',
    unused: 'börjar vid det första besöket',
    none: 'inte giltigt',
    unusedNext: 'ett år till från det första besöket',
  },
  annually: {
    heading: 'Ett år på en gång',
    per: `/ ${CARD_MONTHS} mån`,
    body: 'En betalning med nätbank, betalkort eller kulturförmån.',
    choose: 'Förläng med ett år',
  },
  monthly: {
    heading: 'Månadsbetalning',
    per: '/ mån, totalt {0}',
    body: `${INSTALMENT_COUNT} rater från ditt betalkort, den första genast. Beställningen är bindande i ${INSTALMENT_COUNT} månader.`,
    choose: 'Förläng med månadsbetalning',
    consent: form.monthly.consent,
    consentMissing: validation.error.monthlyConsent,
    running:
      'Du har redan en månadsbetalning vars sista rat dras {0}. Förlängningen är en egen beställning, och dess rater debiteras utöver de nuvarande.',
  },
  insteadOf: 'Utan kod {0}',
  campaign: {
    question: form.campaign,
    label: validation.field.campaignCode,
    apply: 'Använd koden',
    required: validation.error.required,
    otherWay: 'Koden sänker inte priset när du betalar så här. Du kan fortsätta utan den.',
    applied: 'Koden används. De nya priserna visas nedan.',
  },
  selector: {
    again: 'Välj betalningssätt på nytt',
    heading: 'Välj betalningssätt',
    sum: 'Att betala {0}',
    until: 'Efter betalningen gäller kortet till {0}.',
  },
  charge: {
    heading: 'Bekräfta månadsbetalningen',
    body: `Beställningen medför betalningsskyldighet. Vi drar nu {0} från betalkortet som slutar på {1}. De återstående ${INSTALMENT_COUNT - 1} raterna dras från samma kort varje månad, totalt {2}.`,
    until: 'Därefter gäller ditt kort till {0}.',
    confirm: 'Beställ och betala {0}',
    cancel: 'Stäng',
    otherCard: 'Byt betalkort',
    working: 'Vi debiterar betalkortet…',
    slow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  },
  save: {
    heading: 'Du går vidare för att spara betalkortet',
    body: 'Betaltjänsten sparar betalkortet och för dig tillbaka hit. Vi ser inte dess uppgifter. Den första raten {0} debiteras när du är tillbaka.',
    go: 'Beställ och betala {0}',
    cancel: 'Stäng',
    redirect: 'Du förs vidare till betaltjänsten…',
  },
  contract: {
    heading: 'Din månadsbetalning',
    due: 'Nu är {0} att betala.',
    later: 'Senare förfaller {0}, den sista raten den {1}.',
    pay: 'Betala {0} nu',
    first:
      'Giltigheten kan förlängas när det här är betalt. Före det skulle den extra tiden inte öppna några dörrar.',
    show: 'Se månadsbetalningen',
  },
  told: {
    declined: {
      title: 'Betalkortet kunde inte debiteras',
      body: 'Inget debiterades och kortets giltighet är oförändrad. Prova ett annat betalkort eller betala hela året på en gång.',
    },
    notSaved: {
      title: 'Betalkortet sparades inte',
      body: 'Inget debiterades. Du kan försöka igen eller betala hela året på en gång.',
    },
    saved: {
      title: 'Betalkortet är sparat',
      body: 'De följande raterna dras från det här betalkortet.',
    },
    notPaid: {
      title: 'Betalningen gick inte igenom',
      body: 'Banken eller betaltjänsten avvisade betalningen, eller så avbröt du den själv. Ingenting debiterades, och giltigheten är oförändrad. Välj på nytt hur du vill förlänga den.',
    },
    pending: { title: result.pending, body: result.pendingBody },
    failed: { title: 'Oväntat fel', body: 'Oväntat fel. Kontakta kundtjänsten.' },
  },
  pendingPayment: form.pendingPayment,
  payment,
};
