import { texts as startRequest } from '../../../../contract/texts/fi/start-card.ts';
import { texts as validation } from '../../../../contract/texts/fi/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { texts as summary } from './fault-summary.ts';

export const texts = {
  ...validation,
  group: {
    holder: 'Kortin haltija',
    address: 'Minne kortti lähetetään',
    contact: 'Miten tavoitamme sinut',
    password: 'Salasana Omaan {product.ill}',
    choices: 'Valinnat',
  },
  emailHint: 'Sama osoite, jolla kirjauduit. Lähetämme tähän asiakasnumeron ja kuitin.',
  changeEmail: 'Vaihda osoite',
  passwordReplaces: 'Sinulla on jo salasana. Tämä korvaa sen, kun valitset maksutavan.',
  pendingPayment: 'Katso odottavan maksun tila',
  passwordAgain: 'Kirjoita salasana uudelleen, muut tiedot ovat tallella.',
  rule: {
    longEnough: 'Vähintään 8 merkkiä',
    hasLetter: 'Ainakin yksi kirjain',
    hasDigit: 'Ainakin yksi numero',
    isSame: 'Sama kuin edellä',
  },
  met: 'kunnossa',
  noPlastic: 'En tarvitse muovikorttia',
  noPlasticHelp: 'Käytät korttia puhelimen sovelluksessa. Kortti toimii samalla tavalla.',
  campaign: 'Minulla on kampanjakoodi',
  newsletter: 'Haluan uutiskirjeen sähköpostilla ja tekstiviestillä',
  newsletterHelp: 'Voit lopettaa uutiskirjeen milloin vain.',
  terms: 'Hyväksyn {product.gen} {0}',
  termsLink: 'käyttöehdot',
  startAtOnce: startRequest.card2,
  monthly: {
    price: '{0} kuukaudessa, yhteensä {1}',
    binding: `Tilaus sitoo ${INSTALMENT_COUNT} kuukautta, eikä sitä voi lopettaa kesken. Ensimmäisen erän maksat nyt, ja maksupalvelu veloittaa loput erät kuukausittain samalta maksukortilta.`,
    consent: `Ymmärrän, että tilaus sitoo ${INSTALMENT_COUNT} kuukautta eikä sitä voi lopettaa kesken.`,
  },
  summary,
};
