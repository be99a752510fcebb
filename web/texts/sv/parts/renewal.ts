import { texts as startRequest } from '../../../../contract/texts/sv/start-renewal.ts';
import { texts as validation } from '../../../../contract/texts/sv/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign.ts';
import type { texts as fi } from '../../fi/parts/renewal.ts';
import { texts as form } from './card-form.ts';
import { texts as payment } from './payment.ts';
import { texts as result } from './renewal-result.ts';

export const texts: typeof fi = {
  back: 'TILLBAKA',
  heading: 'Förläng giltigheten',
  lead: 'Samma kort, ett år till. Du ser den nya sista dagen innan du betalar.',
  note: 'Om kortet ännu gäller börjar den nya perioden när den nuvarande slutar. Annars börjar den i dag.',
  startAtOnce: startRequest.renewal1,
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
    body: 'En betalning via nätbank, med kort eller kulturförmån.',
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
      'Du har redan ett månadsavtal vars sista rat är {0}. Förlängningen blir ett eget avtal, och dess rater debiteras utöver de nuvarande.',
  },
  insteadOf: 'Utan kod {0}',
  campaign: {
    question: form.campaign,
    label: validation.field.campaignCode,
    apply: 'Använd koden',
    required: validation.error.required,
    unknown: validation.error.campaignUnknown,
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
    body: `Beställningen medför betalningsskyldighet. Vi debiterar nu {0} från betalkortet som slutar på {1}. De återstående ${INSTALMENT_COUNT - 1} raterna debiteras från samma kort varje månad, totalt {2}.`,
    until: 'Därefter gäller ditt kort till {0}.',
    confirm: 'Debitera {0}',
    cancel: 'Stäng',
    otherCard: 'Byt betalkort',
    working: 'Vi debiterar betalkortet…',
    slow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  },
  save: {
    heading: 'Du går vidare för att spara betalkortet',
    body: 'Betaltjänsten sparar kortet och för dig tillbaka hit. Vi ser inte dina kortuppgifter. Den första raten {0} debiteras när du är tillbaka.',
    go: 'Gå till betaltjänsten',
    cancel: 'Stäng',
    redirect: 'Vi går till betaltjänsten…',
  },
  contract: {
    heading: 'Din månadsbetalning',
    left: 'Obetalt är {0}. Den sista raten debiteras den {1}.',
    payDue: 'Byt betalkort och betala {0}',
    payRest: 'Betala resten, {0}, på en gång',
    failing: 'En månadsrat blev obetald',
    failingBody:
      'Kortet fungerar fortfarande. Om raten inte betalas kommer man inte in på museerna med kortet från och med den {0}. Byt betalkort, så betalas raten genast.',
    stopped: 'Kortet är pausat, betalning saknas',
    stoppedBody:
      'En månadsrat är obetald, så kortet släpper inte in dig på museerna just nu. Spara ett fungerande betalkort, så fungerar kortet igen.',
  },
  told: {
    duePaid: {
      title: 'Raten är betald',
      body: 'Tack. Ditt kort fungerar, och följande rater debiteras från samma betalkort.',
    },
    dueDeclined: {
      title: 'Betalkortet kunde inte debiteras',
      body: 'Det nya betalkortet är sparat, men raten kunde inte debiteras från det: kortet saknar kanske täckning, eller så är nätbetalningar begränsade. Inget har debiterats. Du kan prova ett annat betalkort. Annars försöker vi igen med samma kort senare.',
    },
    dueRefused: {
      title: 'Det här betalkortet kan inte debiteras',
      body: 'Kortutgivaren tillåter inga debiteringar från kortet, så vi försöker inte igen. Inget har debiterats. Spara ett annat betalkort.',
    },
    duePending: {
      title: 'Raten debiteras just nu',
      body: 'Betaltjänsten har ännu inte bekräftat debiteringen. Betala inte på nytt: du får ett meddelande när raten är betald.',
    },
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
      body: 'De följande raterna debiteras från det här kortet.',
    },
    restPaid: {
      title: 'Alla rater är betalda',
      body: 'Tack. Inget mer debiteras för det här avtalet.',
    },
    notPaid: {
      title: 'Betalningen avbröts',
      body: 'Giltigheten är oförändrad. Välj på nytt hur du vill förlänga.',
    },
    pending: { title: result.pending, body: result.pendingBody },
    failed: { title: 'Oväntat fel', body: 'Oväntat fel. Kontakta kundtjänsten.' },
  },
  payment,
};
