import { DELETION_UNDO_DAYS } from '../../../domain/account/deletion-undo.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts = {
  title: 'Poista tilini',
  description: 'Tilin poistaminen.',
  common,
  signInAgain,
  lead: `Tili poistetaan ${DELETION_UNDO_DAYS} päivän kuluttua pyynnöstä. Siihen asti voit perua sen, ja korttisi toimii.`,
  goes: {
    title: 'Mitä poistetaan',
    account: 'Tilisi, yhteystietosi, salasanasi ja tallennetut maksukorttisi.',
    card: 'Kortti: sillä ei enää pääse museoihin, vaikka voimassaoloa olisi jäljellä.',
    visits: 'Käyntihistoria: tietosi poistetaan käynneistä.',
  },
  stays: {
    title: 'Mitä säilytetään',
    receipts: 'Kirjanpitolain vaatimat kuitit säilytetään laissa säädetyn ajan.',
    statistics: 'Museoiden kävijämäärät, joissa ei näy, kuka kävi.',
  },
  contract: 'Kuukausimaksusi jatkuu {0} asti. Voit poistaa tilin sen jälkeen.',
  sooner: 'Jos maksat loput erät kerralla, sopimus päättyy heti ja voit poistaa tilisi.',
  payRest: 'Maksa loput kuukausimaksun sivulla',
  sure: 'Oletko varma?',
  type: 'Kirjoita alle oma sähköpostiosoitteesi {0}.',
  ownAddress: 'Oma sähköpostiosoitteesi',
  otherAddress: 'Osoite ei ole sama, jolla olet kirjautunut.',
  ask: 'Poista tilini…',
  question: {
    title: 'Poistetaanko tili?',
    body: 'Tili, kortti ja käynnit poistuvat {0}. Voit perua poiston siihen asti.',
    keep: 'Säilytä tili',
    act: 'Poista tili',
  },
  keep: 'Pidän tilini',
  failed: 'Pyyntö ei onnistunut. Yritä uudelleen.',
  done: 'Tilisi poistetaan {0}. Lähetimme vahvistuksen sähköpostiisi, ja voit perua poiston siihen asti.',
  back: 'Takaisin',
};
