import { texts as validation } from '../../../contract/texts/fi/validation.ts';
import { RESET_LINK_MINUTES } from '../../../domain/account/login-code.ts';

export const texts = {
  title: 'Uusi salasana',
  description: 'Pyydä linkki, jolla valitset uuden salasanan Omaan {product.ill}.',
  ask: {
    heading: 'Unohtuiko salasana?',
    lead: 'Lähetämme sähköpostiisi linkin, jolla valitset uuden salasanan. Voit myös kirjautua kertakoodilla ilman salasanaa.',
    submit: 'Lähetä linkki',
    useCode: 'Kirjaudu kertakoodilla',
  },
  sent: {
    heading: 'Tarkista sähköpostisi',
    lead: `Jos osoitteella {0} on tili, linkki on perillä minuutin sisällä. Se toimii ${RESET_LINK_MINUTES} minuuttia. Katso myös roskaposti.`,
    again: 'Käytä toista osoitetta',
    login: 'Takaisin kirjautumiseen',
  },
  choose: {
    heading: 'Valitse uusi salasana',
    lead: 'Kun salasana on vaihdettu, kirjaamme sinut ulos muilta laitteilta.',
    submit: 'Vaihda salasana',
    rules: {
      longEnough: 'Vähintään 8 merkkiä',
      hasLetter: 'Ainakin yksi kirjain',
      hasDigit: 'Ainakin yksi numero',
    },
    met: 'kunnossa',
  },
  done: {
    heading: 'Salasana on vaihdettu',
    lead: 'Olet nyt kirjautunut tällä laitteella. Muilta laitteilta kirjasimme sinut ulos.',
    open: 'Avaa Oma {product}',
    goOn: 'Jatka siitä, mihin jäit',
  },
  spent: {
    heading: 'Linkki ei enää toimi',
    lead: 'Linkki on vanhentunut tai jo käytetty. Pyydä uusi linkki.',
    again: 'Pyydä uusi linkki',
  },
  offline: 'Yhteys palvelimeen ei toiminut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  problem: 'Salasanan vaihto ei onnistunut',
  slow: 'Tämä kestää tavallista kauemmin.',
  newcomer: {
    title: 'Ei vielä korttia?',
    account: 'Kertakoodi avaa tilin samalla.',
    gift: 'Lahjan voit ostaa kirjautumatta.',
  },
  noScript: {
    title: 'Salasanan vaihto tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä, joten salasanaa ei voi vaihtaa tällä sivulla. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
  field: validation.field,
  hint: validation.hint,
  error: validation.error,
};
