import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as renewalResult } from './parts/renewal-result.ts';

export const texts = {
  title: 'Oma {product}',
  description: 'Korttisi, sen voimassaolo ja käyntisi.',
  common,
  renewalResult,
  plastic: {
    ordered: 'Muovikorttisi on tilattu. Se tulee postissa {0} viikossa.',
    inProduction: 'Muovikorttisi on valmistuksessa.',
    posted: 'Muovikorttisi postitettiin {0}.',
    late: 'Muovikorttisi on myöhässä. Tilasit sen {0}, ja lupasimme sen postissa {1} viikossa. Pahoittelemme. Kortti toimii jo puhelimessa ja asiakasnumerolla.',
    help: 'Kysy asiakaspalvelusta',
  },
  accept: {
    terms: 'Käyttöehdot ovat muuttuneet',
    privacy: 'Tietosuojaseloste on muuttunut',
    since: 'Uusi versio tuli voimaan {0}. Tärkeimmät muutokset:',
    until:
      'Nykyiseen korttikauteesi sovelletaan ehtoja, jotka hyväksyit ostaessasi. Uudet ehdot koskevat uusia tilauksia.',
    read: 'Lue koko teksti',
    accept: 'Hyväksyn',
    accepted: 'Kiitos, hyväksyntäsi on tallennettu.',
    failed: 'Tallennus ei onnistunut. Yritä hetken päästä uudelleen.',
  },
  loading: 'Haemme käyntejäsi…',
  failed: 'Käyntejä ei saatu ladattua. Korttisi toimii silti.',
  hidden: 'Olet piilottanut museopäiväkirjasi. Saat sen takaisin näkyviin Käynnit-sivulta.',
  empty: {
    title: 'Ei vielä käyntejä',
    body: 'Käynti ilmestyy tähän, kun museo on kirjannut sen.',
    museums: 'Katso, minne kortilla pääsee',
    noCard: {
      title: 'Käyntisi kertyvät tähän',
      body: 'Kun sinulla on kortti, jokainen museokäynti näkyy tässä ja ryijyssäsi.',
    },
  },
  numbers: {
    visits: '{0|käynti|käyntiä} tällä korttikaudella',
    visitsEnded: '{0|käynti|käyntiä} päättyneellä korttikaudella',
    museums: '{0|museo|eri museota}',
    towns: '{0|paikkakunta,|paikkakuntaa, pohjoisin} {1}',
  },
  saving: {
    name: 'säästöarvio kertalippuihin verrattuna',
    toGo: '{0|käynti|käyntiä} vielä, niin kortti on maksanut itsensä',
    how: 'Miten laskettu?',
    explanation:
      'Kertalippujen hinnat korttikauden käyntipäivinä miinus kortin hinta {0}. Arvio ei sisällä alennuksia.',
  },
  where: 'Missä olet käynyt',
  latest: 'Viimeisimmät käynnit',
  byTown: 'Paikkakunnittain',
  all: '{0|Näytä käynti|Näytä kaikki # käyntiä}',
  ticketNote: 'Summa on museon kertalipun hinta käyntipäivänä.',
  extend: {
    title: 'Jatka voimassaoloa',
    lead: 'Jos kortti on vielä voimassa, uusi kausi alkaa siitä, mihin nykyinen päättyy. Muuten se alkaa tänään.',
    year: {
      name: 'Vuosi kerralla',
      per: `/ ${CARD_MONTHS} kk`,
      body: 'Yksi maksu verkkopankissa, maksukortilla tai kulttuuriedulla.',
      button: 'Jatka vuodella',
    },
    month: {
      name: 'Kuukausittain',
      per: '/ kk, yhteensä {0}',
      body: `${INSTALMENT_COUNT} erää maksukortilta. Tilaus sitoo ${INSTALMENT_COUNT} kuukautta, eikä sitä voi lopettaa kesken.`,
      button: 'Jatka kuukausimaksulla',
    },
  },
};
