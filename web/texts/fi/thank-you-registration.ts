import { texts as validation } from '../../../contract/texts/fi/validation.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';

export const texts = {
  title: 'Kiitos rekisteröitymisestäsi!',
  description: 'Kortti on aktivoitu.',
  heading: 'Kiitos rekisteröitymisestäsi!',
  lead: 'Korttisi toimii nyt. Näytä kassalla asiakasnumero ja henkilöllisyystodistus.',
  number: 'Asiakasnumerosi on',
  card: '{product}, {0}, asiakasnumero {1}',
  validity: `Kortin vuosi alkaa ensimmäisestä museokäynnistäsi ja kestää ${CARD_MONTHS} kuukautta.`,
  plastic: 'Muovikortti tulee postissa {0} viikossa. Sitä ei tarvitse odottaa.',
  noPlastic: 'Et tilannut muovikorttia. Käytä korttia puhelimessa tai asiakasnumerolla.',
  confirm: {
    title: 'Vahvista vielä osoitteesi',
    body: 'Lähetimme linkin {0} osoitteeseen {1}. Kun vahvistat osoitteen, kortti ja käyntisi näkyvät Omassa {product.ine}. Kortti toimii jo nyt, joten kirjoita numero talteen.',
    code: 'Vahvista koodilla nyt',
    again: 'Lähetä linkki uudelleen',
    sent: 'Uusi linkki on matkalla osoitteeseen {0}. Vanha linkki ei enää toimi.',
    wrong: 'Osoite on väärin',
    change: {
      heading: 'Mihin osoitteeseen kortti kuuluu?',
      lead: 'Vanhaan osoitteeseen lähetetty linkki lakkaa toimimasta.',
      hint: 'Emme kerro, onko osoitteella jo tili. Jos on, kortti tulee sille.',
      submit: 'Lähetä linkki uuteen osoitteeseen',
      leave: 'Palaa',
      field: validation.field,
      error: validation.error,
    },
  },
  elsewhere: {
    lead: 'Kortti toimii. Sen numeron ja käynnit näet, kun kirjaudut osoitteella, jolla kortti aktivoitiin. Lähetämme siihen kertakoodin.',
    enter: 'Kirjaudu kertakoodilla',
  },
  added: {
    heading: 'Kiitos! Vuosi on lisätty korttiisi.',
    lead: 'Sinulla on jo {product}, joten siihen lisättiin vuosi. Lähetimme siitä viestin sähköpostiisi.',
  },
  failed: 'Linkkiä ei saatu lähetettyä. Yritä hetken kuluttua uudelleen.',
  openMine: 'Avaa Oma {product}',
  museums: 'Katso museot',
};
