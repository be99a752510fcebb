import { texts as names } from '../../../contract/texts/fi/rights.ts';
import { texts as validation } from '../../../contract/texts/fi/validation.ts';
import { INVITATION_DAYS } from '../../../domain/office/invitation-days.ts';

export const texts = {
  names,
  field: validation.field,
  error: validation.error,
  title: 'Kutsu työntekijäksi',
  description: 'Hyväksy kutsu, niin voit aloittaa työt.',
  looking: 'Haemme kutsua…',
  noToken: 'Kutsua ei löytynyt. Avaa linkki suoraan saamastasi sähköpostista.',
  office: 'Hallinta',
  invitedBy: '{0} kutsui sinut osoitteella {1}. Roolisi: {2}.',
  invited: 'Sinut on kutsuttu osoitteella {0}. Roolisi: {1}.',
  until: 'Kutsu on voimassa {0} asti.',
  waits: {
    second: 'Rooli alkaa, kun toinen henkilö on vahvistanut sen. Saat siitä viestin.',
    starts: 'Rooli alkaa {0}.',
  },
  next: {
    newcomer: 'Kerro vielä nimesi, niin luomme sinulle tilin.',
    signIn: 'Osoitteella on jo tili: kirjaudu sillä, niin voit hyväksyä kutsun.',
    other:
      'Olet nyt kirjautunut osoitteella {0}. Kirjaudu ulos ja avaa kutsun linkki sitten uudelleen.',
    accept: 'Kun olet hyväksynyt kutsun, voit aloittaa heti.',
  },
  accept: 'Hyväksy kutsu',
  signIn: 'Kirjaudu',
  signOut: 'Kirjaudu ulos',
  ended: {
    accepted: {
      heading: 'Kutsu on jo hyväksytty',
      lead: 'Jos hyväksyit sen itse, kirjaudu sisään ja aloita työt. Muussa tapauksessa kerro asiasta heti sille, joka kutsui sinut.',
    },
    expired: {
      heading: 'Kutsu on vanhentunut',
      lead: `Linkki toimii ${INVITATION_DAYS} päivää. Pyydä uusi kutsu siltä, joka kutsui sinut.`,
    },
    withdrawn: {
      heading: 'Kutsu ei ole enää voimassa',
      lead: 'Se on peruttu, tai sinulle on lähetetty sen tilalle uusi. Katso, onko sähköpostissasi uudempi kutsu.',
    },
  },
  home: 'Etusivulle',
  failed: 'Yhteys palvelimeen ei toiminut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  noScript: {
    title: 'Sivu tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
};
