import { worded } from '../../../platform/worded.ts';

const fi = {
  reminder: {
    subject: 'Museovuotesi odottaa yhä – {0}',
    preview: 'Aktivoi korttisi. Se ei maksa sinulle mitään.',
    title: 'Korttisi odottaa sinua yhä.',
    titleNamed: 'Korttisi odottaa sinua yhä, {0}.',
    body: '{0} on hankkinut sinulle kortin, mutta et ole vielä aktivoinut sitä. Vuosi alkaa vasta ensimmäisestä käynnistäsi, joten et ole menettänyt mitään.',
  },
  subject: '{0} antoi sinulle museovuoden',
  preview: 'Aktivoi korttisi. Se ei maksa sinulle mitään.',
  title: 'Museot ovat sinulle auki.',
  titleNamed: 'Museot ovat sinulle auki, {0}.',
  body: '{0} on hankkinut sinulle kortin, jolla pääset museoihin vuoden ajan. Vuosi alkaa ensimmäisestä käynnistäsi.',
  button: 'Aktivoi kortti',
  code: 'Aktivointikoodi',
  merge: 'Jos sinulla on jo {product}, kirjaudu sisään: voit lisätä vuoden korttiisi.',
  privacy:
    'Työnantajasi näkee vain suunnilleen, montako korttia on aktivoitu. Työnantaja ei näe koodia eikä käyntejäsi eikä sitä, oletko aktivoinut kortin.',
};

const sv: typeof fi = {
  reminder: {
    subject: 'Ditt museiår väntar fortfarande – {0}',
    preview: 'Aktivera ditt kort. Det kostar dig ingenting.',
    title: 'Ditt kort väntar fortfarande på dig.',
    titleNamed: 'Ditt kort väntar fortfarande på dig, {0}.',
    body: '{0} har skaffat ett kort åt dig, men du har ännu inte aktiverat det. Året börjar först vid ditt första besök, så du har inte gått miste om något.',
  },
  subject: '{0} gav dig ett museiår',
  preview: 'Aktivera ditt kort. Det kostar dig ingenting.',
  title: 'Museerna är öppna för dig.',
  titleNamed: 'Museerna är öppna för dig, {0}.',
  body: '{0} har skaffat ett kort åt dig. Det ger dig inträde till museerna i ett år. Året börjar vid ditt första besök.',
  button: 'Aktivera kortet',
  code: 'Aktiveringskod',
  merge: 'Om du redan har ett {product}, logga in: du kan lägga till året på ditt kort.',
  privacy:
    'Din arbetsgivare ser bara ungefär hur många kort som har aktiverats. Den ser inte den här koden, om du har aktiverat kortet eller dina besök.',
};

const en: typeof fi = {
  reminder: {
    subject: 'Your year of museums is still waiting – {0}',
    preview: 'Activate your card. It costs you nothing.',
    title: 'Your card is still waiting for you.',
    titleNamed: 'Your card is still waiting for you, {0}.',
    body: '{0} has bought you a card, but you have not activated it yet. The year starts only with your first visit, so you have lost nothing.',
  },
  subject: '{0} gave you a year of museums',
  preview: 'Activate your card. It costs you nothing.',
  title: 'The museums are open to you.',
  titleNamed: 'The museums are open to you, {0}.',
  body: '{0} has bought you a card that lets you into museums for a year. The year starts with your first visit.',
  button: 'Activate the card',
  code: 'Activation code',
  merge: 'If you already have a card, sign in: you can add the year to your card.',
  privacy:
    'Your employer only sees roughly how many cards have been activated. It does not see this code, whether you have activated the card, or your visits.',
};

export const companyInvitationTexts = worded('letter/common:companyInvitation', { fi, sv, en });
