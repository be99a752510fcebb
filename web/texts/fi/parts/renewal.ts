import { texts as startRequest } from '../../../../contract/texts/fi/start-renewal.ts';
import { texts as validation } from '../../../../contract/texts/fi/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../../domain/scheme/campaign.ts';
import { texts as form } from './card-form.ts';
import { texts as payment } from './payment.ts';
import { texts as result } from './renewal-result.ts';

export const texts = {
  back: 'PALAA',
  heading: 'Jatka voimassaoloa',
  lead: 'Sama kortti, vuosi lisää. Uusi viimeinen päivä näkyy ennen kuin maksat.',
  note: 'Jos kortti on vielä voimassa, uusi kausi alkaa siitä, mihin nykyinen päättyy. Muuten se alkaa tänään.',
  startAtOnce: startRequest.renewal1,
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
    body: 'Yksi maksu verkkopankissa, kortilla tai kulttuuriedulla.',
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
      'Sinulla on jo kuukausisopimus, jonka viimeinen erä on {0}. Jatko alkaa omana sopimuksenaan, ja sen erät veloitetaan nykyisten lisäksi.',
  },
  insteadOf: 'Ilman koodia {0}',
  campaign: {
    question: form.campaign,
    label: validation.field.campaignCode,
    apply: 'Käytä koodia',
    required: validation.error.required,
    unknown: validation.error.campaignUnknown,
    otherWay: 'Koodi ei alenna hintaa tällä maksutavalla. Voit jatkaa ilman sitä.',
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
    body: `Tilaus velvoittaa maksamaan. Veloitamme nyt {0} maksukortilta, joka päättyy numeroihin {1}. Loput ${INSTALMENT_COUNT - 1} erää veloitetaan samalta kortilta kuukausittain, yhteensä {2}.`,
    until: 'Korttisi on sen jälkeen voimassa {0} asti.',
    confirm: 'Veloita {0}',
    cancel: 'Sulje',
    otherCard: 'Vaihda maksukortti',
    working: 'Veloitamme maksukorttia…',
    slow: 'Tämä kestää tavallista kauemmin. Älä sulje sivua.',
  },
  save: {
    heading: 'Siirryt tallentamaan maksukortin',
    body: 'Maksupalvelu tallentaa kortin ja tuo sinut takaisin. Me emme näe korttisi tietoja. Ensimmäinen erä {0} veloitetaan, kun palaat.',
    go: 'Siirry maksupalveluun',
    cancel: 'Sulje',
    redirect: 'Siirrymme maksupalveluun…',
  },
  contract: {
    heading: 'Kuukausimaksusi',
    left: 'Maksamatta on {0}. Viimeinen erä veloitetaan {1}.',
    payDue: 'Vaihda maksukortti ja maksa {0}',
    payRest: 'Maksa loput {0} kerralla',
    failing: 'Kuukausierä jäi maksamatta',
    failingBody:
      'Kortti toimii vielä. Jos erää ei makseta, kortilla ei pääse museoihin {0} alkaen. Vaihda maksukortti, niin erä maksetaan heti.',
    stopped: 'Kortti on keskeytetty, maksu puuttuu',
    stoppedBody:
      'Kuukausierä on maksamatta, joten kortilla ei juuri nyt pääse museoihin. Tallenna toimiva maksukortti, niin kortti toimii taas.',
  },
  told: {
    duePaid: {
      title: 'Erä on maksettu',
      body: 'Kiitos. Korttisi toimii, ja seuraavat erät veloitetaan samalta maksukortilta.',
    },
    dueDeclined: {
      title: 'Maksukorttia ei voitu veloittaa',
      body: 'Uusi maksukortti on tallennettu, mutta erää ei saatu veloitettua siltä: kortilla ei ehkä ole katetta, tai sen verkkomaksuja on rajoitettu. Mitään ei veloitettu. Voit kokeilla toista maksukorttia. Muuten yritämme samaa korttia myöhemmin uudelleen.',
    },
    dueRefused: {
      title: 'Tätä maksukorttia ei voi veloittaa',
      body: 'Kortin myöntäjä ei salli veloituksia tältä kortilta, joten emme yritä sitä uudelleen. Mitään ei veloitettu. Tallenna toinen maksukortti.',
    },
    duePending: {
      title: 'Erää veloitetaan parhaillaan',
      body: 'Maksupalvelu ei ole vielä vahvistanut veloitusta. Älä maksa uudelleen: lähetämme viestin, kun erä on maksettu.',
    },
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
      body: 'Seuraavat erät veloitetaan tältä kortilta.',
    },
    restPaid: {
      title: 'Kaikki erät on maksettu',
      body: 'Kiitos. Tästä sopimuksesta ei veloiteta enää mitään.',
    },
    notPaid: {
      title: 'Maksu jäi kesken',
      body: 'Voimassaolo on ennallaan. Valitse uudelleen, miten jatkat voimassaoloa.',
    },
    pending: { title: result.pending, body: result.pendingBody },
    failed: {
      title: 'Odottamaton virhe',
      body: 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
    },
  },
  payment,
};
