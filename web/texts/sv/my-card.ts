import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import type { texts as fi } from '../fi/my-card.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as renewalResult } from './parts/renewal-result.ts';

export const texts: typeof fi = {
  title: 'Mitt {product}',
  description: 'Ditt kort, dess giltighet och dina besök.',
  common,
  renewalResult,
  plastic: {
    ordered: 'Ditt plastkort är beställt. Det kommer med posten inom {0|# vecka|# veckor}.',
    inProduction: 'Ditt plastkort håller på att tillverkas.',
    posted: 'Ditt plastkort postades {0}.',
    late: 'Ditt plastkort är försenat. Du beställde det {0} och vi lovade det med posten inom {1|# vecka|# veckor}. Vi beklagar. Kortet fungerar redan i telefonen och med kundnumret.',
    help: 'Fråga kundtjänsten',
  },
  accept: {
    terms: 'Användarvillkoren har ändrats',
    privacy: 'Dataskyddsbeskrivningen har ändrats',
    since: 'Den nya versionen trädde i kraft {0}. De viktigaste ändringarna:',
    until:
      'För din nuvarande kortperiod gäller de villkor som du godkände vid köpet. De nya villkoren gäller nya beställningar.',
    read: 'Läs hela texten',
    accept: 'Jag godkänner',
    accepted: 'Tack, ditt godkännande är sparat.',
    failed: 'Det gick inte att spara. Försök igen om en stund.',
  },
  loading: 'Vi hämtar dina besök…',
  failed: 'Besöken kunde inte laddas. Ditt kort fungerar ändå.',
  hidden: 'Du har dolt din museidagbok. På sidan Besök kan du visa den igen.',
  empty: {
    title: 'Inga besök än',
    body: 'Besöket visas här när museet har registrerat det.',
    museums: 'Se vart kortet tar dig',
    noCard: {
      title: 'Dina besök samlas här',
      body: 'När du har ett kort syns varje museibesök här och i din rya.',
    },
  },
  numbers: {
    visits: 'besök under den här perioden',
    visitsEnded: 'besök under perioden som tog slut',
    museums: '{0|museum|olika museer}',
    towns: '{0|ort,|orter, nordligast} {1}',
  },
  saving: {
    name: 'uppskattad besparing jämfört med enkelbiljetter',
    toGo: 'besök till, så har kortet betalat sig',
    how: 'Hur beräknas det?',
    explanation:
      'Priset på enkelbiljetter på periodens besöksdagar minus kortets pris {0}. Rabatter ingår inte.',
  },
  where: 'Här har du varit',
  latest: 'Senaste besöken',
  byTown: 'Per ort',
  all: '{0|Visa besöket|Visa alla # besök}',
  ticketNote: 'Summan är museets pris för en enkelbiljett på besöksdagen.',
  extend: {
    title: 'Förläng giltigheten',
    lead: 'Om kortet ännu gäller börjar den nya perioden när den nuvarande slutar. Annars börjar den i dag.',
    year: {
      name: 'Ett år på en gång',
      per: `/ ${CARD_MONTHS} mån`,
      body: 'En betalning med nätbank, betalkort eller kulturförmån.',
      button: 'Förläng med ett år',
    },
    month: {
      name: 'Månadsvis',
      per: '/ mån, totalt {0}',
      body: `${INSTALMENT_COUNT} rater med betalkort. Beställningen är bindande i ${INSTALMENT_COUNT} månader och kan inte avslutas i förtid.`,
      button: 'Förläng med månadsbetalning',
    },
  },
};
