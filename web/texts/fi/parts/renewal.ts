import { texts as startRequest } from '../../../../contract/texts/fi/start-renewal.ts';
import { texts as validation } from '../../../../contract/texts/fi/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import { texts as form } from './card-form.ts';
import { texts as payment } from './payment.ts';
import { texts as result } from './renewal-result.ts';

export const texts = {
  back: 'PALAA',
  heading: 'Jatka voimassaoloa',
  lead: 'Sama kortti, vuosi lisää. Uusi viimeinen päivä näkyy ennen kuin maksat.',
  note: 'Jos kortti on vielä voimassa, uusi kausi alkaa siitä, mihin nykyinen päättyy. Muuten se alkaa tänään.',
  startAtOnce: startRequest.renewal2,
  end: {
    now: 'Viimeinen päivä nyt',
    ended: 'Päättyi',
    next: 'Uusi viimeinen päivä',
    unused: 'alkaa ensimmäisestä käynnistä',
    none: 'ei voimassa',
    unusedNext: 'vuosi lisää ensimmäisestä käynnistä',
  },
  annually: {
    heading: 'Vuosi kerralla',
    per: `/ ${CARD_MONTHS} kk`,
    body: 'Yksi maksu verkkopankissa, maksukortilla tai kulttuuriedulla.',
    choose: 'Jatka vuodella',
  },
  monthly: {
    heading: 'Kuukausimaksu',
    per: '/ kk, yhteensä {0}',
    body: `${INSTALMENT_COUNT} erää maksukortilta, ensimmäinen heti. Tilaus sitoo ${INSTALMENT_COUNT} kuukautta.`,
    choose: 'Jatka kuukausimaksulla',
    consent: form.monthly.consent,
    consentMissing: validation.error.monthlyConsent,
    running:
      'Sinulla on jo kuukausimaksu, jonka viimeinen erä veloitetaan {0}. Jatko on oma tilauksensa, ja sen erät veloitetaan nykyisten lisäksi.',
  },
  insteadOf: 'Ilman koodia {0}',
  campaign: {
    question: form.campaign,
    label: validation.field.campaignCode,
    apply: 'Käytä koodia',
    required: validation.error.required,
    otherWay: 'Koodi ei alenna hintaa, kun maksat näin. Voit jatkaa ilman sitä.',
    applied: 'Koodi on käytössä. Alla näkyvät uudet hinnat.',
  },
  selector: {
    again: 'Valitse maksutapa uudelleen',
    heading: 'Valitse maksutapa',
    sum: 'Maksettavaa {0}',
    until: 'Kortti on maksun jälkeen voimassa {0} asti.',
  },
  charge: {
    heading: 'Vahvista kuukausimaksu',
    body: `Tilaus velvoittaa maksamaan. Veloitamme nyt {0} maksukortilta, jonka numeron loppu on {1}. Loput ${INSTALMENT_COUNT - 1} erää veloitetaan samalta kortilta kuukausittain, yhteensä {2}.`,
    until: 'Korttisi on sen jälkeen voimassa {0} asti.',
    confirm: 'Tilaa ja maksa {0}',
    cancel: 'Sulje',
    otherCard: 'Vaihda maksukortti',
    working: 'Veloitamme maksukorttia…',
    slow: 'Tämä kestää tavallista kauemmin. Älä sulje sivua.',
  },
  save: {
    heading: 'Siirryt tallentamaan maksukortin',
    body: 'Maksupalvelu tallentaa maksukortin ja tuo sinut takaisin. Me emme näe sen tietoja. Ensimmäinen erä {0} veloitetaan, kun palaat.',
    go: 'Tilaa ja maksa {0}',
    cancel: 'Sulje',
    redirect: 'Siirryt maksupalveluun…',
  },
  contract: {
    heading: 'Kuukausimaksusi',
    due: 'Nyt maksettavaa on {0}.',
    later: 'Myöhemmin erääntyy {0}, viimeinen erä {1}.',
    pay: 'Maksa nyt {0}',
    first: 'Voimassaoloa voi jatkaa, kun tämä on maksettu. Ennen sitä lisäaika ei avaisi ovia.',
    show: 'Katso kuukausimaksu',
  },
  told: {
    declined: {
      title: 'Maksukorttia ei voitu veloittaa',
      body: 'Mitään ei veloitettu, ja kortin voimassaolo on ennallaan. Kokeile toista maksukorttia tai maksa koko vuosi kerralla.',
    },
    notSaved: {
      title: 'Maksukorttia ei tallennettu',
      body: 'Mitään ei veloitettu. Voit yrittää uudelleen tai maksaa koko vuoden kerralla.',
    },
    saved: {
      title: 'Maksukortti on tallennettu',
      body: 'Seuraavat erät veloitetaan tältä maksukortilta.',
    },
    notPaid: {
      title: 'Maksu ei mennyt läpi',
      body: 'Pankki tai maksupalvelu hylkäsi maksun, tai keskeytit sen itse. Mitään ei veloitettu, ja voimassaolo on ennallaan. Valitse uudelleen, miten jatkat sitä.',
    },
    pending: { title: result.pending, body: result.pendingBody },
    failed: {
      title: 'Odottamaton virhe',
      body: 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
    },
  },
  pendingPayment: form.pendingPayment,
  payment,
};
