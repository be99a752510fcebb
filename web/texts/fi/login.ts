import { texts as validation } from '../../../contract/texts/fi/validation.ts';
import { CODE_MINUTES } from '../../../domain/account/login-code.ts';

export const texts = {
  title: 'Kirjaudu sisään',
  description:
    'Kirjaudu Omaan {product.ill} sähköpostiin lähetettävällä kertakoodilla tai salasanalla.',
  heading: 'Kirjaudu sisään',
  headingBuy: 'Aloitetaan sähköpostista',
  lead: 'Lähetämme sähköpostiisi kertakoodin. Salasanaa et tarvitse.',
  leadPassword: 'Kirjaudu sähköpostiosoitteellasi ja salasanallasi.',
  leadBuy:
    'Ostat korttia itsellesi. Lähetämme kertakoodin sähköpostiisi, ja salasanan valitset vasta seuraavassa vaiheessa.',
  sendCode: 'Lähetä kertakoodi',
  codeSent: 'Jos osoite on oikein, koodi on perillä minuutin sisällä. Katso myös roskaposti.',
  codeHint: `Koodi on voimassa ${CODE_MINUTES} minuuttia. Voit liittää sen leikepöydältä.`,
  resend: 'Lähetä uusi koodi',
  resendWait: 'Uuden koodin voi pyytää {0} kuluttua.',
  resent: 'Lähetimme uuden koodin',
  enter: 'Kirjaudu',
  enterBuy: 'Jatka ostamaan',
  usePassword: 'Kirjaudu salasanalla',
  useCode: 'Kirjaudu kertakoodilla',
  staffPasskey: 'Henkilökunta: kirjaudu pääsyavaimella',
  forgot: 'Unohdin salasanan',
  slow: 'Tämä kestää tavallista kauemmin.',
  offline: 'Yhteys palvelimeen ei toiminut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  problem: 'Kirjautuminen ei onnistunut',
  newcomer: {
    title: 'Ei vielä korttia?',
    account: 'Kertakoodi avaa tilin samalla.',
    gift: 'Lahjan voit ostaa kirjautumatta.',
  },
  already: {
    heading: 'Olet jo kirjautunut',
    lead: 'Olet kirjautunut osoitteella {0}.',
    continue: 'Jatka',
    signOut: 'Kirjaudu ulos',
  },
  blocked: {
    heading: 'Kirjautuminen ei onnistu tällä selaimella',
    lead: 'Selaimesi estää kirjautumisen. Salli evästeet tai kokeile toista selainta.',
    service: 'Voit myös soittaa asiakaspalveluun: {0}.',
    retry: 'Yritä uudelleen',
  },
  noScript: {
    title: 'Kirjautuminen tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä, joten kertakoodia ei voi lähettää tältä sivulta. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
  field: validation.field,
  hint: validation.hint,
  error: validation.error,
};
